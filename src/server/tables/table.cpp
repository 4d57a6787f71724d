// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/tables/table.hpp"

namespace kinform::inline v0::server {

std::optional<RowObject> parse_row_object(std::string_view text) {
  if (text.empty() || text == "Metadata") return RowObject::Metadata;
  if (text == "None") return RowObject::Nothing;
  if (text == "Object") return RowObject::Whole;
  return std::nullopt;
}

TableFormat::TableFormat(const KindFacts& kind, RowObject row_object, const Clock& clock)
    : kind_(&kind), columns_(table_columns(kind)), row_object_(row_object), clock_(&clock) {}

std::string TableFormat::list(const std::vector<EntryPtr>& entries, const Json& metadata) const {
  std::string out;
  append_head(out, metadata.to_json(), TableHeaders::Shown);
  for (const EntryPtr& entry : entries) {
    if (entry != entries.front()) out += ',';
    append_row(out, *entry);
  }
  out += "]}\n";
  return out;
}

void TableFormat::append_object(std::string& out, const Entry& entry, TableHeaders headers) const {
  append_head(out, R"({"resourceVersion":")" + std::to_string(entry.version()) + "\"}", headers);
  append_row(out, entry);
  out += "]}";
}

void TableFormat::append_empty(std::string& out, std::string_view metadata) const {
  append_head(out, metadata, TableHeaders::Hidden);
  out += "]}";
}

void TableFormat::append_head(std::string& out, std::string_view metadata,
                              TableHeaders headers) const {
  out += R"({"kind":"Table","apiVersion":"meta.k8s.io/v1","metadata":)";
  out += metadata;
  out += R"(,"columnDefinitions":[)";
  if (headers == TableHeaders::Shown) {
    for (const TableColumn& column : columns_) {
      if (&column != &columns_.front()) out += ',';
      const Json definition = {{"name", column.name},
                               {"type", column.type},
                               {"format", column.format},
                               {"description", column.description},
                               {"priority", column.priority}};
      definition.append_json(out);
    }
  }
  out += R"(],"rows":[)";
}

void TableFormat::append_row(std::string& out, const Entry& entry) const {
  const Json object = entry.to_json();
  const WallTime now = clock_->wall_now();
  out += R"({"cells":[)";
  for (const TableColumn& column : columns_) {
    if (&column != &columns_.front()) out += ',';
    column.cell(object, now).append_json(out);
  }
  out += ']';
  if (row_object_ != RowObject::Nothing) {
    out += R"(,"object":)";
    entry.append_to(out, row_object_ == RowObject::Whole ? EntryForm::Whole : EntryForm::Metadata,
                    *kind_);
  }
  out += '}';
}

}  // namespace kinform::inline v0::server
