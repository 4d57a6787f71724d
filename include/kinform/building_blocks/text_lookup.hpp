// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// TextLookup: looks up a string by key in any kind of map. Selectors read labels and fields through
// it.

#pragma once

#include <concepts>
#include <iterator>
#include <optional>
#include <string_view>
#include <type_traits>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0 {

// A function from a key to its value: `[&](std::string_view key) ->
// std::optional<std::string_view>`.
template <class Source>
concept TextFunction = std::is_invocable_r_v < std::optional<std::string_view>,
const Source&, std::string_view > ;

// A map that supports lookup by std::string_view, such as `std::map<std::string, std::string,
// std::less<>>`.
template <class Source>
concept TextMap = requires(const Source& map, std::string_view key) {
  { map.find(key) == map.end() } -> std::convertible_to<bool>;
  { map.find(key)->second } -> std::convertible_to<std::string_view>;
};

// A JSON object with string values, such as `Object::labels()`.
template <class Source>
concept TextMembers = requires(const Source& members, std::string_view key) {
  { members[key].is_absent() } -> std::convertible_to<bool>;
  { members[key].as_string() } -> std::same_as<std::string_view>;
};

// A range of string pairs: a plain `std::map<std::string, std::string>`, a vector of pairs. The
// elements must be stored in the range or be string views: a temporary string created by the
// iterator would be destroyed before it is compared.
template <class Source>
concept TextPairs = requires(const Source& pairs) {
  { (*std::begin(pairs)).first } -> std::convertible_to<std::string_view>;
  { (*std::begin(pairs)).second } -> std::convertible_to<std::string_view>;
  std::end(pairs);
  requires std::is_lvalue_reference_v<decltype(*std::begin(pairs))> ||
      std::same_as<std::remove_cvref_t<decltype((*std::begin(pairs)).second)>, std::string_view>;
};

// A non-owning lookup of a string by its key. Does not allocate or copy, so pass it by value; the
// source must outlive it. Converts implicitly from any of the sources above and uses the fastest
// lookup that the source supports.
//
// Thread safety: that of reading the source.
class TextLookup {
 public:
  template <class Source>
  requires(!std::same_as<Source, TextLookup> &&
           (TextFunction<Source> || TextMap<Source> || TextMembers<Source> || TextPairs<Source>))
      TextLookup(const Source& source)
      : source_(&source), find_(&find_in<Source>) {}

  // Returns the value of `key`, or nullopt if there is no such key.
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
    // A map without transparent comparison would need a std::string for each lookup; for the few
    // labels of an object, a linear search is cheaper.
    for (const auto& [candidate, text] : texts) {
      if (std::string_view(candidate) == key) return std::string_view(text);
    }
    return std::nullopt;
  }
}

}  // namespace kinform::inline v0
