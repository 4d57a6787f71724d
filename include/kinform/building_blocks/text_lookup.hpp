// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What selectors read labels and fields from: anything that finds a text by its key.

#pragma once

#include <concepts>
#include <iterator>
#include <optional>
#include <string_view>
#include <type_traits>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0 {

// A function from a key to its text: `[&](std::string_view key) ->
// std::optional<std::string_view>`.
template <class Source>
concept TextFunction = std::is_invocable_r_v < std::optional<std::string_view>,
const Source&, std::string_view > ;

// A map that can be searched by a view of the key, such as `std::map<std::string, std::string,
// std::less<>>`.
template <class Source>
concept TextMap = requires(const Source& map, std::string_view key) {
  { map.find(key) == map.end() } -> std::convertible_to<bool>;
  { map.find(key)->second } -> std::convertible_to<std::string_view>;
};

// A JSON object of texts, such as `Object::labels()`.
template <class Source>
concept TextMembers = requires(const Source& members, std::string_view key) {
  { members[key].is_absent() } -> std::convertible_to<bool>;
  { members[key].as_string() } -> std::same_as<std::string_view>;
};

// A range of pairs of text: a plain `std::map<std::string, std::string>`, a vector of pairs. What
// is iterated over must be stored in the range, or be views: a text made for the iteration would be
// gone before it is compared.
template <class Source>
concept TextPairs = requires(const Source& pairs) {
  { (*std::begin(pairs)).first } -> std::convertible_to<std::string_view>;
  { (*std::begin(pairs)).second } -> std::convertible_to<std::string_view>;
  std::end(pairs);
  requires std::is_lvalue_reference_v<decltype(*std::begin(pairs))> ||
      std::same_as<std::remove_cvref_t<decltype((*std::begin(pairs)).second)>, std::string_view>;
};

// A borrowed way to look up a text by its key. It allocates nothing and copies nothing, so it is
// passed by value; what it was made from must outlive it. Made implicitly from any of the sources
// above, with the best search they offer.
//
// Thread safety: that of reading the source.
class TextLookup {
 public:
  template <class Source>
  requires(!std::same_as<Source, TextLookup> &&
           (TextFunction<Source> || TextMap<Source> || TextMembers<Source> || TextPairs<Source>))
      TextLookup(const Source& source)
      : source_(&source), find_(&find_in<Source>) {}

  // The text of `key`; empty if there is no such key.
  [[nodiscard]] std::optional<std::string_view> operator()(std::string_view key) const {
    return find_(source_, key);
  }

 private:
  template <class Source>
  static std::optional<std::string_view> find_in(const void* source, std::string_view key);

  const void* source_;
  std::optional<std::string_view> (*find_)(const void* source, std::string_view key);
};

// Implementation.

template <class Source>
std::optional<std::string_view> TextLookup::find_in(const void* source, std::string_view key) {
  const Source& texts = *static_cast<const Source*>(source);
  if constexpr (TextFunction<Source>) {
    return texts(key);
  } else if constexpr (TextMap<Source>) {
    const auto found = texts.find(key);
    if (found == texts.end()) return std::nullopt;
    return std::string_view(found->second);
  } else if constexpr (TextMembers<Source>) {
    const auto member = texts[key];
    if (member.is_absent()) return std::nullopt;
    return member.as_string();
  } else {
    // A map without transparent comparison would want a std::string made for each search; for the
    // few labels of an object, walking them is cheaper.
    for (const auto& [candidate, text] : texts) {
      if (std::string_view(candidate) == key) return std::string_view(text);
    }
    return std::nullopt;
  }
}

}  // namespace kinform::inline v0
