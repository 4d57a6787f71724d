// Builds an object from the tokens of its document.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "api/object/object_builder.hpp"
#include "codec/exact_json.hpp"
#include "codec/json_tokens.hpp"

namespace kinform::inline v0::codec {

// Members for the front of an object that does not have them itself; empty ones are not written.
struct MissingMembers {
  std::string_view kind = {};
  std::string_view api_version = {};
};

// Tells a builder what a document says, as long as that is ordinary JSON that the builder's simple
// calls can hold exactly. Anything else, errors included, is refused and left to ExactJsonReader.
//
// It walks the document beside the one before it, of which the builder has the object as its twin:
// a key or value whose bytes are the same there needs no decoding and no look-up, and a container
// not even a look inside.
//
// Not thread-safe.
class TokenWalker {
 public:
  explicit TokenWalker(ObjectBuilder& builder) : builder_(builder) {}

  // Tells the builder all of the object that begins at token `root`; end() is then the token behind
  // it. False if it refuses: the builder has then forgotten the object.
  // REQUIRES: there is such a token.
  [[nodiscard]] bool walk(const JsonTokens::View& tokens, std::size_t root,
                          const MissingMembers& missing);
  [[nodiscard]] std::size_t end() const { return token_; }

  // The builder has finished the object walked last, so that it is the twin of the next one.
  // `tokens` are those of its document, kept, and must not change as long as it is.
  void remember(const JsonTokens::View& tokens);
  // The builder has finished an object that was not walked.
  void forget() { has_before_ = false; }

 private:
  // A token of the document before; kNone if there is no such.
  using Before = std::uint32_t;
  static constexpr Before kNone = 0xffffffff;

  // A container that has begun and not ended, and how far its twin has been followed.
  struct Level {
    std::uint32_t first;  // Its opening bracket.
    bool is_object;
    bool has_new_keys;  // Keys that its twin does not have.
    Before twin;        // Its twin's opening bracket.
    Before next;        // The twin's key, or element, that is expected next.
    Before value;       // The twin of the value that comes next.
    Before last;        // The twin's value that was taken as one last.
  };

  enum class Step : std::uint8_t { Done, Opened, Refused };

  [[nodiscard]] bool walk_root(std::size_t root);
  void add_missing();
  [[nodiscard]] bool walk_members();
  [[nodiscard]] bool read_key(Level& level);
  [[nodiscard]] bool read_other_key(Level& level);
  [[nodiscard]] bool is_missing(std::string_view key);
  [[nodiscard]] Step read_value(Level& level);
  [[nodiscard]] bool repeat_value(Before twin);
  [[nodiscard]] bool repeat_sibling(Level& level);
  [[nodiscard]] bool read_scalar(bool changed);
  [[nodiscard]] bool read_integer();
  [[nodiscard]] Step open(bool is_object, Before twin);
  void close();

  // The text of a string; nothing if its escapes are invalid. Valid until the next call.
  [[nodiscard]] std::optional<std::string_view> string_at(std::size_t token);

  // The document before: whether the next key, or value, has the same bytes there; the value of a
  // slot; which key follows a value.
  [[nodiscard]] bool repeats_key(Before twin) const;
  [[nodiscard]] bool repeats_value(Before twin) const;
  [[nodiscard]] Before value_of(const Level& level, std::size_t slot) const;
  void follow(Level& level, Before value) const;

  ObjectBuilder& builder_;
  JsonTokens::View tokens_;
  std::size_t token_ = 0;  // The next one.
  std::size_t depth_ = 0;
  MissingMembers missing_;
  bool found_missing_ = false;
  std::string unescaped_;

  // The document of the builder's twin; where the object stands in it; what was put in front of it.
  bool has_before_ = false;
  JsonTokens::View before_;
  Before before_root_ = 0;
  bool before_misses_kind_ = false;
  bool before_misses_api_version_ = false;

  std::array<Level, kJsonDepthMax + 1> levels_;
};

}  // namespace kinform::inline v0::codec
