// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Table responses: columns and cells instead of objects, as kubectl prints them.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/json.hpp"
#include "server/kinds/kinds.hpp"
#include "server/store/entry.hpp"
#include "server/tables/table_columns.hpp"

namespace kinform::inline v0::server {

// The part of the object that a row contains besides its cells.
enum class RowObject : std::uint8_t { Nothing, Metadata, Whole };

// Parses the parameter `includeObject`; empty if the value is unknown.
[[nodiscard]] std::optional<RowObject> parse_row_object(std::string_view text);

// Controls if a table has column definitions. In a watch only the first table has them.
enum class TableHeaders : std::uint8_t { Shown, Hidden };

// Formats objects of one kind as tables. Not thread-safe for custom kinds, whose columns may
// change: hold the mutex of Api.
class TableFormat {
 public:
  // `clock` must outlive this object; the AGE column uses it.
  TableFormat(const KindFacts& kind, RowObject row_object, const Clock& clock);

  // Returns a table with one row for each object. `metadata` is the metadata of the list.
  [[nodiscard]] std::string list(const std::vector<EntryPtr>& entries, const Json& metadata) const;
  // Appends a table with one object as its only row. Its resourceVersion is that of the object.
  void append_object(std::string& out, const Entry& entry, TableHeaders headers) const;
  // Appends a table without rows, for a bookmark event. `metadata` is JSON text.
  void append_empty(std::string& out, std::string_view metadata) const;

 private:
  void append_head(std::string& out, std::string_view metadata, TableHeaders headers) const;
  void append_row(std::string& out, const Entry& entry) const;

  const KindFacts* const kind_;
  const std::vector<TableColumn> columns_;
  const RowObject row_object_;
  const Clock* const clock_;
};

}  // namespace kinform::inline v0::server
