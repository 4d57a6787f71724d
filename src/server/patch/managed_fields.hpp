// Who manages which fields of an object: `metadata.managedFields`, kept up with each write.

#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kinform/json.hpp"
#include "server/request/failure.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

// Who writes, and how.
struct FieldWriter {
  std::string manager = {};
  std::string subresource = {};
  std::string time = {};  // Of the write.
};

// Objects are tracked from their first write that names a manager, or their first apply, on. For
// the others nothing is done.

// The managers of an object that has just been made.
[[nodiscard]] Json managers_of_new(const KindFacts& kind, const Json& object,
                                   const FieldWriter& writer);

// The managers of `after`, which has been written over `before`; null if that one is not tracked.
[[nodiscard]] Json managers_after_update(const KindFacts& kind, const Json& before,
                                         const Json& after, const FieldWriter& writer);

// What applying a configuration comes to.
struct Applied {
  Json object = {};
  Json managers = {};
};
enum class Force : std::uint8_t { No, Yes };

// Applies a configuration to an object, or to null: to nothing. Refuses with 409 what would take
// other managers' fields away, unless by force; with 400 a configuration whose lists cannot be
// merged.
[[nodiscard]] std::variant<Applied, Failure> apply_configuration(const KindFacts& kind,
                                                                 const Json& live,
                                                                 const Json& configuration,
                                                                 const FieldWriter& writer,
                                                                 Force force);

}  // namespace kinform::inline v0::server
