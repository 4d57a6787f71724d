// Reads what a request is about: its path, and the parameters behind it.

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

  // Empty if it is not there.
  [[nodiscard]] std::string_view parameter(std::string_view name) const;
  [[nodiscard]] bool has(std::string_view name) const;
};

// Nothing if an escape is broken. Of several parameters of one name the first counts.
[[nodiscard]] std::optional<RequestTarget> parse_request_target(std::string_view target);

// How kinds are looked up: by group, version and plural; null if there is none.
using FindKind =
    std::function<const KindFacts*(std::string_view, std::string_view, std::string_view)>;

// A path that leads to a resource, as in `/apis/apps/v1/namespaces/web/deployments/a/status`.
struct ResourcePath {
  const KindFacts* kind = nullptr;
  std::string namespace_name = {};
  std::string name = {};         // Empty: the collection.
  std::string subresource = {};  // Empty: the object itself.
  bool watch = false;            // The old `/watch/` paths.
};

// Nothing if it leads to no resource that there is.
[[nodiscard]] std::optional<ResourcePath> parse_resource_path(std::string_view path,
                                                              const FindKind& find_kind);

}  // namespace kinform::inline v0::server
