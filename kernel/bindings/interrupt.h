// Ctrl-C and exceptions of Python callbacks during a long computation without the GIL.
#pragma once

#include <chrono>

#include "bindings/bindings.h"

// Ends a search on Ctrl-C. It asks Python every 50 ms only, because each question takes the GIL.
class Interrupt {
  public:
    bool operator()() {
        if (seen_ || Clock::now() < next_) return seen_;
        next_ = Clock::now() + std::chrono::milliseconds(50);
        const nb::gil_scoped_acquire acquire;
        seen_ = PyErr_CheckSignals() != 0;
        return seen_;
    }

    // Runs a Python callback. An exception in it ends the search.
    template <class Call>
    void run(Call call) {
        const nb::gil_scoped_acquire acquire;
        if (seen_) return;
        try {
            call();
        } catch (nb::python_error& error) {
            error.restore();
            seen_ = true;
        }
    }

    void rethrow() const {
        if (seen_) throw nb::python_error();
    }

  private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point next_ = Clock::now() + std::chrono::milliseconds(50);
    bool seen_ = false;
};
