// Get, list and watch.

#pragma once

#include <memory>
#include <variant>

#include "server/request/api_message.hpp"
#include "server/api/cluster.hpp"
#include "server/request/list_parameters.hpp"
#include "server/request/request_target.hpp"
#include "server/tables/table.hpp"
#include "server/api/watch_cursor.hpp"

namespace kinform::inline v0::server {

// By which rules it is decided who answers a list.
enum class ListRules : std::uint8_t { Current, Classic, ClassicWithoutPaging };

// The answer has to wait until the cache has seen a version, and then be asked for again.
struct WaitForVersion {
  Version version = 0;
};

// Whether a request may still be told to wait.
enum class Patience : std::uint8_t { Left, Exhausted };

// A watch that has been accepted.
struct WatchResponse {
  std::unique_ptr<WatchCursor> cursor = {};
  bool allow_bookmarks = false;
  std::optional<std::int64_t> timeout_seconds = {};
};

using ReadOutcome = std::variant<ApiResponse, WatchResponse, WaitForVersion>;

struct ReadRequest {
  ResourcePath path = {};
  RequestTarget target = {};
  EntryForm form = EntryForm::Whole;
  RowObject row_object = RowObject::Metadata;  // Of tables.
  Patience timeout = Patience::Left;
  ListRules rules = ListRules::Current;
};

[[nodiscard]] ReadOutcome get_object(Cluster& cluster, const ReadRequest& request);
// A list, or a watch if the parameters say so.
[[nodiscard]] ReadOutcome read_collection(Cluster& cluster, const ReadRequest& request);

}  // namespace kinform::inline v0::server
