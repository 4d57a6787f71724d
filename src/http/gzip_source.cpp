// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/gzip_source.hpp"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::http {
namespace {

constexpr std::size_t kPieceBytes = 64 * 1024;
constexpr std::uint64_t kAlwaysAllowedBytes = 1024 * 1024;
constexpr std::uint64_t kEmptyBytesMax = 1024 * 1024;
constexpr int kGzipOnly = 16;  // Added to the window's size: no zlib header, no raw stream.

}  // namespace

struct GzipSource::Inflater {
  Inflater() { KINFORM_ASSERT(inflateInit2(&stream, MAX_WBITS + kGzipOnly) == Z_OK); }
  ~Inflater() { inflateEnd(&stream); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  z_stream stream{};
};

GzipSource::GzipSource(std::unique_ptr<ByteSource> compressed, std::size_t inflation_max,
                       std::string what)
    : compressed_(std::move(compressed)),
      inflation_max_(std::max<std::size_t>(inflation_max, 1)),
      what_(std::move(what)),
      inflater_(std::make_unique<Inflater>()),
      piece_(kPieceBytes) {}

GzipSource::~GzipSource() = default;

Result<std::size_t> GzipSource::read(std::span<std::byte> into, std::stop_token stop) {
  KINFORM_ASSERT(!into.empty());
  if (failure_) return *failure_;
  while (!ended_) {
    if (inflater_->stream.avail_in == 0 && !output_pending_) {
      const Result<bool> more = fetch(stop);
      if (!more) return more.error();
      if (!*more) break;
    }
    Result<std::size_t> count = decompress(into);
    if (!count || *count > 0) return count;
  }
  return std::size_t{0};
}

// Reads the next piece of the compressed stream; returns false at its end.
Result<bool> GzipSource::fetch(const std::stop_token& stop) {
  const Result<std::size_t> count = compressed_->read(piece_, stop);
  if (!count) return count.error();
  if (*count == 0) {
    ended_ = true;
    // An empty body is an empty stream, gzip or not.
    if (at_member_end_ || bytes_in_ == 0) return false;
    return fail(ErrorCode::EndOfStream,
                "gzip body truncated after " + std::to_string(bytes_in_) + " bytes");
  }
  inflater_->stream.next_in = reinterpret_cast<Bytef*>(piece_.data());
  inflater_->stream.avail_in = static_cast<uInt>(*count);
  bytes_in_ += *count;
  return true;
}

Result<std::size_t> GzipSource::decompress(std::span<std::byte> into) {
  z_stream& stream = inflater_->stream;
  if (at_member_end_) {  // Another member follows, as after `cat a.gz b.gz`.
    inflateReset(&stream);
    at_member_end_ = false;
  }
  const std::size_t room = std::min<std::size_t>(into.size(), std::numeric_limits<uInt>::max());
  stream.next_out = reinterpret_cast<Bytef*>(into.data());
  stream.avail_out = static_cast<uInt>(room);
  const int state = inflate(&stream, Z_SYNC_FLUSH);
  at_member_end_ = state == Z_STREAM_END;
  output_pending_ = stream.avail_out == 0 && !at_member_end_;
  const std::size_t count = room - stream.avail_out;
  bytes_out_ += count;
  if (count > 0) bytes_in_at_output_ = bytes_in_;
  if (state != Z_OK && state != Z_STREAM_END && state != Z_BUF_ERROR) {
    const Error error =
        fail(ErrorCode::Malformed,
             std::string("invalid gzip data: ") + (stream.msg == nullptr ? "damaged" : stream.msg));
    if (count == 0) return error;  // Else what came before it comes first.
  }
  const std::uint64_t used = bytes_in_ - stream.avail_in;
  if (bytes_out_ > kAlwaysAllowedBytes && bytes_out_ / inflation_max_ > used) {
    return fail(ErrorCode::LimitExceeded, std::to_string(used) + " bytes of gzip decompress to " +
                                              std::to_string(bytes_out_) +
                                              " or more, above the limit of " +
                                              std::to_string(inflation_max_) + " to one");
  }
  if (bytes_in_ - bytes_in_at_output_ > kEmptyBytesMax) {
    return fail(ErrorCode::LimitExceeded, "gzip body: more than " + std::to_string(kEmptyBytesMax) +
                                              " bytes in a row that decompress to nothing");
  }
  return count;
}

Error GzipSource::fail(ErrorCode code, const std::string& text) {
  failure_.emplace(code, what_ + ": " + text);
  return *failure_;
}

}  // namespace kinform::inline v0::http
