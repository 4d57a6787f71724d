// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/body_format.hpp"

#include <string>

#include "api/parse_error.hpp"
#include "base/ascii.hpp"
#include "codec/protobuf/protobuf_object.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::client {

Result<BodyFormat> format_of(std::string_view content_type) {
  const std::string media_type =
      lower_case(trimmed(content_type.substr(0, content_type.find(';'))));
  if (media_type.empty() || media_type == "application/json") return BodyFormat::Json;
  if (media_type == "application/vnd.kubernetes.protobuf") return BodyFormat::Protobuf;
  return Error{ErrorCode::Malformed, "response is neither JSON nor protobuf but " +
                                         api::quote(media_type) +
                                         ": is this the address of an API server?"};
}

std::string_view accept_header(const Acceptable& acceptable) {
  const auto [form, is_list, protobuf] = acceptable;
  if (form == ObjectForm::Whole) {
    return protobuf ? "application/vnd.kubernetes.protobuf,application/json" : "application/json";
  }
  // Servers too old for metadata only send whole objects, which the streams reduce (DY-04).
  if (is_list) {
    return protobuf ? "application/vnd.kubernetes.protobuf;as=PartialObjectMetadataList;"
                      "g=meta.k8s.io;v=v1,"
                      "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,"
                      "application/json"
                    : "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,"
                      "application/json";
  }
  return protobuf ? "application/vnd.kubernetes.protobuf;as=PartialObjectMetadata;"
                    "g=meta.k8s.io;v=v1,"
                    "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,"
                    "application/json"
                  : "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,"
                    "application/json";
}

bool has_protobuf(const ApiResource& resource) {
  return schema::kubernetes_schema().find_resource(resource.group, resource.version,
                                                   resource.plural) != nullptr;
}

Result<ObjectPtr> decode_body(std::string_view body, BodyFormat format) {
  return format == BodyFormat::Protobuf ? codec::parse_protobuf_object(body) : parse_object(body);
}

}  // namespace kinform::inline v0::client
