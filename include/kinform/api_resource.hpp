// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Which kind of objects, and which of them: names as they appear in URLs.

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
  std::string kind = {};  // For messages and for objects that do not say it; may be empty.
  bool namespaced = true;

  // `apps/v1`, or `v1` for the core group: what objects carry in `apiVersion`.
  [[nodiscard]] std::string api_version() const {
    return group.empty() ? version : group + "/" + version;
  }
  // `deployments.v1.apps`, or `pods.v1`: for logs and messages.
  [[nodiscard]] std::string to_string() const {
    return plural + "." + version + (group.empty() ? "" : "." + group);
  }

  // The kind and scope follow from the rest, so they do not count.
  friend bool operator==(const ApiResource& left, const ApiResource& right) {
    return left.group == right.group && left.version == right.version &&
           left.plural == right.plural;
  }
};

// Which objects of a resource: everything by default.
struct Selection {
  std::string namespace_name = {};  // Empty: all namespaces.
  std::string label_selector = {};
  std::string field_selector = {};

  friend bool operator==(const Selection&, const Selection&) = default;
};

// How much of each object.
enum class ObjectForm : std::uint8_t {
  Whole,
  // Kind PartialObjectMetadata: names, labels, owners, annotations and no more. Cheaper for both
  // sides.
  MetadataOnly,
};

}  // namespace kinform::inline v0
