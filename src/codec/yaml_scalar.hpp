// What a scalar of a YAML text means: the rules of kubectl's parser, which are those of YAML 1.1.

#pragma once

#include <string>
#include <string_view>

#include "kinform/json.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::codec {

// `tag` is as yaml-cpp gives it: "?" for a plain scalar, whose type its text decides (0644 is 420,
// `on` is true, ~ is null), "!" for a quoted one, which is text, or the tag that is written there.
// Unknown tags mean text. Fails, without a place, where text and tag do not go together, and on
// infinity and NaN, which JSON does not have.
[[nodiscard]] Result<Json> resolve_yaml_scalar(std::string_view tag, std::string_view text);

// The text that a scalar becomes as a key of an object: 0644 is "420", `on` is "true". Fails for
// null.
[[nodiscard]] Result<std::string> yaml_key_text(const Json& scalar);

}  // namespace kinform::inline v0::codec
