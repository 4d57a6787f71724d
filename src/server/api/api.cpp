// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/api.hpp"

#include <string_view>
#include <utility>

#include "server/api/garbage_collection.hpp"
#include "server/api/pod_log.hpp"
#include "server/api/reviews.hpp"
#include "server/api/scale.hpp"
#include "server/api/write_steps.hpp"
#include "server/api/writes.hpp"
#include "server/discovery/discovery_documents.hpp"
#include "server/discovery/openapi.hpp"
#include "server/request/accept.hpp"
#include "server/request/failure.hpp"
#include "server/request/protobuf_body.hpp"

namespace kinform::inline v0::server {
namespace {

// Returns a lookup of kinds for parse_resource_path(). A function of its own, because the
// thread-safety analysis does not know that a lambda in handle() runs while the mutex is held.
auto kinds_of(const Cluster& cluster) {
  return [&cluster](std::string_view group, std::string_view version, std::string_view plural) {
    return cluster.find_kind(group, version, plural);
  };
}

constexpr std::size_t kShownBytes = 200;

ApiResponse plain_text(int status, std::string text) {
  return {.status = status, .content_type = "text/plain; charset=utf-8", .body = std::move(text)};
}

ApiResponse page_not_found() {
  return plain_text(404, "404 page not found\n");
}

ApiResponse version_response() {
  const Json version = {
      {"major", "1"},    {"minor", "36"},           {"gitVersion", "v1.36.4+kinform"},
      {"gitCommit", ""}, {"gitTreeState", "clean"}, {"buildDate", "1970-01-01T00:00:00Z"},
      {"goVersion", ""}, {"compiler", ""},          {"platform", "linux/amd64"}};
  return {.body = version.to_json() + "\n"};
}

std::optional<ApiResponse> describe_server(const Cluster& cluster, const RequestTarget& target,
                                           std::string_view accept) {
  const std::string_view path = target.path;
  if (path == "/version" || path == "/version/") return version_response();
  if (path == "/healthz" || path == "/livez" || path == "/readyz") return plain_text(200, "ok");
  if (auto response = openapi_response(path, cluster.custom_kinds())) return response;
  const std::optional<DiscoveryForm> form = accepted_discovery(accept);
  return discovery_response(path, form.value_or(DiscoveryForm::PerVersion), cluster.custom_kinds());
}

// Returns the API verb of a request ("get", "list", "watch", "create", …), as discovery and
// authorization name it; empty if the method is not supported for this path.
std::string_view verb_of(const ApiRequest& request, const ResourcePath& path, bool is_watch) {
  const bool is_object = !path.name.empty();
  if (request.method == "GET" || request.method == "HEAD") {
    if (is_watch) return "watch";
    return is_object ? "get" : "list";
  }
  if (path.subresource == "log") return "";
  const bool creates_in_subresource =
      path.subresource == "binding" || path.subresource == "eviction";
  if (request.method == "POST") return !is_object || creates_in_subresource ? "create" : "";
  if (creates_in_subresource) return "";
  if (request.method == "PUT") return is_object ? "update" : "";
  if (request.method == "PATCH") return is_object ? "patch" : "";
  if (request.method == "DELETE" && path.subresource.empty()) {
    return is_object ? "delete" : "deletecollection";
  }
  return "";
}

// Self reviews such as SelfSubjectAccessReview are allowed for every user.
bool is_self_review(const KindFacts& kind) {
  return !kind.has_objects() && kind.plural.starts_with("self");
}

// Returns the encoding that the client wants for the body of a response, which is JSON until then.
Encoding encoding_of(const ApiResponse& response, std::string_view accept, const KindFacts& kind) {
  if (response.status >= 400) return accepted_encoding(accept);
  return accepted_format(accept, kind).value_or(EntryFormat()).encoding;
}

std::optional<Failure> refuse_access(const std::function<bool(const Access&)>& authorize,
                                     const Access& access, const KindFacts& kind) {
  if (!authorize || is_self_review(kind) || authorize(access)) return std::nullopt;
  std::string reason = "User \"" + access.user + "\" cannot " + access.verb + " resource \"" +
                       access.resource + "\" in API group \"" + access.group + "\"";
  reason += access.namespace_name.empty() ? " at the cluster scope"
                                          : " in the namespace \"" + access.namespace_name + "\"";
  return forbidden(kind, access.name, std::move(reason));
}

bool is_watch_request(const RequestTarget& target, const ResourcePath& path) {
  const std::string_view watch = target.parameter("watch");
  return path.watch || (target.has("watch") && watch != "0" && watch != "false");
}

Failure unknown_row_object(const RequestTarget& target) {
  return bad_request("unrecognized includeObject value: \"" +
                     std::string(target.parameter("includeObject")) + "\"");
}

ReadOutcome get(Cluster& cluster, const ReadRequest& request) {
  if (request.path.subresource == "scale") return get_scale(cluster, request.path);
  if (request.path.subresource == "log") return get_pod_log(cluster, request.path, request.target);
  return get_object(cluster, request);
}

ApiResponse write(Cluster& cluster, std::string_view verb, const WriteRequest& request) {
  if (request.path.subresource == "scale") {
    return verb == "update" ? update_scale(cluster, request) : patch_scale(cluster, request);
  }
  if (verb == "create") return create_object(cluster, request);
  if (verb == "update") return update_object(cluster, request);
  if (verb == "patch") return patch_object(cluster, request);
  if (verb == "delete") return delete_object(cluster, request);
  return delete_collection(cluster, request);
}

}  // namespace

Api::Api(ApiOptions options, Clock& clock)
    : options_(std::move(options)), cluster_(options_.cluster, clock, options_.seed) {}

Outcome Api::handle(const ApiRequest& request, MayWait may_wait) {
  const detail::MutexLock lock(mutex_);
  return handle_locked(request, may_wait);
}

Outcome Api::handle_locked(const ApiRequest& request, MayWait may_wait) {
  const std::optional<RequestTarget> target = parse_request_target(request.target);
  if (!target) return bad_request("malformed request path").to_response();
  if (std::optional<ApiResponse> response = describe_server(cluster_, *target, request.accept)) {
    if (request.method != "GET" && request.method != "HEAD") {
      return method_not_allowed().to_response();
    }
    return *std::move(response);
  }
  const std::optional<ResourcePath> path = parse_resource_path(target->path, kinds_of(cluster_));
  if (!path) return page_not_found();
  Outcome outcome = handle_resource_locked(request, *target, *path, may_wait);
  if (auto* const response = std::get_if<ApiResponse>(&outcome)) {
    encode_body(*response, encoding_of(*response, request.accept, *path->kind));
  }
  return outcome;
}

Outcome Api::handle_resource_locked(const ApiRequest& request, const RequestTarget& target,
                                    const ResourcePath& path, MayWait may_wait) {
  const KindFacts& kind = *path.kind;
  const bool is_watch = is_watch_request(target, path);
  const std::string_view verb = verb_of(request, path, is_watch);
  if (verb.empty() || !kind.allows(verb)) return method_not_allowed().to_response();
  // Writes to a namespaced kind need a namespace in the path; only reads work across all
  // namespaces.
  const bool is_read = verb == "get" || verb == "list" || verb == "watch";
  if (!is_read && kind.namespaced && path.namespace_name.empty()) {
    return method_not_allowed().to_response();
  }
  const Access access = {.user = request.user,
                         .verb = std::string(verb),
                         .group = kind.group,
                         .resource = kind.plural,
                         .subresource = path.subresource,
                         .namespace_name = path.namespace_name,
                         .name = path.name};
  if (const auto refused = refuse_access(options_.authorize, access, kind)) {
    return refused->to_response();
  }
  const std::optional<EntryFormat> format = accepted_format(request.accept, kind);
  if (!format) return not_acceptable(verb == "watch").to_response();
  const bool is_table = format->form == EntryForm::Table;
  if (is_read) {
    const auto row_object = parse_row_object(target.parameter("includeObject"));
    if (is_table && !row_object) return unknown_row_object(target).to_response();
    const ReadRequest read = {.path = path,
                              .target = target,
                              .format = *format,
                              .row_object = row_object.value_or(RowObject::Metadata),
                              .may_wait = may_wait,
                              .rules = options_.list_rules};
    return verb == "get" ? get(cluster_, read) : read_collection(cluster_, read);
  }
  WriteRequest written = {.path = path,
                          .target = target,
                          .form = is_table ? EntryForm::Whole : format->form,
                          .encoding = format->encoding,
                          .content_type = request.content_type,
                          .body = request.body};
  if (auto failure = convert_protobuf_body(written)) return failure->to_response();
  if (!kind.has_objects()) {
    return handle_review(cluster_, written, request.user, options_.authorize);
  }
  ApiResponse response = write(cluster_, verb, written);
  collect_garbage(cluster_);
  return response;
}

Result<ObjectPtr> Api::decode(std::string_view text) {
  const detail::MutexLock lock(decoder_mutex_);
  return decoder_.decode(text);
}

Result<bool> Api::put(std::string_view text, PutIf condition) {
  const Result<ObjectPtr> parsed = decode(text);
  if (!parsed) return parsed.error();
  const Object& object = **parsed;
  const KindFacts* const kind = find_kind_of(object.api_version(), object.kind());
  if (kind == nullptr || !kind->has_objects()) {
    return Error{ErrorCode::InvalidArgument, "this server does not serve " +
                                                 std::string(object.kind()) + " of " +
                                                 std::string(object.api_version())};
  }
  if (object.name().empty() || object.uid().empty() ||
      object.namespace_name().empty() == kind->namespaced) {
    return Error{
        ErrorCode::InvalidArgument,
        "put: the object needs a name, a uid and, if its kind is namespaced, a namespace: " +
            std::string(text.substr(0, kShownBytes))};
  }
  const detail::MutexLock lock(mutex_);
  ObjectStore& store = cluster_.store();
  if (condition == PutIf::Present && store.find(*kind, object.key().to_string()) == nullptr) {
    return false;
  }
  const bool has_namespace = store.find(namespace_kind(), object.namespace_name()) != nullptr;
  if (kind->namespaced && !has_namespace) cluster_.make_namespace(object.namespace_name());
  cluster_.put(*kind, object, text);
  return true;
}

std::string Api::read(WatchCursor& cursor, std::size_t bytes_max) {
  const detail::MutexLock lock(mutex_);
  return cursor.read(cluster_.cache(), bytes_max);
}

std::string Api::bookmark(WatchCursor& cursor) {
  const detail::MutexLock lock(mutex_);
  return cursor.bookmark(cluster_.cache());
}

Version Api::version() {
  const detail::MutexLock lock(mutex_);
  return cluster_.store().version();
}

Version Api::cache_version() {
  const detail::MutexLock lock(mutex_);
  return cluster_.cache().version();
}

std::optional<TimePoint> Api::next_cache_advance() {
  const detail::MutexLock lock(mutex_);
  return cluster_.cache().next_due();
}

void Api::compact() {
  const detail::MutexLock lock(mutex_);
  cluster_.store().compact(cluster_.store().version());
  cluster_.cache().forget_past();
}

void Api::set_watch_cache_lag(Duration lag) {
  const detail::MutexLock lock(mutex_);
  cluster_.cache().set_lag(lag);
}

void Api::drop_events(std::size_t count) {
  const detail::MutexLock lock(mutex_);
  cluster_.cache().hide_next(count);
}

void Api::reload_cache() {
  const detail::MutexLock lock(mutex_);
  cluster_.reload_cache();
}

Result<void> Api::roll_back(Version version) {
  const detail::MutexLock lock(mutex_);
  if (cluster_.roll_back(version)) return {};
  return Error{ErrorCode::FailedPrecondition, "roll back to version " + std::to_string(version) +
                                                  ": it is compacted or does not exist yet"};
}

}  // namespace kinform::inline v0::server
