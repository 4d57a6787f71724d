// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Types YAML scalars by the rules of kubectl's parser, which follow YAML 1.1.

#pragma once

#include <string>
#include <string_view>

#include "kinform/json.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::codec {

// Returns the typed value of a scalar. `tag` comes from yaml-cpp: "?" for a plain scalar, typed by
// its text (0644 is 420, `on` is true, ~ is null); "!" for a quoted one, which is a string; or the
// explicit tag. Unknown tags mean string. Fails if text and tag do not match, and for infinity and
// NaN, which JSON lacks. Errors name no line.
[[nodiscard]] Result<Json> resolve_yaml_scalar(std::string_view tag, std::string_view text);

// Returns the key that a scalar becomes in an object: 0644 is "420", `on` is "true". Fails for
// null.
[[nodiscard]] Result<std::string> yaml_key_text(const Json& scalar);

}  // namespace kinform::inline v0::codec
