from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, settings

from tests.processes import Process, left_behind, mark_descendants

# Examples have no time limit, because it would make tests depend on the machine. Each test has one, so it cannot hang.
untimed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

# The default profile tries the same examples on every run. To try new ones:
# make test PYTEST_ARGS=--hypothesis-profile=explore
settings.register_profile("steady", untimed, derandomize=True)
settings.register_profile("explore", untimed, max_examples=2000)

_PROCESSES_END_WITHIN = 5.0


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--decisions", type=int, default=30, help="how many of each bot in the test of its honesty")
    parser.addoption("--repeat", type=int, default=1, help="how many times each test runs")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    times: int = metafunc.config.getoption("--repeat")
    if times > 1:
        metafunc.fixturenames.append("repetition")
        metafunc.parametrize("repetition", range(times))


@pytest.fixture
def decision_count(request: pytest.FixtureRequest) -> int:
    count: int = request.config.getoption("--decisions")
    return count


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell ignores it for what it runs in the background
    if not hasattr(config, "workerinput"):
        mark_descendants(f"{os.getpid()}-{os.urandom(4).hex()}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the random seed, which -q leaves out of the header, and how long processes took to end."""
    reports = [report for reports in terminalreporter.stats.values() for report in reports]
    seconds = [value for report in reports for name, value in getattr(report, "user_properties", ()) if name == "ended"]
    if seconds:
        terminalreporter.write_line(f"Processes told to end: {len(seconds)}, the slowest took {max(seconds):.1f} s")
    if config.pluginmanager.hasplugin("randomly"):
        terminalreporter.write_line(f"To repeat this order: --randomly-seed={config.option.randomly_seed}")


@pytest.fixture(autouse=True)
def _no_process_outlives_its_test() -> Iterator[None]:
    """Fail a test that leaves a process running. Wider fixtures started theirs before, or they are `shared`."""
    Process.forget_ended()
    before = list(Process.started)
    yield
    left = [process for process in Process.started if process.runs and not process.shared and process not in before]
    for process in left:
        process.kill()
    assert not left, f"still running after the test: {[process.name for process in left]}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show the logs of the processes of a test that failed."""
    report = yield
    if report.failed:
        for process in Process.started:
            process.dump_stacks()
            report.sections.append((f"log of {process.name}", process.log))
    return report


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail if a process is left behind, also one of a worker that was killed."""
    if hasattr(session.config, "workerinput"):
        return
    left = left_behind(_PROCESSES_END_WITHIN)
    for pid, command in left.items():
        print(f"\nleft behind: {command}")
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    if left:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
