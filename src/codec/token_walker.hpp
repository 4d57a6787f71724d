// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Delta-decodes a JSON document against the previous one: feeds an ObjectBuilder from the
// document's tokens, and takes over whatever has the same bytes as in the previous document.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "api/object/object_builder.hpp"
#include "codec/exact_json.hpp"
#include "codec/json_tokens.hpp"

namespace kinform::inline v0::codec {

// Members to insert at the front of an object that lacks them. Empty ones are not inserted.
struct MissingMembers {
  std::string_view kind = {};
  std::string_view api_version = {};
};

// Fast path of JsonDecoder. Handles ordinary JSON: integers of up to 18 digits, no floats. On
// anything else, malformed JSON included, walk() returns false and ExactJsonReader takes over.
//
// Each document is read in parallel with the previous one, whose object the builder still has. A
// value's counterpart is the value at the same path in the previous document. A key or value with
// the same bytes as its counterpart is not decoded or hashed again; an equal container is skipped
// as a whole.
//
// Not thread-safe.
class TokenWalker {
 public:
  explicit TokenWalker(ObjectBuilder& builder) : builder_(builder) {}

  // Builds, with the builder, the object that begins at token `root`. Afterwards end() is the index
  // of the token after the object. Returns false, and abandons the object in the builder, if the
  // document must be read with ExactJsonReader, or after a stop request, which is noticed in large
  // documents. REQUIRES: root < tokens.size().
  [[nodiscard]] bool walk(const JsonTokens::View& tokens, std::size_t root,
                          const MissingMembers& missing, const std::stop_token& stop = {});
  [[nodiscard]] std::size_t end() const { return token_; }

  // Makes the document walked last the previous document. Call it once the builder has finished
  // the object. `tokens` and their text must stay valid until the previous document is replaced or
  // cleared.
  void set_previous(const JsonTokens::View& tokens);
  // Call it when the builder has finished an object that did not come from walk(): the next
  // document has nothing to be compared with.
  void clear_previous() { has_previous_ = false; }

 private:
  // The index of a token in the previous document, or kNone.
  using PreviousToken = std::uint32_t;
  static constexpr PreviousToken kNone = 0xffffffff;

  // An open container, and the position reached in its counterpart.
  struct Level {
    std::uint32_t first;  // The opening bracket.
    bool is_object;
    bool has_new_keys;          // It has keys that the counterpart lacks.
    PreviousToken counterpart;  // The counterpart's opening bracket.
    PreviousToken next;         // The counterpart's key or element that is expected next.
    PreviousToken value;        // The counterpart of the next value.
    PreviousToken last;         // The counterpart of the last value.
  };

  enum class Step : std::uint8_t { Done, Opened, Refused };

  [[nodiscard]] bool walk_root(std::size_t root, const std::stop_token& stop);
  void add_missing();
  [[nodiscard]] bool walk_members(const std::stop_token& stop);
  [[nodiscard]] bool read_key(Level& level);
  [[nodiscard]] bool read_other_key(Level& level);
  [[nodiscard]] bool is_missing(std::string_view key);
  [[nodiscard]] Step read_value(Level& level);
  [[nodiscard]] bool repeat_value(PreviousToken counterpart);
  [[nodiscard]] bool repeat_sibling(Level& level);
  [[nodiscard]] bool read_scalar(bool changed);
  [[nodiscard]] bool read_integer();
  [[nodiscard]] Step open(bool is_object, PreviousToken counterpart);
  void close();

  // Returns the unescaped text of a string, or nullopt if an escape is invalid. Valid until the
  // next call.
  [[nodiscard]] std::optional<std::string_view> string_at(std::size_t token);

  // True if the next key, or value, has the same bytes as this one of the previous document.
  [[nodiscard]] bool repeats_key(PreviousToken counterpart) const;
  [[nodiscard]] bool repeats_value(PreviousToken counterpart) const;
  // Returns the token at which the value of the counterpart's member number `slot` begins. Walks
  // there from the level's next key, whose member number is `expected_slot`, or from the first one.
  // Returns kNone if that is far: with keys in another order than before, walking to each of them
  // would take quadratic time.
  [[nodiscard]] PreviousToken value_of(const Level& level, std::size_t slot,
                                       std::size_t expected_slot) const;
  // The number of members that were inserted at the front of the previous object.
  [[nodiscard]] std::size_t members_in_front() const;
  void follow(Level& level, PreviousToken value) const;

  ObjectBuilder& builder_;
  JsonTokens::View tokens_;
  std::size_t token_ = 0;  // The next token.
  std::size_t depth_ = 0;
  MissingMembers missing_;
  bool found_missing_ = false;
  std::string unescaped_;

  // The previous document, the token where its object begins, and the members that were inserted
  // at the front of that object.
  bool has_previous_ = false;
  JsonTokens::View previous_;
  PreviousToken previous_root_ = 0;
  bool previous_lacked_kind_ = false;
  bool previous_lacked_api_version_ = false;

  std::array<Level, kJsonDepthMax + 1> levels_;
};

}  // namespace kinform::inline v0::codec
