// Answers as a Table: columns and cells in place of objects, as kubectl prints them.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/json.hpp"
#include "server/store/entry.hpp"
#include "server/kinds/kinds.hpp"
#include "server/tables/table_columns.hpp"

namespace kinform::inline v0::server {

// What a row holds beside its cells.
enum class RowObject : std::uint8_t { Nothing, Metadata, Whole };

// The parameter `includeObject`; nothing if it says something else.
[[nodiscard]] std::optional<RowObject> parse_row_object(std::string_view text);

// Whether a table says what its columns are: of those in a watch, only the first does.
enum class TableHeaders : std::uint8_t { Shown, Hidden };

// Shows objects of one kind. Not thread-safe in so far as the kind may be changed.
class TableFormat {
 public:
  // `clock` must outlive this: cells say how old something is.
  TableFormat(const KindFacts& kind, RowObject row_object, const Clock& clock);

  // A table of these objects, with the metadata of their list.
  [[nodiscard]] std::string list(const std::vector<EntryPtr>& entries, const Json& metadata) const;
  // A table of one object, with that one's version.
  void append_object(std::string& out, const Entry& entry, TableHeaders headers) const;
  // A table without rows that has this metadata: a bookmark.
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
