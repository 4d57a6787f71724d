// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The representation of a node inside a YamlDocument.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "codec/yaml_document.hpp"
#include "kinform/json.hpp"

namespace kinform::inline v0::codec {

struct YamlRecord {
  // A child node; `key` is set only for members of an object.
  struct Child {
    std::string key = {};
    YamlPlace key_place = {};
    std::uint32_t id = 0;
  };

  ValueType type = ValueType::Null;
  YamlPlace place = {};
  std::string text = {};
  Json scalar = {};
  std::vector<Child> children = {};
  // Size and nesting depth of the node with all aliases expanded; see YamlLimits.
  std::size_t expanded_bytes = 0;
  std::size_t depth = 0;
};

}  // namespace kinform::inline v0::codec
