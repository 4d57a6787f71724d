// Which objects a Reflector lets through.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "kinform/object.hpp"
#include "kinform/building_blocks/reflector.hpp"

namespace kinform::inline v0 {

// Why something is not an object of the collection (REF-27).
struct Refusal {
  std::string_view message;  // For the log.
  std::string expected = {};
  std::string actual = {};
};

// Thread safety: immutable.
class ObjectFilter {
 public:
  explicit ObjectFilter(ExpectedKind expected) : expected_(std::move(expected)) {}

  // Nothing if the object may pass. An object that does not say what it is passes: in lists they
  // often do not.
  [[nodiscard]] std::optional<Refusal> refuse(const ObjectPtr& object) const;

  // For bookmarks, which have no name.
  [[nodiscard]] std::optional<Refusal> refuse_bookmark(const ObjectPtr& object) const;

 private:
  const ExpectedKind expected_;
};

}  // namespace kinform::inline v0
