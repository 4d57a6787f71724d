// How a YamlDocument keeps a node.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "codec/yaml_document.hpp"
#include "kinform/json.hpp"

namespace kinform::inline v0::codec {

struct YamlRecord {
  // A node below; of an object, under its key.
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
  // With all aliases written out: what it costs, and how many levels it has.
  std::size_t expanded_bytes = 0;
  std::size_t depth = 0;
};

}  // namespace kinform::inline v0::codec
