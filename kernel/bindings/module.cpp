#include "bindings/bindings.h"

NB_MODULE(_native, module) {
    nb::set_leak_warnings(false);  // what a module keeps until the process ends is no leak
    module.doc() = "The native kernel.";
    bind_position(module);
    bind_playouts(module);
    bind_worlds(module);
    bind_deal(module);
    bind_batch(module);
    bind_solver(module);
    bind_bots(module);
    bind_arithmetic(module);
}
