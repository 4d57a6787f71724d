// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decompresses a gzip stream as it is read.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/building_blocks/byte_source.hpp"

namespace kinform::inline v0::http {

// Holds one piece of the compressed stream at a time, whatever it decompresses to. The stream may
// consist of several members: API servers send one for each flush. A read returns whatever can be
// decompressed of the bytes that have arrived, before it waits for more.
//
// Errors, after all bytes before them: those of the source unchanged; EndOfStream if it ends inside
// a member; Malformed if something else than gzip begins the stream or follows a member;
// LimitExceeded if the stream expands too much, or if more than a MiB of it expands to nothing,
// such as empty members: a read that keeps finding such bytes would never return.
//
// Not thread-safe.
class GzipSource final : public ByteSource {
 public:
  // `inflation_max`: how many bytes a compressed byte may become on average, over all members, once
  // there is more than a MiB. `what`: the request, for errors.
  GzipSource(std::unique_ptr<ByteSource> compressed, std::size_t inflation_max, std::string what);
  ~GzipSource() override;

  void set_timeout(Duration timeout) override { compressed_->set_timeout(timeout); }
  [[nodiscard]] Result<std::size_t> read(std::span<std::byte> into, std::stop_token stop) override;

 private:
  struct Inflater;

  Result<bool> fetch(const std::stop_token& stop);
  Result<std::size_t> decompress(std::span<std::byte> into);
  Error fail(ErrorCode code, const std::string& text);

  const std::unique_ptr<ByteSource> compressed_;
  const std::size_t inflation_max_;
  const std::string what_;
  const std::unique_ptr<Inflater> inflater_;
  std::vector<std::byte> piece_;
  std::uint64_t bytes_in_ = 0;
  std::uint64_t bytes_out_ = 0;
  // The value of bytes_in_ when something was last decompressed.
  std::uint64_t bytes_in_at_output_ = 0;
  // The last read had no room for everything.
  bool output_pending_ = false;
  // Between members: the end of the source is the end of the stream here and nowhere else.
  bool at_member_end_ = false;
  bool ended_ = false;
  // Later reads return it again.
  std::optional<Error> failure_;
};

}  // namespace kinform::inline v0::http
