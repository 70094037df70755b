#include "bindings/bindings.h"
#include "bots/arithmetic.h"

using namespace jh;
using namespace nb::literals;

void bind_arithmetic(nb::module_& module) {
    module.def("portable_exp", nb::overload_cast<double>(&bots::portable_exp), "x"_a,
               "Return e**x, with the same bits on every machine.");
    module.def("portable_log", nb::overload_cast<double>(&bots::portable_log), "x"_a,
               "Return the natural logarithm of x, with the same bits on every machine.");
    module.def("portable_pow", &bots::portable_pow, "x"_a, "y"_a,
               "Return x**y for x >= 0, with the same bits on every machine.");
}
