// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes requests to the embedded server: each gets a response with a valid HTTP status, and JSON
// and protobuf bodies are valid.
//
// A request is five lines: method, target, Accept, Content-Type, and body. A zero byte ends it.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/json.hpp"
#include "server/api/api.hpp"
#include "server/request/list_body.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace {

namespace server = kinform::server;

constexpr std::size_t kPiece = 64 * 1024;
constexpr std::string_view kProtobuf = "application/vnd.kubernetes.protobuf";
constexpr std::size_t kRequestsMax = 16;

std::string take_until(std::string_view& rest, char separator) {
  const std::size_t end = std::min(rest.find(separator), rest.size());
  std::string part(rest.substr(0, end));
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

server::ApiRequest take_request(std::string_view& rest) {
  const std::string text = take_until(rest, '\0');
  std::string_view lines = text;
  server::ApiRequest request = {.method = take_until(lines, '\n'),
                                .target = take_until(lines, '\n'),
                                .accept = take_until(lines, '\n'),
                                .content_type = take_until(lines, '\n')};
  request.body = lines;
  request.user = "fuzz";
  return request;
}

void check_response(const server::ApiResponse& response) {
  KINFORM_ASSERT(response.status >= 200 && response.status < 600);
  std::string body = response.body;
  if (response.list) {
    for (std::string piece = response.list->read(kPiece); !piece.empty();
         piece = response.list->read(kPiece)) {
      body += piece;
    }
  }
  if (response.content_type == "application/json" && !body.empty()) {
    KINFORM_ASSERT(kinform::parse_json(body).ok());
  }
  if (response.content_type == kProtobuf) {
    body.append(kinform::codec::kFramePadding, '\0');
    const auto pool = kinform::ObjectPool::create();
    kinform::codec::ProtobufDecoder decoder(*pool);
    const auto size = body.size() - kinform::codec::kFramePadding;
    const auto object = decoder.decode({.text = std::string_view(body).substr(0, size)});
    // The list around an object can make it too deep for a client, as in JSON.
    KINFORM_ASSERT(object.ok() || object.error().code == kinform::ErrorCode::LimitExceeded);
  }
}

// A watch in JSON has lines, one in protobuf frames with a length.
void check_events(std::string_view content_type, std::string_view events) {
  if (content_type == "application/json") {
    KINFORM_ASSERT(events.empty() || events.back() == '\n');
    return;
  }
  while (!events.empty()) {
    std::size_t length = 0;
    for (const char byte : events.substr(0, 4)) {
      length = length << 8U | static_cast<unsigned char>(byte);
    }
    KINFORM_ASSERT(events.size() >= 4 && events.size() - 4 >= length);
    events.remove_prefix(4 + length);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  kinform::test_support::FakeClock clock;
  server::Api api({}, clock);
  for (std::size_t i = 0; i < kRequestsMax && !rest.empty(); ++i) {
    const server::Outcome outcome = api.handle(take_request(rest), server::MayWait::No);
    if (const auto* const response = std::get_if<server::ApiResponse>(&outcome)) {
      check_response(*response);
    } else if (const auto* const watch = std::get_if<server::WatchResponse>(&outcome)) {
      check_events(watch->content_type, api.read(*watch->cursor, kPiece));
    }
  }
  return 0;
}
