// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// List and watch streams over a response body: they read the body and feed a decoder.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "client/decoder_state.hpp"
#include "client/format_negotiation.hpp"
#include "codec/stream_decoder.hpp"
#include "kinform/building_blocks/byte_source.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"

namespace kinform::inline v0::client {

// Blocks until bytes have arrived and writes them into the buffer of a decoder, or marks its end at
// the end of the body. Returns errors of the body unchanged.
[[nodiscard]] Result<void> receive(ByteSource& body, codec::InputBuffer& input,
                                   const std::stop_token& stop);

// The parts of both kinds of streams, besides the decoder. A stream ends with FormatChanged if the
// decoder does not know a field or kind, and the next request will be for JSON.
struct StreamParts {
  std::string what = {};  // What was requested, for errors: "list pods".
  std::unique_ptr<ByteSource> body = {};
  std::shared_ptr<DecoderState> decoding = {};
  ObjectForm form = ObjectForm::Whole;  // MetadataOnly: whole objects are reduced to metadata.
  FormatNegotiation negotiation = {};   // That of the request.
};

// A ListStream that reads a response body and feeds a decoder.
//
// Not thread-safe.
class BlockingListStream final : public ListStream {
 public:
  // `decoder` may refer to `parts.decoding`.
  BlockingListStream(std::unique_ptr<codec::ListDecoder> decoder, StreamParts parts);

  [[nodiscard]] Result<std::optional<ListItem>> next(std::stop_token stop) override;
  [[nodiscard]] const ListMetadata& metadata() const override { return decoder_->metadata(); }
  [[nodiscard]] std::uint64_t bytes_read() const override { return decoder_->input().bytes_fed(); }

 private:
  [[nodiscard]] Result<std::optional<ListItem>> in_requested_form(ListItem item);

  StreamParts parts_;
  const std::unique_ptr<codec::ListDecoder> decoder_;
};

// A WatchStream that reads a response body and feeds a decoder.
//
// Not thread-safe.
class BlockingWatchStream final : public WatchStream {
 public:
  // `decoder` may refer to `parts.decoding`. `clock` must outlive the stream.
  BlockingWatchStream(std::unique_ptr<codec::WatchDecoder> decoder, Clock& clock,
                      StreamParts parts);

  // Returns NothingYet once the timeout has expired, even if bytes of an incomplete event keep
  // arriving. After that, each call reads at most once.
  [[nodiscard]] Result<WatchRead> next(Duration timeout, std::stop_token stop) override;
  [[nodiscard]] std::uint64_t bytes_read() const override { return decoder_->input().bytes_fed(); }

 private:
  [[nodiscard]] Result<void> receive_event(Duration timeout, const std::stop_token& stop,
                                           Result<WatchRead>& read);

  StreamParts parts_;
  Clock& clock_;
  const std::unique_ptr<codec::WatchDecoder> decoder_;
};

}  // namespace kinform::inline v0::client
