// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/object_filter.hpp"

#include <string_view>

namespace kinform::inline v0 {

namespace {

bool is_table(const Object& object) {
  return object.kind() == "Table" && (object.api_version() == "meta.k8s.io/v1" ||
                                      object.api_version() == "meta.k8s.io/v1beta1");
}

bool contradicts(std::string_view said, std::string_view expected) {
  return !said.empty() && !expected.empty() && said != expected;
}

}  // namespace

Error refused_item(const Refusal& refusal, const ObjectPtr& object) {
  std::string text = "list: unexpected item in the response";
  if (object) text += ": " + object->key().to_string();
  if (refusal.expected.empty()) {
    text += ": " + std::string(refusal.message);
  } else {
    text += ": the server sends " + refusal.actual + ", expected " + refusal.expected +
            "; check the kind and the version of the resource";
  }
  return {ErrorCode::Malformed, std::move(text)};
}

std::optional<Refusal> ObjectFilter::refuse_bookmark(const ObjectPtr& object) const {
  if (!object) return Refusal{.message = "Watch event without an object"};
  if (contradicts(object->kind(), expected_.kind) ||
      contradicts(object->api_version(), expected_.api_version)) {
    return Refusal{.message = "Unexpected watch event object gvk",
                   .expected = to_string(expected_),
                   .actual = to_string(ExpectedKind{std::string(object->api_version()),
                                                    std::string(object->kind())})};
  }
  if (is_table(*object)) return Refusal{.message = "Unsupported Table object in watch event"};
  if (!object->metadata().is_object())
    return Refusal{.message = "Unable to understand watch event"};
  return std::nullopt;
}

std::optional<Refusal> ObjectFilter::refuse(const ObjectPtr& object) const {
  if (std::optional<Refusal> refusal = refuse_bookmark(object)) return refusal;
  if (object->name().empty()) return Refusal{.message = "Watch event object without a name"};
  return std::nullopt;
}

}  // namespace kinform::inline v0
