// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Unpacks a gzip stream as it is pulled.

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

// Holds one piece of the packed stream at a time, whatever it unpacks to. Errors: those of the
// source as they are; EndOfStream if it ends inside the packed stream; Malformed if that is not
// gzip; LimitExceeded if it unpacks to more than it decently can.
//
// Not thread-safe.
class GzipSource final : public ByteSource {
 public:
  // `inflation_max`: how many bytes one packed byte may become, once more than a MiB has come out.
  // `what`: whose body it is, for errors.
  GzipSource(std::unique_ptr<ByteSource> compressed, std::size_t inflation_max, std::string what);
  ~GzipSource() override;

  void set_timeout(Duration timeout) override { compressed_->set_timeout(timeout); }
  [[nodiscard]] Result<std::size_t> read(std::span<std::byte> into, std::stop_token stop) override;

 private:
  struct Inflater;

  Result<bool> fetch(const std::stop_token& stop);
  Result<std::size_t> unpack(std::span<std::byte> into);
  Error fail(ErrorCode code, const std::string& text);

  const std::unique_ptr<ByteSource> compressed_;
  const std::size_t inflation_max_;
  const std::string what_;
  const std::unique_ptr<Inflater> inflater_;
  std::vector<std::byte> piece_;
  std::uint64_t bytes_in_ = 0;
  std::uint64_t bytes_out_ = 0;
  // The last read had no room for all that was unpacked.
  bool output_pending_ = false;
  // Between members: the end of the source is the end of the stream here and nowhere else.
  bool at_member_end_ = false;
  bool ended_ = false;
  // What is broken stays so.
  std::optional<Error> failure_;
};

}  // namespace kinform::inline v0::http
