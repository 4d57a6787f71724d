// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses YAML text into documents of typed nodes that know their line and column.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "kinform/value.hpp"

namespace kinform::inline v0::codec {

struct YamlLimits {
  std::size_t text_bytes_max = 16 * 1024 * 1024;
  // Limit on a document with all its aliases expanded, counting the text plus 16 bytes per node.
  // Guards against small texts that expand to huge documents.
  std::size_t expanded_bytes_max = 64 * 1024 * 1024;
  std::size_t depth_max = 256;
  std::size_t nodes_max = 1'000'000;  // Per document.
  std::size_t documents_max = 100'000;
};

// The position of a node in the text, counted from 1.
struct YamlPlace {
  int line = 0;
  int column = 0;
};

struct YamlRecord;

// A node of a document, borrowed from it. Reading never fails, as with Value: a missing node is
// Absent.
class YamlNode {
 public:
  struct Member;

  // An absent node.
  YamlNode() = default;

  [[nodiscard]] ValueType type() const;
  [[nodiscard]] bool is_absent() const { return record_ == nullptr; }
  [[nodiscard]] bool is_null() const { return type() == ValueType::Null; }
  [[nodiscard]] YamlPlace place() const;

  // The text of a scalar as written, without quotes: "0644", not 420.
  [[nodiscard]] std::string_view text() const;
  // The typed value of a scalar; null for other nodes.
  [[nodiscard]] const Json& scalar() const;

  [[nodiscard]] YamlNode operator[](std::string_view key) const;
  // Members in the order of the text, followed by those merged with `<<`. Keys are unique.
  [[nodiscard]] std::vector<Member> members() const;
  [[nodiscard]] std::vector<YamlNode> elements() const;

  [[nodiscard]] Json to_json() const;

 private:
  friend class YamlDocument;

  YamlNode(const YamlRecord* records, std::uint32_t id);

  // records_ points to all nodes of the document, record_ to this node.
  const YamlRecord* records_ = nullptr;
  const YamlRecord* record_ = nullptr;
};

struct YamlNode::Member {
  std::string_view key;
  YamlPlace key_place;
  YamlNode value;
};

// Owns its nodes, which stay valid when it is moved.
class YamlDocument {
 public:
  explicit YamlDocument(std::vector<YamlRecord> records, std::uint32_t root);
  YamlDocument(YamlDocument&&) noexcept;
  YamlDocument& operator=(YamlDocument&&) noexcept;
  ~YamlDocument();

  [[nodiscard]] YamlNode root() const;

 private:
  std::vector<YamlRecord> records_;
  std::uint32_t root_ = 0;
};

// Returns all documents of a YAML stream; empty ones have a null root. Returns LimitExceeded if a
// limit is exceeded, and Malformed if there is invalid YAML or UTF-8, a control character, a
// duplicate or non-scalar key, or an alias that is undefined or refers to its own parent. The
// message contains line and column.
[[nodiscard]] Result<std::vector<YamlDocument>> read_yaml(std::string_view text,
                                                          const YamlLimits& limits = {});

}  // namespace kinform::inline v0::codec
