// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// read_yaml(): builds YamlDocuments from the events of yaml-cpp's parser.

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>
#include <unordered_map>
#include <utility>

#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include "base/quote.hpp"
#include "base/utf8.hpp"
#include "codec/yaml_document.hpp"
#include "codec/yaml_record.hpp"
#include "codec/yaml_scalar.hpp"

namespace kinform::inline v0::codec {
namespace {

constexpr std::size_t kNodeBytes = 16;  // Counted per node, in addition to its text.
constexpr std::string_view kMergeTag = "tag:yaml.org,2002:merge";

YamlPlace place_of(const YAML::Mark& mark) {
  return {.line = mark.line + 1, .column = mark.column + 1};
}

Error error_at(const YamlPlace& place, std::string_view problem,
               ErrorCode code = ErrorCode::Malformed) {
  return {code, "line " + std::to_string(place.line) + ", column " + std::to_string(place.column) +
                    ": " + std::string(problem)};
}

std::string quoted_front(std::string_view text) {
  constexpr std::size_t kShown = 64;
  return quoted_text(text.substr(0, kShown));
}

// Repairs a yaml-cpp bug: it decodes the escapes \N and \_, which mean U+0085 and U+00A0, to single
// bytes that are not UTF-8.
std::string repaired(std::string_view text) {
  std::string whole;
  whole.reserve(text.size());
  while (!text.empty()) {
    const Utf8Character next = decode_utf8(text);
    if (!next.valid) whole += '\xc2';
    whole += text.substr(0, next.bytes);
    text.remove_prefix(next.bytes);
  }
  return whole;
}

// Builds the records of one document from parser events.
//
// The first error ends the parser, by an exception of yaml-cpp's own type that its functions let
// pass: otherwise it would parse the rest of a text that has passed a limit.
class DocumentBuilder final : public YAML::EventHandler {
 public:
  explicit DocumentBuilder(const YamlLimits& limits) : limits_(limits) {}

  [[nodiscard]] YamlDocument finish() {
    if (!root_) root_ = add_record({.scalar = {}, .expanded_bytes = kNodeBytes});
    return YamlDocument(std::move(records_), *root_);
  }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }
  [[nodiscard]] const YAML::Mark& start() const { return start_; }

  void OnDocumentStart(const YAML::Mark& mark) override { start_ = mark; }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    scalar(mark, "?", anchor, "");
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    alias(place_of(mark), anchor);
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    scalar(mark, tag, anchor, value);
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& /*tag*/, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value /*style*/) override {
    open(ValueType::Array, place_of(mark), anchor);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& /*tag*/, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value /*style*/) override {
    open(ValueType::Object, place_of(mark), anchor);
  }
  void OnMapEnd() override { close(); }

 private:
  using Child = YamlRecord::Child;

  // A key whose value has not been read yet.
  struct Key {
    std::string text = {};
    YamlPlace place = {};
    bool is_merge = false;
  };
  // An open container.
  struct Open {
    std::uint32_t id = 0;
    std::optional<Key> key = {};
    std::vector<Child> merged = {};  // The nodes under `<<`.
  };

  [[noreturn]] void fail(Error error) {
    error_ = std::move(error);
    throw YAML::Exception(YAML::Mark::null_mark(), error_->message);
  }
  [[noreturn]] void fail_at(const YamlPlace& place, std::string_view problem,
                            ErrorCode code = ErrorCode::Malformed) {
    fail(error_at(place, problem, code));
  }

  std::uint32_t add_record(YamlRecord record) {
    if (records_.size() >= limits_.nodes_max) {
      fail_at(record.place,
              "document has more than " + std::to_string(limits_.nodes_max) + " values",
              ErrorCode::LimitExceeded);
    }
    records_.push_back(std::move(record));
    return static_cast<std::uint32_t>(records_.size() - 1);
  }
  void remember_anchor(YAML::anchor_t anchor, std::uint32_t id) {
    if (anchor != 0) anchors_[anchor] = id;
  }

  void scalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
              const std::string& raw_text);
  void alias(const YamlPlace& place, YAML::anchor_t anchor);
  void open(ValueType type, const YamlPlace& place, YAML::anchor_t anchor);
  void close();

  // Adds a finished node to its parent as an element, key or value, or makes it the root.
  void attach(std::uint32_t id, const YamlPlace& place, bool is_merge_key);
  void take_key(Open& parent, std::uint32_t id, const YamlPlace& place, bool is_merge_key);
  void merge_into(YamlRecord& object, const std::vector<Child>& sources);
  void check_keys(const YamlRecord& object);
  void measure(YamlRecord& record);

  const YamlLimits limits_;
  YAML::Mark start_ = YAML::Mark::null_mark();
  std::vector<YamlRecord> records_;
  std::vector<Open> open_;
  std::unordered_map<YAML::anchor_t, std::uint32_t> anchors_;  // yaml-cpp counts them from 1.
  std::optional<std::uint32_t> root_;
  std::size_t merged_bytes_ = 0;  // Bytes copied by `<<` so far.
  std::optional<Error> error_;
};

void DocumentBuilder::scalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                             const std::string& raw_text) {
  const YamlPlace place = place_of(mark);
  const std::string text = repaired(raw_text);
  Result<Json> value = resolve_yaml_scalar(tag, text);
  if (!value) return fail_at(place, value.error().message);
  const std::uint32_t id = add_record({.type = value->type(),
                                       .place = place,
                                       .text = text,
                                       .scalar = *std::move(value),
                                       .expanded_bytes = kNodeBytes + text.size()});
  remember_anchor(anchor, id);
  attach(id, place, tag == kMergeTag || (tag == "?" && text == "<<"));
}

void DocumentBuilder::alias(const YamlPlace& place, YAML::anchor_t anchor) {
  const auto found = anchors_.find(anchor);
  if (found == anchors_.end()) return fail_at(place, "alias of an undefined anchor");
  const std::uint32_t id = found->second;
  const bool is_open =
      std::any_of(open_.begin(), open_.end(), [id](const Open& open) { return open.id == id; });
  if (is_open) return fail_at(place, "alias refers to a node that contains it");
  attach(id, place, false);
}

void DocumentBuilder::open(ValueType type, const YamlPlace& place, YAML::anchor_t anchor) {
  if (open_.size() >= limits_.depth_max) {
    return fail_at(place, "nested more than " + std::to_string(limits_.depth_max) + " levels deep",
                   ErrorCode::LimitExceeded);
  }
  const std::uint32_t id = add_record({.type = type, .place = place});
  remember_anchor(anchor, id);
  open_.push_back({.id = id});
}

void DocumentBuilder::close() {
  const Open closed = std::move(open_.back());
  open_.pop_back();
  YamlRecord& record = records_[closed.id];
  if (record.type == ValueType::Object) {
    check_keys(record);
    merge_into(record, closed.merged);
  }
  measure(record);
  attach(closed.id, record.place, false);
}

void DocumentBuilder::attach(std::uint32_t id, const YamlPlace& place, bool is_merge_key) {
  if (open_.empty()) {
    root_ = id;
    return;
  }
  Open& parent = open_.back();
  YamlRecord& container = records_[parent.id];
  if (container.type == ValueType::Array) {
    container.children.push_back({.id = id});
    return;
  }
  if (!parent.key) return take_key(parent, id, place, is_merge_key);
  Child child = {.key = std::move(parent.key->text), .key_place = parent.key->place, .id = id};
  std::vector<Child>& list = parent.key->is_merge ? parent.merged : container.children;
  list.push_back(std::move(child));
  parent.key.reset();
}

void DocumentBuilder::take_key(Open& parent, std::uint32_t id, const YamlPlace& place,
                               bool is_merge_key) {
  const YamlRecord& record = records_[id];
  if (record.type == ValueType::Array || record.type == ValueType::Object) {
    return fail_at(place, "a key must be a string, a number or a boolean");
  }
  Result<std::string> text = yaml_key_text(record.scalar);
  if (!text) return fail_at(place, text.error().message);
  parent.key = Key{.text = *std::move(text), .place = place, .is_merge = is_merge_key};
}

void DocumentBuilder::check_keys(const YamlRecord& object) {
  // Stable: of two equal keys, the one that comes first in the text stays first.
  std::vector<const Child*> sorted;
  sorted.reserve(object.children.size());
  for (const Child& child : object.children) sorted.push_back(&child);
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Child* left, const Child* right) { return left->key < right->key; });
  const auto twice = std::adjacent_find(
      sorted.begin(), sorted.end(),
      [](const Child* left, const Child* right) { return left->key == right->key; });
  if (twice == sorted.end()) return;
  fail_at((*std::next(twice))->key_place, "duplicate key " + quoted_front((*twice)->key) +
                                              ", first defined in line " +
                                              std::to_string((*twice)->key_place.line));
}

// Adds the members that `<<` merges. The object's own members take precedence, then earlier
// sources.
void DocumentBuilder::merge_into(YamlRecord& object, const std::vector<Child>& sources) {
  if (sources.empty()) return;
  std::set<std::string_view> known;  // Not hashed: the author of the text chooses the keys.
  std::vector<Child> additions;
  for (const Child& child : object.children) known.insert(child.key);
  const auto add_from = [&](const YamlRecord& source) {
    for (const Child& child : source.children) {
      if (!known.insert(child.key).second) continue;
      merged_bytes_ += kNodeBytes + child.key.size();
      if (merged_bytes_ > limits_.expanded_bytes_max) return;
      additions.push_back(child);
    }
  };
  for (const Child& source : sources) {
    const YamlRecord& record = records_[source.id];
    const bool is_list = record.type == ValueType::Array;
    const bool fits = record.type == ValueType::Object ||
                      (is_list && std::all_of(record.children.begin(), record.children.end(),
                                              [this](const Child& child) {
                                                return records_[child.id].type == ValueType::Object;
                                              }));
    if (!fits) return fail_at(source.key_place, "`<<` needs an object or a list of objects");
    if (!is_list) add_from(record);
    for (const Child& child : record.children) {
      if (is_list) add_from(records_[child.id]);
    }
  }
  if (merged_bytes_ > limits_.expanded_bytes_max) {
    return fail_at(object.place, "merges with `<<` exceed the size limit",
                   ErrorCode::LimitExceeded);
  }
  object.children.insert(object.children.end(), std::make_move_iterator(additions.begin()),
                         std::make_move_iterator(additions.end()));
}

void DocumentBuilder::measure(YamlRecord& record) {
  std::size_t bytes = kNodeBytes;
  std::size_t depth = 0;
  for (const Child& child : record.children) {
    const YamlRecord& below = records_[child.id];
    // No overflow: each term is at most the limit, which is checked below.
    bytes += child.key.size() + below.expanded_bytes;
    depth = std::max(depth, below.depth);
    if (bytes > limits_.expanded_bytes_max) {
      return fail_at(record.place, "document exceeds the size limit with its aliases expanded",
                     ErrorCode::LimitExceeded);
    }
  }
  record.expanded_bytes = bytes;
  record.depth = depth + 1;
  if (record.depth > limits_.depth_max) {
    fail_at(record.place, "nested more than " + std::to_string(limits_.depth_max) + " levels deep",
            ErrorCode::LimitExceeded);
  }
}

// yaml-cpp accepts invalid UTF-8 and treats U+0004 as the end of the text, so check here.
Result<void> check_characters(std::string_view text) {
  YamlPlace place = {.line = 1, .column = 1};
  while (!text.empty()) {
    const Utf8Character next = decode_utf8(text);
    if (!next.valid) return error_at(place, "invalid UTF-8");
    const bool is_control = (next.code_point < 0x20 && next.code_point != '\t' &&
                             next.code_point != '\n' && next.code_point != '\r') ||
                            next.code_point == 0x7f;
    if (is_control) return error_at(place, "control character");
    ++place.column;
    if (next.code_point == '\n') place = {.line = place.line + 1, .column = 1};
    text.remove_prefix(next.bytes);
  }
  return {};
}

Error parser_error(const YAML::Exception& exception) {
  if (exception.mark.is_null()) return Error{ErrorCode::Malformed, exception.msg};
  return error_at(place_of(exception.mark), exception.msg);
}

// Appends a document end marker. Without it, yaml-cpp accepts an unclosed quote at the end of its
// input if the last character is a line break, so a truncated file would pass.
std::string with_document_end(std::string_view text) {
  std::string ended(text);
  if (ended.ends_with('\n')) ended += "...\n";
  return ended;
}

// Reads the documents of one text one by one.
class StreamReader {
 public:
  StreamReader(YAML::Parser& parser, const YamlLimits& limits) : parser_(parser), limits_(limits) {}

  // Returns the next document, or nullopt at the end of the stream.
  [[nodiscard]] Result<std::optional<YamlDocument>> next() {
    DocumentBuilder builder(limits_);
    try {
      if (!parser_.HandleNextDocument(builder)) return std::optional<YamlDocument>();
    } catch (const YAML::DeepRecursion& exception) {
      return builder.error().value_or(
          error_at(place_of(exception.mark), "nested too deeply", ErrorCode::LimitExceeded));
    } catch (const YAML::Exception& exception) {
      return builder.error().value_or(parser_error(exception));
    }
    if (const Result<void> moved = check_progress(builder.start()); !moved) return moved.error();
    return std::optional<YamlDocument>(builder.finish());
  }

 private:
  // At some characters that cannot begin a document, such as a comma, yaml-cpp returns empty
  // documents forever without making progress.
  Result<void> check_progress(const YAML::Mark& start) {
    if (start.pos <= last_start_) return error_at(place_of(start), "unexpected character");
    last_start_ = start.pos;
    if (++count_ <= limits_.documents_max) return {};
    return error_at(place_of(start), "too many documents", ErrorCode::LimitExceeded);
  }

  YAML::Parser& parser_;
  const YamlLimits& limits_;
  int last_start_ = -1;
  std::size_t count_ = 0;
};

}  // namespace

Result<std::vector<YamlDocument>> read_yaml(std::string_view text, const YamlLimits& limits) {
  if (text.size() > limits.text_bytes_max) {
    return Error{ErrorCode::LimitExceeded,
                 "text is longer than " + std::to_string(limits.text_bytes_max) + " bytes"};
  }
  if (const Result<void> checked = check_characters(text); !checked) return checked.error();
  std::istringstream stream(with_document_end(text));
  std::vector<YamlDocument> documents;
  try {
    YAML::Parser parser(stream);
    StreamReader reader(parser, limits);
    while (true) {
      Result<std::optional<YamlDocument>> document = reader.next();
      if (!document) return document.error();
      if (!document->has_value()) return documents;
      documents.push_back(**std::move(document));
    }
  } catch (const YAML::Exception& exception) {  // The parser's constructor reads the first bytes.
    return parser_error(exception);
  }
}

}  // namespace kinform::inline v0::codec
