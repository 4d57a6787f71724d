// YAML text as documents of typed nodes that know their place in the text.

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
  // Aliases can make a small text huge. What a document comes to with every alias written out, each
  // node counting 16 bytes besides its text.
  std::size_t expanded_bytes_max = 64 * 1024 * 1024;
  std::size_t depth_max = 256;
  std::size_t nodes_max = 1'000'000;  // Of one document.
  std::size_t documents_max = 100'000;
};

// Where a node begins, counted from 1.
struct YamlPlace {
  int line = 0;
  int column = 0;
};

struct YamlRecord;

// A node of a document, borrowed from it. Reading never fails, as with Value: what is not there is
// Absent.
class YamlNode {
 public:
  struct Member;

  // Absent.
  YamlNode() = default;

  [[nodiscard]] ValueType type() const;
  [[nodiscard]] bool is_absent() const { return record_ == nullptr; }
  [[nodiscard]] bool is_null() const { return type() == ValueType::Null; }
  [[nodiscard]] YamlPlace place() const;

  // A scalar as it is written, without quotation marks; of 0644 that, not 420.
  [[nodiscard]] std::string_view text() const;
  // A scalar's typed value; null for anything else.
  [[nodiscard]] const Json& scalar() const;

  [[nodiscard]] YamlNode operator[](std::string_view key) const;
  // In the order of the text, what `<<` brings at the end. No key comes twice.
  [[nodiscard]] std::vector<Member> members() const;
  [[nodiscard]] std::vector<YamlNode> elements() const;

  [[nodiscard]] Json to_json() const;

 private:
  friend class YamlDocument;

  YamlNode(const YamlRecord* records, std::uint32_t id);

  // All nodes of the document, and this one.
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

// The documents of a stream, empty ones as null. Errors are Malformed or LimitExceeded, and name
// line and column: text that is not YAML, not UTF-8 or has control characters, keys that come twice
// or are no scalars, aliases of nothing or of what they stand in.
[[nodiscard]] Result<std::vector<YamlDocument>> read_yaml(std::string_view text,
                                                          const YamlLimits& limits = {});

}  // namespace kinform::inline v0::codec
