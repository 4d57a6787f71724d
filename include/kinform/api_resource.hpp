// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Identifies an API resource, and selects which of its objects to read and in which form.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0 {

// A resource of the API: group, version and plural, as in `/apis/apps/v1/deployments`.
struct ApiResource {
  std::string group = {};  // Empty for the core group.
  std::string version = {};
  std::string plural = {};
  std::string kind = {};  // For messages, and for objects without a kind; may be empty.
  bool namespaced = true;

  // Returns the `apiVersion` of its objects: `apps/v1`, or `v1` for the core group.
  [[nodiscard]] std::string api_version() const {
    return group.empty() ? version : group + "/" + version;
  }
  // Returns a name for logs and messages: `deployments.v1.apps`, or `pods.v1`.
  [[nodiscard]] std::string to_string() const {
    return plural + "." + version + (group.empty() ? "" : "." + group);
  }

  // Ignores kind and scope: both follow from the other fields.
  friend bool operator==(const ApiResource& left, const ApiResource& right) {
    return left.group == right.group && left.version == right.version &&
           left.plural == right.plural;
  }
};

// Restricts a list or watch. The default selects all objects of the resource.
struct Selection {
  std::string namespace_name = {};  // Empty: all namespaces.
  std::string label_selector = {};
  std::string field_selector = {};

  friend bool operator==(const Selection&, const Selection&) = default;
};

// Which part of each object to fetch.
enum class ObjectForm : std::uint8_t {
  Whole,
  // PartialObjectMetadata: only apiVersion, kind and metadata. Cheaper for server and client.
  MetadataOnly,
};

}  // namespace kinform::inline v0
