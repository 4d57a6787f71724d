// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Get, list and watch.

#pragma once

#include <memory>
#include <string_view>
#include <variant>

#include "server/api/cluster.hpp"
#include "server/api/watch_cursor.hpp"
#include "server/request/api_message.hpp"
#include "server/request/list_parameters.hpp"
#include "server/request/request_target.hpp"
#include "server/tables/table.hpp"

namespace kinform::inline v0::server {

// The Kubernetes release whose rules decide if the store or the watch cache serves a list: Current
// is 1.36, Classic is 1.30 and older. See list_source.hpp.
enum class ListRules : std::uint8_t { Current, Classic, ClassicWithoutPaging };

// The outcome of a read that must be repeated once the watch cache has reached this version.
struct WaitForVersion {
  Version version = 0;
};

// Permits a read to result in WaitForVersion. With No, a read that would have to wait fails or is
// served from the store.
enum class MayWait : std::uint8_t { Yes, No };

// A watch that has been accepted.
struct WatchResponse {
  std::unique_ptr<WatchCursor> cursor = {};
  std::string_view content_type = {};
  bool allow_bookmarks = false;
  std::optional<std::int64_t> timeout_seconds = {};
};

using ReadOutcome = std::variant<ApiResponse, WatchResponse, WaitForVersion>;

struct ReadRequest {
  ResourcePath path = {};
  RequestTarget target = {};
  EntryFormat format = {};
  RowObject row_object = RowObject::Metadata;  // Used only if the form is Table.
  MayWait may_wait = MayWait::Yes;
  ListRules rules = ListRules::Current;
};

[[nodiscard]] ReadOutcome get_object(Cluster& cluster, const ReadRequest& request);
// Lists the collection, or starts a watch if the parameters request one.
[[nodiscard]] ReadOutcome read_collection(Cluster& cluster, const ReadRequest& request);

}  // namespace kinform::inline v0::server
