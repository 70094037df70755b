import pytest
from hypothesis import HealthCheck, settings

# Time limits would make tests depend on the machine, so there are none.
untimed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

# The default: the same examples on every run. To look for new ones: make test PYTEST_ARGS=--hypothesis-profile=explore
settings.register_profile("steady", untimed, derandomize=True)
settings.register_profile("explore", untimed, max_examples=2000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--decisions", type=int, default=30, help="how many of each bot in the test of its honesty")


@pytest.fixture
def decision_count(request: pytest.FixtureRequest) -> int:
    count: int = request.config.getoption("--decisions")
    return count
