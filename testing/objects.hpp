// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Creates objects and watch events for tests in one line.

#pragma once

#include <map>
#include <string>
#include <string_view>

#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0::test_support {

struct ObjectFields {
  std::string api_version = "v1";
  std::string kind = "Pod";
  std::string namespace_name = {};
  std::string name = {};
  std::string resource_version = {};
  std::string uid = {};  // Empty: derived from namespace and name.
  std::map<std::string, std::string> labels = {};
  std::map<std::string, std::string> annotations = {};
  // More members of the object, as JSON: `"spec": {"nodeName": "n1"}`.
  std::string extra = {};
};

// REQUIRES: `extra` is empty or makes valid JSON.
[[nodiscard]] ObjectPtr make_object(const ObjectFields& fields);
[[nodiscard]] ObjectPtr make_object(std::string_view kind, std::string_view namespace_name,
                                    std::string_view name, std::string_view resource_version,
                                    std::string_view extra = {});

// A Pod with this key, `namespace/name` or `name`.
[[nodiscard]] ObjectPtr make_pod(std::string_view key, std::string_view resource_version,
                                 std::string_view extra = {});

[[nodiscard]] WatchEvent added(ObjectPtr object);
[[nodiscard]] WatchEvent modified(ObjectPtr object);
[[nodiscard]] WatchEvent deleted(ObjectPtr object);
[[nodiscard]] WatchEvent bookmark(std::string_view resource_version, std::string_view kind = "Pod");
// The bookmark that ends the initial events of a streaming list.
[[nodiscard]] WatchEvent initial_events_end(std::string_view resource_version,
                                            std::string_view kind = "Pod");
[[nodiscard]] WatchEvent error_event(Error error);

}  // namespace kinform::inline v0::test_support
