// Each room has a namespace of its own, so headers of any two rooms can be used in one file.
#include "bots/search.h"
#include "solver/search.h"

#include <type_traits>

static_assert(std::is_class_v<jh::solver::Search>);
static_assert(std::is_function_v<decltype(jh::bots::search)>);

int main() {}
