// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Chooses the format of one request for objects: protobuf if possible, otherwise JSON.

#pragma once

#include <memory>
#include <string_view>

#include "client/body_format.hpp"
#include "client/json_fallbacks.hpp"
#include "client/requester.hpp"
#include "kinform/client.hpp"

namespace kinform::inline v0::client {

// The objects of a request. Metadata only: of resources of any kind, as protobuf.
struct ObjectsRequested {
  ApiResource resource = {};
  ObjectForm form = ObjectForm::Whole;
  bool is_list = false;
  WireFormat wire_format = WireFormat::Automatic;
};

// Returns whether requests for these objects are for protobuf unless the resource is a fallback.
[[nodiscard]] bool can_be_protobuf(const ObjectsRequested& objects);

//   FormatNegotiation negotiation(fallbacks, {.resource = pods});
//   Result<Response> response = Error();
//   do {
//     negotiation.prepare(call);
//     response = requester.fetch(call, stop);
//   } while (negotiation.must_repeat(response));
//
// The loop ends, because a request is repeated only if it was for protobuf, and then the resource
// is a fallback, for which protobuf is not requested again.
//
// Not thread-safe.
class FormatNegotiation {
 public:
  // Of a request for JSON.
  FormatNegotiation() = default;
  FormatNegotiation(std::shared_ptr<JsonFallbacks> fallbacks, ObjectsRequested objects);

  // Sets the Accept header.
  void prepare(Call& call);

  // Returns whether the request must be sent again, for JSON. That is so if it was for protobuf and
  // the server refused that (406, 415), or if nothing says what the body of the response is.
  template <class Response>
  [[nodiscard]] bool must_repeat(const Result<Response>& response) {
    return response ? must_repeat_after(find_header(response->headers, "Content-Type"))
                    : must_repeat_after(response.error());
  }

  // Takes the failure to decode a response. Returns whether JSON is requested from now on instead:
  // the request was for protobuf, and the decoder does not know a field or kind (NotSupported).
  [[nodiscard]] bool fall_back(const Error& failure);

 private:
  [[nodiscard]] bool must_repeat_after(const Error& failure);
  [[nodiscard]] bool must_repeat_after(std::string_view content_type);

  std::shared_ptr<JsonFallbacks> fallbacks_;  // Null for JSON.
  ObjectsRequested objects_;
  bool requested_protobuf_ = false;
};

}  // namespace kinform::inline v0::client
