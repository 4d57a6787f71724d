// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/list_query.hpp"

#include "kinform/field_selector.hpp"
#include "kinform/label_selector.hpp"

namespace kinform::inline v0::client {

Result<Query> selection_query(const Selection& selection) {
  const Result<LabelSelector> labels = LabelSelector::parse(selection.label_selector);
  if (!labels) return labels.error();
  const Result<std::string> label_text = labels->to_query();
  if (!label_text) return label_text.error();
  const Result<FieldSelector> fields = FieldSelector::parse(selection.field_selector);
  if (!fields) return fields.error();

  Query query;
  query.add_unless_empty("labelSelector", *label_text);
  query.add_unless_empty("fieldSelector", fields->to_string());
  return query;
}

Result<Query> list_query(const Selection& selection, const ListOptions& options) {
  if (options.limit < 0) {
    return Error{ErrorCode::InvalidArgument, "limit is negative"};
  }
  Result<Query> query = selection_query(selection);
  if (!query) return query;
  query->add_unless_empty("resourceVersion", options.resource_version);
  query->add_unless_empty("resourceVersionMatch", to_string(options.version_match));
  if (options.limit != 0) query->add("limit", options.limit);
  query->add_unless_empty("continue", options.continue_token);
  return query;
}

Result<Query> watch_query(const Selection& selection, const WatchOptions& options) {
  Result<Query> query = selection_query(selection);
  if (!query) return query;
  VersionMatch match = options.version_match;
  if (options.send_initial_events && match == VersionMatch::Unset) {
    match = VersionMatch::NotOlderThan;
  }
  query->add("watch", "true");  // Always explicit (LW-04).
  query->add_unless_empty("resourceVersion", options.resource_version);
  query->add_unless_empty("resourceVersionMatch", to_string(match));
  if (options.allow_bookmarks) query->add("allowWatchBookmarks", "true");
  if (options.send_initial_events) {
    query->add("sendInitialEvents", *options.send_initial_events ? "true" : "false");
  }
  if (options.timeout_seconds) query->add("timeoutSeconds", *options.timeout_seconds);
  return query;
}

}  // namespace kinform::inline v0::client
