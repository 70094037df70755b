#include "bindings/bindings.h"

NB_MODULE(_native, module) {
    nb::set_leak_warnings(false);  // a module may keep objects until the process ends
    module.doc() = "The native kernel.";
    bind_position(module);
    bind_playouts(module);
    bind_worlds(module);
    bind_deal(module);
    bind_batch(module);
    bind_solver(module);
    bind_bots(module);
    bind_levels(module);
    bind_review(module);
    bind_arithmetic(module);
}
