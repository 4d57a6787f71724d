// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The table columns of each kind, as kubectl prints them.

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
  std::string type = "string";  // OpenAPI: string, integer, number, boolean, date.
  std::string format = {};      // `name` marks the column that names the object.
  std::string description = {};
  int priority = 0;  // Above 0: only with `-o wide`.
  std::function<Json(const Json& object, WallTime now)> cell = {};
};

// Returns the columns of a kind. A kind without columns of its own gets name and creation time.
[[nodiscard]] std::vector<TableColumn> table_columns(const KindFacts& kind);

// Returns the time since a timestamp, for the AGE column; `<unknown>` if `time_stamp` is not a
// time.
[[nodiscard]] Json age_cell(const Json& time_stamp, WallTime now);

}  // namespace kinform::inline v0::server
