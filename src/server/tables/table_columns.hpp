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

// Kinds without columns of their own have name and creation time.
[[nodiscard]] std::vector<TableColumn> table_columns(const KindFacts& kind);

// The time since a timestamp; `<unknown>` if it is not one.
[[nodiscard]] Json age_cell(const Json& time_stamp, WallTime now);

}  // namespace kinform::inline v0::server
