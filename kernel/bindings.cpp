// The only file that knows both the kernel and Python.
#include <nanobind/nanobind.h>

NB_MODULE(_native, module) { module.doc() = "The native kernel."; }
