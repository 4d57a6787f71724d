// The columns that people know of each kind.

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/json.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

struct TableColumn {
  std::string name = {};
  std::string type = "string";  // As in OpenAPI: string, integer, number, boolean, date.
  std::string format = {};      // `name` marks the column that names the object.
  std::string description = {};
  int priority = 0;  // Above 0: only where there is room (`-o wide`).
  std::function<Json(const Json& object, WallTime now)> cell = {};
};

// Kinds of which nothing is known have a name and a time of creation.
[[nodiscard]] std::vector<TableColumn> table_columns(const KindFacts& kind);

// How long ago a time stamp was; `<unknown>` for what is none.
[[nodiscard]] Json age_cell(const Json& time_stamp, WallTime now);

}  // namespace kinform::inline v0::server
