#include "testing/string_source.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "kinform/detail/assert.hpp"

namespace kinform::testing {

StringSource::StringSource(std::string bytes, StringSourceOptions options)
    : bytes_(std::move(bytes)), options_(std::move(options)) {
  KINFORM_ASSERT(options_.chunk_bytes_max > 0);
}

Result<std::size_t> StringSource::read(std::span<std::byte> into, std::stop_token stop) {
  KINFORM_ASSERT(!into.empty());
  if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "read from memory: stop requested"};

  const std::size_t count =
      std::min({into.size(), options_.chunk_bytes_max, bytes_.size() - position_});
  if (count == 0 && options_.error_at_end) return *options_.error_at_end;
  std::memcpy(into.data(), bytes_.data() + position_, count);
  position_ += count;
  return count;
}

}  // namespace kinform::testing
