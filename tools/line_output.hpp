// Lines for whoever reads our standard output, from several threads.

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::tools {

// Gathers lines and writes them in few pieces. After the first failure (a reader that has gone, a
// full disk) nothing is written any more.
//
// Thread safety: all members may be called from any thread.
class LineOutput {
 public:
  enum class More : std::uint8_t {
    Follows,  // Soon, so this line may wait for it.
    Unknown,  // The reader should see this line now.
  };

  // `on_failure` is called once, by the thread whose line could not be written; it may not call
  // this object.
  LineOutput(int descriptor, std::function<void()> on_failure);

  // `line` without a line break.
  void write(std::string_view line, More more);
  void flush();

  // errno of the failure; 0 if there is none.
  [[nodiscard]] int failure() const;

 private:
  void flush_locked() KINFORM_REQUIRES(mutex_);

  const int descriptor_;
  const std::function<void()> on_failure_;

  // Held while writing: that is what keeps lines whole and in order, and only printers wait for it.
  mutable detail::Mutex mutex_;
  std::string pending_ KINFORM_GUARDED_BY(mutex_);
  int failure_ KINFORM_GUARDED_BY(mutex_) = 0;
};

}  // namespace kinform::inline v0::tools
