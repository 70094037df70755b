"""What every process has: limits, metrics, logs, thread pools, the broker, and shutdown."""
