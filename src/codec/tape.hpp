// simdjson's own form of a parsed document, the tape, which is documented (its doc/tape.md) and far
// quicker to walk than through its elements.

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

#include "codec/simdjson.hpp"

namespace kinform::codec {

// Words of 64 bits: the type in the upper 8, a payload in the others. Borrowed from the parser
// until its next parse.
class Tape {
 public:
  explicit Tape(const simdjson::dom::document& document)
      : words_(document.tape.get()), strings_(document.string_buf.get()) {}

  // Index of the document's own value.
  static constexpr std::size_t kRoot = 1;

  [[nodiscard]] char type(std::size_t index) const {
    return static_cast<char>(words_[index] >> 56);
  }

  // REQUIRES: type '"'.
  [[nodiscard]] std::string_view text(std::size_t index) const {
    const std::uint8_t* at = strings_ + (words_[index] & kPayload);
    std::uint32_t size = 0;
    std::memcpy(&size, at, sizeof(size));
    return {reinterpret_cast<const char*>(at + sizeof(size)), size};
  }
  // REQUIRES: type 'l', respectively 'u'. The number takes two words.
  [[nodiscard]] std::int64_t integer(std::size_t index) const {
    return static_cast<std::int64_t>(words_[index + 1]);
  }
  [[nodiscard]] std::uint64_t unsigned_integer(std::size_t index) const {
    return words_[index + 1];
  }

  // The index behind a value.
  [[nodiscard]] std::size_t skip(std::size_t index) const {
    switch (type(index)) {
      case '{':
      case '[':
        return words_[index] & 0xffffffff;
      case 'l':
      case 'u':
      case 'd':
        return index + 2;
      default:
        return index + 1;
    }
  }

  // The value of a member, the last one if there are several. REQUIRES: type '{'.
  [[nodiscard]] std::optional<std::size_t> find(std::size_t object, std::string_view key) const {
    std::optional<std::size_t> found;
    for (std::size_t at = object + 1; type(at) != '}'; at = skip(at + 1)) {
      if (text(at) == key) found = at + 1;
    }
    return found;
  }

 private:
  static constexpr std::uint64_t kPayload = (std::uint64_t{1} << 56) - 1;

  const std::uint64_t* words_;
  const std::uint8_t* strings_;
};

}  // namespace kinform::codec
