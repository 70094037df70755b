"""Exit codes, as `jh --help` says."""

OK = 0
FAILED = 1
BAD_INPUT = 2
NOT_CHECKED = 3
INTERRUPTED = 130
