"""Exit codes, as `jh --help` says."""

OK = 0
FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130
