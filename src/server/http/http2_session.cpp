// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/http2_session.hpp"

#include <nghttp2/nghttp2.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <vector>

#include "base/ascii.hpp"
#include "kinform/detail/assert.hpp"
#include "server/http/channel.hpp"

namespace kinform::inline v0::server {
namespace {

// As kube-apiserver: a request body of usual size needs no round trip.
constexpr std::uint32_t kStreamWindow = 256 * 1024;
constexpr std::int32_t kConnectionWindow = 1024 * 1024;
// A header block may need several frames, as many as a header of kHeaderBytesMax and some. Our own
// limit, because not every release of nghttp2 1.52 has one (CVE-2024-28182).
constexpr std::size_t kBlockBytesMax = 4 * kHeaderBytesMax;
// Frames that wait to be sent, other than data: more mean that the client does not read.
constexpr std::size_t kQueuedFramesMax = 1'000;

nghttp2_nv to_nv(std::string_view name, std::string_view value) {
  // nghttp2 copies both; its type is not const.
  const auto bytes = [](std::string_view text) {
    return reinterpret_cast<std::uint8_t*>(const_cast<char*>(text.data()));
  };
  return {.name = bytes(name),
          .value = bytes(value),
          .namelen = name.size(),
          .valuelen = value.size(),
          .flags = NGHTTP2_NV_FLAG_NONE};
}

std::string_view as_text(const std::uint8_t* bytes, std::size_t size) {
  return {reinterpret_cast<const char*>(bytes), size};
}

bool has_flag(const nghttp2_frame_hd& header, std::uint8_t flag) {
  return (header.flags & flag) != 0;
}

bool is_request(const nghttp2_frame& frame) {
  return frame.hd.type == NGHTTP2_HEADERS && frame.headers.cat == NGHTTP2_HCAT_REQUEST;
}

}  // namespace

// nghttp2's callbacks. `user` is the session.
struct Http2Session::Callbacks {
  static Http2Session& self(void* user) { return *static_cast<Http2Session*>(user); }
  // Ends feed() at once after too many frames.
  static int outcome(const Http2Session& session) {
    return session.is_flooded_ ? NGHTTP2_ERR_CALLBACK_FAILURE : 0;
  }

  static int on_begin_frame(nghttp2_session* /*session*/, const nghttp2_frame_hd* header,
                            void* user) {
    if (header->type != NGHTTP2_CONTINUATION) self(user).block_bytes_ = 0;
    return 0;
  }

  static int on_begin_headers(nghttp2_session* /*session*/, const nghttp2_frame* frame,
                              void* user) {
    if (is_request(*frame)) self(user).events_.on_request(frame->hd.stream_id);
    return 0;
  }

  static int on_header(nghttp2_session* /*session*/, const nghttp2_frame* frame,
                       const std::uint8_t* name, std::size_t name_size, const std::uint8_t* value,
                       std::size_t value_size, std::uint8_t /*flags*/, void* user) {
    if (!is_request(*frame)) return 0;  // Trailers are ignored, as in HTTP/1.1.
    self(user).events_.on_header(frame->hd.stream_id, as_text(name, name_size),
                                 as_text(value, value_size));
    return 0;
  }

  // nghttp2 would ignore a field with invalid characters.
  static int on_invalid_header(nghttp2_session* session, const nghttp2_frame* frame,
                               const std::uint8_t* /*name*/, std::size_t /*name_size*/,
                               const std::uint8_t* /*value*/, std::size_t /*value_size*/,
                               std::uint8_t /*flags*/, void* /*user*/) {
    nghttp2_submit_rst_stream(session, NGHTTP2_FLAG_NONE, frame->hd.stream_id,
                              NGHTTP2_PROTOCOL_ERROR);
    return NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE;
  }

  static int on_frame(nghttp2_session* session, const nghttp2_frame* frame, void* user) {
    Http2Session& own = self(user);
    const nghttp2_frame_hd& header = frame->hd;
    const bool ends_stream = has_flag(header, NGHTTP2_FLAG_END_STREAM);
    switch (header.type) {
      case NGHTTP2_HEADERS:
        if (is_request(*frame)) {
          own.events_.on_header_end(header.stream_id, !ends_stream);
        } else if (ends_stream) {
          own.events_.on_body_end(header.stream_id);
        }
        break;
      case NGHTTP2_DATA:
        if (ends_stream) {
          own.events_.on_body_end(header.stream_id);
        } else if (header.length == frame->data.padlen) {
          own.count_frame();
        }
        break;
      case NGHTTP2_PING:
        if (has_flag(header, NGHTTP2_FLAG_ACK)) break;
        own.count_frame();
        if (!own.ignores_pings_) {
          nghttp2_submit_ping(session, NGHTTP2_FLAG_ACK, frame->ping.opaque_data);
        }
        break;
      case NGHTTP2_SETTINGS:
      case NGHTTP2_RST_STREAM:
        own.count_frame();
        break;
      default:
        break;
    }
    return outcome(own);
  }

  static int on_data(nghttp2_session* /*session*/, std::uint8_t /*flags*/, std::int32_t stream,
                     const std::uint8_t* data, std::size_t size, void* user) {
    self(user).events_.on_body(stream, as_text(data, size));
    return 0;
  }

  static int on_frame_sent(nghttp2_session* /*session*/, const nghttp2_frame* frame, void* user) {
    Http2Session& own = self(user);
    // Every stream that the client makes the server reset costs as much as one that it resets.
    if (frame->hd.type == NGHTTP2_RST_STREAM) own.count_frame();
    if (frame->hd.type == NGHTTP2_HEADERS || frame->hd.type == NGHTTP2_DATA) {
      own.events_.on_sent(frame->hd.stream_id);
    }
    return 0;
  }

  static int on_stream_close(nghttp2_session* /*session*/, std::int32_t stream,
                             std::uint32_t /*error*/, void* user) {
    self(user).events_.on_stream_closed(stream);
    return 0;
  }

  // Says how much of the body the next frame has. send_data() then copies it straight into the
  // output.
  static ssize_t supply(nghttp2_session* /*session*/, std::int32_t stream, std::uint8_t* /*into*/,
                        std::size_t bytes_max, std::uint32_t* flags,
                        nghttp2_data_source* /*source*/, void* user) {
    const Http2Supply supplied = self(user).events_.supply(stream, bytes_max);
    if (supplied.bytes == 0 && !supplied.is_last) return NGHTTP2_ERR_DEFERRED;
    *flags |= NGHTTP2_DATA_FLAG_NO_COPY;
    if (supplied.is_last) *flags |= NGHTTP2_DATA_FLAG_EOF;
    return static_cast<ssize_t>(supplied.bytes);
  }

  static int send_data(nghttp2_session* /*session*/, nghttp2_frame* frame,
                       const std::uint8_t* header, std::size_t size,
                       nghttp2_data_source* /*source*/, void* user) {
    Http2Session& own = self(user);
    if (own.out_->size() >= own.out_bytes_max_) return NGHTTP2_ERR_WOULDBLOCK;
    constexpr std::size_t kFrameHeaderBytes = 9;
    own.out_->append(as_text(header, kFrameHeaderBytes));
    own.events_.append_to(*own.out_, frame->hd.stream_id, size);
    return 0;
  }
};

Http2Session::Http2Session(Http2Events& events, std::uint32_t streams_max) : events_(events) {
  nghttp2_session_callbacks* callbacks = nullptr;
  KINFORM_ASSERT(nghttp2_session_callbacks_new(&callbacks) == 0);
  nghttp2_session_callbacks_set_on_begin_frame_callback(callbacks, Callbacks::on_begin_frame);
  nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks, Callbacks::on_begin_headers);
  nghttp2_session_callbacks_set_on_header_callback(callbacks, Callbacks::on_header);
  nghttp2_session_callbacks_set_on_invalid_header_callback(callbacks, Callbacks::on_invalid_header);
  nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, Callbacks::on_frame);
  nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, Callbacks::on_data);
  nghttp2_session_callbacks_set_on_frame_send_callback(callbacks, Callbacks::on_frame_sent);
  nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, Callbacks::on_stream_close);
  nghttp2_session_callbacks_set_send_data_callback(callbacks, Callbacks::send_data);

  nghttp2_option* options = nullptr;
  KINFORM_ASSERT(nghttp2_option_new(&options) == 0);
  nghttp2_option_set_no_auto_window_update(options, 1);
  nghttp2_option_set_no_auto_ping_ack(options, 1);
  nghttp2_option_set_no_closed_streams(options, 1);
  KINFORM_ASSERT(nghttp2_session_server_new2(&session_, callbacks, this, options) == 0);
  nghttp2_option_del(options);
  nghttp2_session_callbacks_del(callbacks);

  const std::array<nghttp2_settings_entry, 4> settings = {
      {{NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, streams_max},
       {NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, kStreamWindow},
       {NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, kHeaderBytesMax},
       // Clients' trees of priorities are ignored: they cost memory and are deprecated.
       {NGHTTP2_SETTINGS_NO_RFC7540_PRIORITIES, 1}}};
  nghttp2_submit_settings(session_, NGHTTP2_FLAG_NONE, settings.data(), settings.size());
  nghttp2_session_set_local_window_size(session_, NGHTTP2_FLAG_NONE, 0, kConnectionWindow);
}

Http2Session::~Http2Session() {
  nghttp2_session_del(session_);
}

void Http2Session::count_frame() {
  if (!guard_.admits(std::chrono::steady_clock::now())) is_flooded_ = true;
}

void Http2Session::feed(std::string_view bytes) {
  block_bytes_ += bytes.size();
  const ssize_t used = nghttp2_session_mem_recv(
      session_, reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
  const bool is_flood = is_flooded_ || used == NGHTTP2_ERR_FLOODED ||
                        block_bytes_ > kBlockBytesMax ||
                        nghttp2_session_get_outbound_queue_size(session_) > kQueuedFramesMax;
  if (is_flood) {
    terminate(Http2Error::EnhanceYourCalm);
  } else if (used < 0) {
    terminate(Http2Error::Protocol);
  }
}

std::string Http2Session::take_output(std::size_t bytes_max) {
  std::string out;
  out_ = &out;
  out_bytes_max_ = bytes_max;
  while (out.size() < bytes_max) {
    const std::uint8_t* data = nullptr;
    const ssize_t size = nghttp2_session_mem_send(session_, &data);
    if (size <= 0) break;
    out.append(as_text(data, static_cast<std::size_t>(size)));
  }
  out_ = nullptr;
  return out;
}

bool Http2Session::is_finished() const {
  return nghttp2_session_want_read(session_) == 0 && nghttp2_session_want_write(session_) == 0;
}

bool Http2Session::respond(StreamId stream, const ResponseHead& head, bool has_more) {
  const std::string status = std::to_string(head.status);
  std::vector<HeaderField> fields = header_fields(head);
  std::vector<std::string> names;
  names.reserve(fields.size());
  std::vector<nghttp2_nv> list = {to_nv(":status", status)};
  for (const HeaderField& field : fields) {
    list.push_back(to_nv(names.emplace_back(lower_case(field.name)), field.value));
  }
  const nghttp2_data_provider provider = {.source = {}, .read_callback = Callbacks::supply};
  return nghttp2_submit_response(session_, stream, list.data(), list.size(),
                                 has_more ? &provider : nullptr) == 0;
}

void Http2Session::send_continue(StreamId stream) {
  const nghttp2_nv status = to_nv(":status", "100");
  nghttp2_submit_headers(session_, NGHTTP2_FLAG_NONE, stream, nullptr, &status, 1, nullptr);
}

void Http2Session::resume(StreamId stream) {
  // Fails if nghttp2 has not asked for the rest yet, and will ask by itself.
  nghttp2_session_resume_data(session_, stream);
}

void Http2Session::reset(StreamId stream, Http2Error error) {
  nghttp2_submit_rst_stream(session_, NGHTTP2_FLAG_NONE, stream, static_cast<std::uint32_t>(error));
}

void Http2Session::consume(StreamId stream, std::size_t bytes) {
  nghttp2_session_consume(session_, stream, bytes);
}

void Http2Session::consume_of_connection(std::size_t bytes) {
  nghttp2_session_consume_connection(session_, bytes);
}

std::size_t Http2Session::send_window(StreamId stream) const {
  return static_cast<std::size_t>(
      std::max(0, nghttp2_session_get_stream_remote_window_size(session_, stream)));
}

void Http2Session::go_away(std::optional<StreamId> last_stream) {
  const StreamId highest = nghttp2_session_get_last_proc_stream_id(session_);
  nghttp2_submit_goaway(session_, NGHTTP2_FLAG_NONE,
                        std::min(last_stream.value_or(highest), highest), NGHTTP2_NO_ERROR, nullptr,
                        0);
}

void Http2Session::terminate(Http2Error error) {
  nghttp2_session_terminate_session(session_, static_cast<std::uint32_t>(error));
}

}  // namespace kinform::inline v0::server
