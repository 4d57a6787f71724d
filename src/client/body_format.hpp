// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Formats of bodies: what the Accept header asks for, and what the Content-Type says.

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api_resource.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

enum class BodyFormat : std::uint8_t { Json, Protobuf };

// Returns the format that a Content-Type names, whatever its case and parameters. Without one, it
// is JSON. Returns Malformed for other formats, such as the HTML of a proxy's error page.
[[nodiscard]] Result<BodyFormat> format_of(std::string_view content_type);

// Returns the Accept header of a request for one object, or a watch, or a list.
struct Acceptable {
  ObjectForm form = ObjectForm::Whole;
  bool is_list = false;
  bool protobuf = false;  // Preferred to JSON.
};
[[nodiscard]] std::string_view accept_header(const Acceptable& acceptable);

// Returns whether the resource is one of Kubernetes itself, whose types the decoder has tables of.
[[nodiscard]] bool has_protobuf(const ApiResource& resource);

// Decodes the body of a single object. NotSupported and Malformed are as in ProtobufDecoder.
[[nodiscard]] Result<ObjectPtr> decode_body(std::string_view body, BodyFormat format);

}  // namespace kinform::inline v0::client
