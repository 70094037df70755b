#include <algorithm>
#include <mutex>
#include <span>

#include "bindings/bindings.h"
#include "play/batch.h"

using namespace jh;
using namespace nb::literals;

namespace {

template <class Number, class... Shape>
using Array = nb::ndarray<Number, nb::shape<-1, Shape::value...>, nb::c_contig, nb::device::cpu>;
template <std::size_t columns>
using Columns = std::integral_constant<std::int64_t, columns>;

using Observations = Array<std::uint8_t, Columns<rules::kEncodingBytes>>;
using Legal = Array<bool, Columns<rules::kActions>>;
using Rewards = Array<float, Columns<rules::kSeats>>;
using Deciders = Array<std::uint8_t>;
using Dones = Array<bool>;
using Actions = Array<const std::int32_t>;
using OwnActions = Array<std::int32_t>;

void check_rows(std::size_t rows, std::size_t size, const char* name) {
    if (rows != size)
        throw nb::value_error((std::string(name) + " has " + std::to_string(rows) + " rows for a batch of " +
                               std::to_string(size)).c_str());
}

// A batch, and the caller's arrays that it keeps alive and writes to.
class BoundBatch {
  public:
    BoundBatch(std::int64_t size, std::int64_t form, std::uint64_t seed, Observations observations, Legal legal,
               Rewards rewards, Deciders deciders, Dones dones)
        : observations_(observations), legal_(legal), rewards_(rewards), deciders_(deciders), dones_(dones),
          actions_(checked_size(size)) {
        const auto its_form = checked<play::Form>(form, 2, "form");
        nb::gil_scoped_release release;
        batch_ = std::make_unique<play::Batch>(actions_.size(), its_form, seed);
        batch_->show(buffers());
    }

    void reset() {
        nb::gil_scoped_release release;
        const std::lock_guard lock(mutex_);
        batch_->reset();
        batch_->show(buffers());
    }

    void step(const Actions& actions) {
        check_rows(actions.shape(0), actions_.size(), "actions");
        nb::gil_scoped_release release;
        const std::lock_guard lock(mutex_);
        // Check and play a copy, because another thread may write to the caller's array.
        std::copy_n(actions.data(), actions_.size(), actions_.begin());
        if (const auto row = batch_->first_illegal(actions_)) refuse(*row);
        batch_->step(actions_, buffers());
    }

    void choose_random(const OwnActions& actions) {
        check_rows(actions.shape(0), actions_.size(), "actions");
        nb::gil_scoped_release release;
        const std::lock_guard lock(mutex_);
        batch_->choose_random({actions.data(), actions.shape(0)});
    }

    rules::Position position(std::int64_t row) {
        if (row < 0 || static_cast<std::size_t>(row) >= actions_.size()) throw nb::index_error("no such row");
        nb::gil_scoped_release release;
        const std::lock_guard lock(mutex_);
        return batch_->position(static_cast<std::size_t>(row));
    }

    std::size_t size() const { return actions_.size(); }

  private:
    std::size_t checked_size(std::int64_t wanted) const {
        constexpr std::int64_t most = 1 << 24;
        if (wanted < 1) throw nb::value_error("a batch has at least one row");
        const auto size = checked<std::size_t>(wanted, most, "size");
        check_rows(observations_.shape(0), size, "observations");
        check_rows(legal_.shape(0), size, "legal");
        check_rows(rewards_.shape(0), size, "rewards");
        check_rows(deciders_.shape(0), size, "deciders");
        check_rows(dones_.shape(0), size, "dones");
        return size;
    }

    play::Buffers buffers() const {
        return {{observations_.data(), observations_.size()},
                {reinterpret_cast<std::uint8_t*>(legal_.data()), legal_.size()},
                {rewards_.data(), rewards_.size()},
                {deciders_.data(), deciders_.size()},
                {reinterpret_cast<std::uint8_t*>(dones_.data()), dones_.size()}};
    }

    [[noreturn]] void refuse(std::size_t row) const {
        throw nb::value_error(("row " + std::to_string(row) + ": action " + std::to_string(actions_[row]) +
                               " is not legal; no round was changed").c_str());
    }

    Observations observations_;
    Legal legal_;
    Rewards rewards_;
    Deciders deciders_;
    Dones dones_;
    std::vector<std::int32_t> actions_;
    std::unique_ptr<play::Batch> batch_;
    std::mutex mutex_;
};

}  // namespace

void bind_batch(nb::module_& module) {
    nb::class_<BoundBatch>(module, "Batch", "Many rounds that are stepped together. Their state is written to the caller's arrays.")
        .def(nb::init<std::int64_t, std::int64_t, std::uint64_t, Observations, Legal, Rewards, Deciders, Dones>(),
             "size"_a, "form"_a, "seed"_a, "observations"_a.noconvert(), "legal"_a.noconvert(),
             "rewards"_a.noconvert(), "deciders"_a.noconvert(), "dones"_a.noconvert())
        .def_prop_ro("size", &BoundBatch::size)
        .def("reset", &BoundBatch::reset)
        .def("step", &BoundBatch::step, "actions"_a.noconvert())
        .def("choose_random", &BoundBatch::choose_random, "actions"_a.noconvert())
        .def("position", &BoundBatch::position, "row"_a);
}
