// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes GzipSource: the result does not depend on how the bytes are split, and never exceeds the
// limit.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "http/gzip_source.hpp"
#include "kinform/detail/assert.hpp"
#include "testing/fakes/string_source.hpp"

namespace {

using kinform::ErrorCode;
using kinform::http::GzipSource;
using kinform::test_support::StringSource;

constexpr std::size_t kInflationMax = 20;
constexpr std::size_t kNoInflationMax = 2000;  // Twice the highest compression ratio of gzip.

struct Outcome {
  std::string text;
  ErrorCode code = ErrorCode::Unknown;

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome unpack(const std::string& compressed, std::size_t inflation_max, std::size_t chunk_bytes,
               std::size_t read_bytes) {
  GzipSource source(
      std::make_unique<StringSource>(
          compressed, kinform::test_support::StringSourceOptions{.chunk_bytes_max = chunk_bytes}),
      inflation_max, "fuzz");
  Outcome outcome;
  std::vector<std::byte> piece(read_bytes);
  while (true) {
    const kinform::Result<std::size_t> count = source.read(piece, {});
    if (!count) {
      outcome.code = count.error().code;
      return outcome;
    }
    if (*count == 0) return outcome;
    outcome.text.append(reinterpret_cast<const char*>(piece.data()), *count);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string compressed(reinterpret_cast<const char*>(data), size);
  constexpr std::size_t kReadBytes = 4096;
  const Outcome whole = unpack(compressed, kNoInflationMax, size + 1, kReadBytes);
  KINFORM_ASSERT(whole == unpack(compressed, kNoInflationMax, 7, 33));

  constexpr std::size_t kAlwaysAllowedBytes = 1024 * 1024;
  const Outcome limited = unpack(compressed, kInflationMax, size + 1, kReadBytes);
  KINFORM_ASSERT(limited.text.size() <= kAlwaysAllowedBytes + kReadBytes + kInflationMax * size);
  return 0;
}
