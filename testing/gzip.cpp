// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/gzip.hpp"

#include <zlib.h>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support {

namespace {

constexpr int kGzip = 16;  // Selects gzip when added to the window size.
constexpr std::size_t kChunk = 1024 * 1024;

// zlib does not change its input.
Bytef* bytes_of(std::string_view text) {
  return reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
}

}  // namespace

std::string gzip(std::string_view text) {
  z_stream stream{};
  KINFORM_ASSERT(deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + kGzip,
                              MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY) == Z_OK);
  std::string compressed(deflateBound(&stream, text.size()), '\0');
  stream.next_in = bytes_of(text);
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(compressed.data());
  stream.avail_out = static_cast<uInt>(compressed.size());
  KINFORM_ASSERT(deflate(&stream, Z_FINISH) == Z_STREAM_END);
  compressed.resize(stream.total_out);
  deflateEnd(&stream);
  return compressed;
}

std::string gunzip(std::string_view compressed) {
  z_stream stream{};
  KINFORM_ASSERT(inflateInit2(&stream, MAX_WBITS + kGzip) == Z_OK);
  stream.next_in = bytes_of(compressed);
  stream.avail_in = static_cast<uInt>(compressed.size());
  std::string text;
  int status = Z_OK;
  while (status == Z_OK) {
    text.resize(stream.total_out + kChunk);
    stream.next_out = reinterpret_cast<Bytef*>(text.data()) + stream.total_out;
    stream.avail_out = static_cast<uInt>(kChunk);
    status = inflate(&stream, Z_NO_FLUSH);
  }
  KINFORM_ASSERT(status == Z_STREAM_END);
  text.resize(stream.total_out);
  inflateEnd(&stream);
  return text;
}

}  // namespace kinform::inline v0::test_support
