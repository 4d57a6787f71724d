// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/reads.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/request/accept.hpp"
#include "server/request/list_body.hpp"

namespace kinform::inline v0::server {
namespace {

// The prefix of all keys in the requested namespace, such as `web/`; empty for all namespaces.
std::string key_prefix(const ResourcePath& path) {
  return path.namespace_name.empty() ? std::string() : path.namespace_name + "/";
}

// The objects and the resource version that a list shows, and the layer that they come from: the
// store or the watch cache.
struct ListState {
  CollectionView view;
  Version version = 0;
  ServedBy served_by = ServedBy::Neither;
};
using StateOutcome = std::variant<ListState, Failure, WaitForVersion>;

ListState newest_of_store(Cluster& cluster, const KindFacts& kind) {
  const Version version = cluster.store().version();
  return {.view = cluster.store().collection(kind).view_at(version),
          .version = version,
          .served_by = ServedBy::ObjectStore};
}

ListState newest_of_cache(Cluster& cluster, const KindFacts& kind) {
  const Version version = cluster.cache().version();
  return {.view = cluster.cache().collection(kind).view_at(version),
          .version = version,
          .served_by = ServedBy::Cache};
}

Failure expired_list(const ListParameters& parameters) {
  if (!parameters.continue_token) {
    return expired("The resourceVersion for the provided list is too old.");
  }
  Failure failure = expired(
      "The provided continue parameter is too old to display a consistent list result. You can "
      "start a new list without the continue parameter, or use the continue token in this response "
      "to retrieve the remainder of the results. Continuing with the provided token results in an "
      "inconsistent list - objects that were created, modified, or deleted between the time the "
      "first chunk was returned and now may show up in the list.");
  failure.continue_token =
      ContinueToken{.version = -1, .begin = parameters.continue_token->begin}.to_text();
  return failure;
}

StateOutcome exact_of_store(Cluster& cluster, const KindFacts& kind, Version version,
                            const ListParameters& parameters) {
  ObjectStore& store = cluster.store();
  if (version > store.version()) return version_too_large(version, store.version());
  if (version < store.compacted_version()) return expired_list(parameters);
  return ListState{.view = store.collection(kind).view_at(version),
                   .version = version,
                   .served_by = ServedBy::ObjectStore};
}

StateOutcome exact_of_cache(Cluster& cluster, const KindFacts& kind, Version version,
                            const ListParameters& parameters, MayWait may_wait) {
  WatchCache& cache = cluster.cache();
  if (version > cache.version()) {
    if (may_wait == MayWait::Yes) return WaitForVersion{version};
    if (version > cluster.store().version()) return version_too_large(version, cache.version());
  }
  const Collection& collection = cache.collection(kind);
  const bool has_snapshot = version <= cache.version() && version >= collection.floor() &&
                            version >= cluster.store().compacted_version();
  if (!has_snapshot) return exact_of_store(cluster, kind, version, parameters);
  return ListState{
      .view = collection.view_at(version), .version = version, .served_by = ServedBy::Cache};
}

// The exact version that a list must show; empty if the latest state will do.
std::optional<Version> exact_version(const ListParameters& parameters) {
  if (parameters.continue_token) {
    if (parameters.continue_token->version < 0) return std::nullopt;
    return parameters.continue_token->version;
  }
  if (parameters.requested != RequestedVersion::Other) return std::nullopt;
  if (parameters.match == RequestedMatch::Exact) return parameters.version;
  const bool legacy_exact = parameters.match == RequestedMatch::Unset && parameters.limit > 0;
  return legacy_exact ? std::optional(parameters.version) : std::nullopt;
}

ListSource source_of(const ListParameters& parameters, ListRules rules) {
  if (rules == ListRules::Current) return current_list_source(parameters.query());
  return classic_list_source(parameters.query(), rules == ListRules::Classic);
}

StateOutcome state_of_cache(Cluster& cluster, const KindFacts& kind,
                            const ListParameters& parameters, MayWait may_wait) {
  const Version current = cluster.cache().version();
  if (parameters.requested == RequestedVersion::Other && parameters.version > current) {
    if (may_wait == MayWait::Yes) return WaitForVersion{parameters.version};
    return version_too_large(parameters.version, current);
  }
  return newest_of_cache(cluster, kind);
}

StateOutcome find_state(Cluster& cluster, const ReadRequest& request,
                        const ListParameters& parameters) {
  const KindFacts& kind = *request.path.kind;
  const std::optional<Version> exact = exact_version(parameters);
  switch (source_of(parameters, request.rules)) {
    case ListSource::ObjectStore:
      if (exact) return exact_of_store(cluster, kind, *exact, parameters);
      if (parameters.version > cluster.store().version()) {
        return version_too_large(parameters.version, cluster.store().version());
      }
      return newest_of_store(cluster, kind);
    case ListSource::CacheSnapshot:
      return exact_of_cache(cluster, kind, exact.value_or(cluster.store().version()), parameters,
                            request.may_wait);
    case ListSource::CacheAtLatest:
      if (cluster.cache().version() >= cluster.store().version()) {
        return newest_of_cache(cluster, kind);
      }
      if (request.may_wait == MayWait::Yes) return WaitForVersion{cluster.store().version()};
      return newest_of_store(cluster, kind);
    case ListSource::Cache:
      break;
  }
  return state_of_cache(cluster, kind, parameters, request.may_wait);
}

// One page of a list.
struct Page {
  std::vector<EntryPtr> items = {};
  std::int64_t remaining = 0;
};

// Returns the page size to use; 0 means no limit. As in kube-apiserver, the watch cache ignores
// `limit` for resourceVersion "0" and returns the whole list (SV-16).
std::int64_t effective_limit(const ListParameters& parameters, ServedBy served_by) {
  const bool any_state =
      parameters.requested == RequestedVersion::Zero && !parameters.continue_token;
  return any_state && served_by == ServedBy::Cache ? 0 : parameters.limit;
}

Page collect_page(const ListState& state, const ReadRequest& request,
                  const ListParameters& parameters) {
  const std::string prefix = key_prefix(request.path);
  const std::int64_t limit = effective_limit(parameters, state.served_by);
  std::string begin = prefix;
  if (parameters.continue_token) begin = std::max(begin, parameters.continue_token->begin);
  Page page;
  state.view.for_each_from(begin, [&](const EntryPtr& entry) {
    if (entry->key().compare(0, prefix.size(), prefix) != 0) return false;
    if (!entry->matches(parameters.labels, parameters.fields)) return true;
    if (limit > 0 && static_cast<std::int64_t>(page.items.size()) == limit) {
      ++page.remaining;
      // Count further matches only without a selector: otherwise the count is not reported.
      return parameters.selects_everything();
    }
    page.items.push_back(entry);
    return true;
  });
  return page;
}

TableFormat table_format(Cluster& cluster, const ReadRequest& request) {
  return {*request.path.kind, request.row_object, cluster.clock()};
}

ApiResponse list_response(Cluster& cluster, const ListState& state, const ReadRequest& request,
                          const ListParameters& parameters) {
  Page page = collect_page(state, request, parameters);
  Json metadata = {{"resourceVersion", std::to_string(state.version)}};
  if (page.remaining > 0) {
    // The next page begins after the last key of this page: the smallest such key is the last key
    // with a zero byte appended.
    const ContinueToken next = {.version = state.version, .begin = page.items.back()->key() + '\0'};
    metadata["continue"] = next.to_text();
    if (parameters.selects_everything()) metadata["remainingItemCount"] = page.remaining;
  }
  if (request.format.form == EntryForm::Table) {
    return {.body = table_format(cluster, request).list(page.items, metadata),
            .served_by = state.served_by};
  }
  ApiResponse response = items_response(metadata, std::move(page.items), request.format,
                                        *request.path.kind, cluster.cache().message_encoder());
  response.served_by = state.served_by;
  return response;
}

// Returns the version that the watch cache must have reached before the watch can send the current
// objects; empty if the watch sends changes only.
std::optional<Version> version_needed_for_state(Cluster& cluster, const ListParameters& p) {
  const bool legacy = !p.send_initial_events && p.requested != RequestedVersion::Other;
  if (!legacy && !p.send_initial_events.value_or(false)) return std::nullopt;
  if (p.requested == RequestedVersion::Unset) return cluster.store().version();
  return p.requested == RequestedVersion::Zero ? 0 : p.version;
}

// Returns the version after which a watch starts that sends changes only, not the current objects.
Version start_of_changes(Cluster& cluster, const ListParameters& parameters) {
  return parameters.requested == RequestedVersion::Other ? parameters.version
                                                         : cluster.cache().version();
}

std::shared_ptr<const TableFormat> watched_table(Cluster& cluster, const ReadRequest& request) {
  if (request.format.form != EntryForm::Table) return nullptr;
  return std::make_shared<const TableFormat>(table_format(cluster, request));
}

ReadOutcome open_watch(Cluster& cluster, const ReadRequest& request,
                       const ListParameters& parameters) {
  const Encoding encoding = request.format.encoding;
  WatchResponse response = {.content_type = watch_content_type_of(encoding),
                            .allow_bookmarks = parameters.allow_bookmarks,
                            .timeout_seconds = parameters.timeout_seconds};
  WatchStart start;
  if (const auto needed = version_needed_for_state(cluster, parameters)) {
    if (*needed > cluster.cache().version()) {
      if (request.may_wait == MayWait::Yes) return WaitForVersion{*needed};
      response.cursor = std::make_unique<WatchCursor>(
          version_too_large(*needed, cluster.cache().version()), encoding);
      return response;
    }
    start.marks_end_of_state = parameters.allow_bookmarks;
  } else {
    start.after = start_of_changes(cluster, parameters);
  }
  response.cursor =
      std::make_unique<WatchCursor>(WatchScope{.kind = request.path.kind,
                                               .namespace_name = request.path.namespace_name,
                                               .labels = parameters.labels,
                                               .fields = parameters.fields,
                                               .format = request.format,
                                               .table = watched_table(cluster, request)},
                                    start, cluster.cache());
  return response;
}

ApiResponse object_response(Cluster& cluster, const EntryPtr& entry, const ReadRequest& request,
                            ServedBy served_by) {
  if (entry == nullptr) return not_found(*request.path.kind, request.path.name).to_response();
  ApiResponse response = {.served_by = served_by};
  if (request.format.form == EntryForm::Table) {
    table_format(cluster, request).append_object(response.body, *entry, TableHeaders::Shown);
  } else {
    entry->append_to(response.body, request.format.form, *request.path.kind);
  }
  response.body += '\n';
  return response;
}

}  // namespace

ReadOutcome get_object(Cluster& cluster, const ReadRequest& request) {
  const KindFacts& kind = *request.path.kind;
  const std::string key = Entry::key_of(request.path.namespace_name, request.path.name);
  const std::string_view asked = request.target.parameter("resourceVersion");
  if (asked.empty()) {
    return object_response(cluster, cluster.store().find(kind, key), request,
                           ServedBy::ObjectStore);
  }
  const std::optional<Version> version = parse_version(asked);
  if (!version) {
    return bad_request("resourceVersion: Invalid value: \"" + std::string(asked) +
                       "\": invalid resource version")
        .to_response();
  }
  const Version current = cluster.cache().version();
  if (*version > current) {
    if (request.may_wait == MayWait::Yes) return WaitForVersion{*version};
    return version_too_large(*version, current).to_response();
  }
  const ListState state = newest_of_cache(cluster, kind);
  return object_response(cluster, state.view.find(key), request, ServedBy::Cache);
}

ReadOutcome read_collection(Cluster& cluster, const ReadRequest& request) {
  const auto read = read_list_parameters(request.target, request.path);
  if (const auto* failure = std::get_if<Failure>(&read)) return failure->to_response();
  const ListParameters& parameters = *std::get_if<ListParameters>(&read);
  if (parameters.watch) return open_watch(cluster, request, parameters);

  const StateOutcome state = find_state(cluster, request, parameters);
  if (const auto* failure = std::get_if<Failure>(&state)) return failure->to_response();
  if (const auto* wait = std::get_if<WaitForVersion>(&state)) return *wait;
  return list_response(cluster, *std::get_if<ListState>(&state), request, parameters);
}

}  // namespace kinform::inline v0::server
