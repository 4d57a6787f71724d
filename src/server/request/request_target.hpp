// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses the target of a request: path and query parameters.

#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

struct RequestTarget {
  std::string path = {};  // Unescaped.
  std::map<std::string, std::string, std::less<>> parameters = {};

  // Returns the value of a parameter; empty if it is absent.
  [[nodiscard]] std::string_view parameter(std::string_view name) const;
  [[nodiscard]] bool has(std::string_view name) const;
};

// Parses the target of a request; returns nothing if a percent-escape is malformed. If a parameter
// occurs several times, the first one is used.
[[nodiscard]] std::optional<RequestTarget> parse_request_target(std::string_view target);

// Finds a kind by group, version and plural; returns null if there is none.
using FindKind =
    std::function<const KindFacts*(std::string_view, std::string_view, std::string_view)>;

// The path of a resource, such as `/apis/apps/v1/namespaces/web/deployments/a/status`.
struct ResourcePath {
  const KindFacts* kind = nullptr;
  std::string namespace_name = {};
  std::string name = {};         // Empty: the collection.
  std::string subresource = {};  // Empty: the object itself.
  bool watch = false;            // True for the deprecated `/watch/` paths.
};

// Parses the path of a resource; returns nothing if no kind is served at this path.
[[nodiscard]] std::optional<ResourcePath> parse_resource_path(std::string_view path,
                                                              const FindKind& find_kind);

}  // namespace kinform::inline v0::server
