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

class Deflater {
 public:
  Deflater() {
    KINFORM_ASSERT(deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + kGzip,
                                MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY) == Z_OK);
  }
  ~Deflater() { deflateEnd(&stream_); }
  Deflater(const Deflater&) = delete;
  Deflater& operator=(const Deflater&) = delete;

  std::string compress(std::string_view text, int flush) {
    constexpr std::size_t kFlushBytes = 64;
    std::string compressed(deflateBound(&stream_, text.size()) + kFlushBytes, '\0');
    stream_.next_in = bytes_of(text);
    stream_.avail_in = static_cast<uInt>(text.size());
    stream_.next_out = reinterpret_cast<Bytef*>(compressed.data());
    stream_.avail_out = static_cast<uInt>(compressed.size());
    KINFORM_ASSERT(deflate(&stream_, flush) == (flush == Z_FINISH ? Z_STREAM_END : Z_OK));
    compressed.resize(compressed.size() - stream_.avail_out);
    return compressed;
  }

 private:
  z_stream stream_{};
};

}  // namespace

std::string gzip(std::string_view text) {
  return Deflater().compress(text, Z_FINISH);
}

std::vector<std::string> flushed_gzip(const std::vector<std::string>& texts) {
  Deflater deflater;
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const bool is_last = i + 1 == texts.size();
    parts.push_back(deflater.compress(texts[i], is_last ? Z_FINISH : Z_SYNC_FLUSH));
  }
  return parts;
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
