// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Sends requests to an API server: get, list, watch, create, update, patch, delete, pod logs.
//
// A Client keeps no cache; an Informer<> (informer.hpp) does.

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/byte_source.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/http_transport.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/client_config.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/typed_forms.hpp"
#include "kinform/informer.hpp"
#include "kinform/json.hpp"
#include "kinform/lister.hpp"
#include "kinform/logging.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/result.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0 {

// A warning that the server sent with a response, for example about a deprecated API version.
struct ServerWarning {
  int code = 0;  // API servers use 299.
  std::string agent = {};
  std::string text = {};

  friend bool operator==(const ServerWarning&, const ServerWarning&) = default;
};

// The format in which a client requests objects.
enum class WireFormat : std::uint8_t {
  // Protobuf for stable versions of Kubernetes' own resources, and for the metadata of all
  // resources if nothing else is fetched; JSON for everything else. If the server refuses protobuf,
  // or sends fields or kinds that this version does not know, the client requests that resource as
  // JSON from then on, and logs it once.
  Automatic,
  // Always JSON.
  Json,
};

struct ClientOptions {
  // The User-Agent header; servers record it in their audit logs. Empty: `program/unknown
  // (linux/amd64) kinform/version`.
  std::string user_agent = {};

  // Client-side rate limit for all requests except opening a watch. Zero or less turns it off.
  double requests_per_second = 5;
  int burst = 10;

  // Maximum number of retries. A request is retried after a response of 429 or 5xx with a
  // Retry-After header, and after a lost connection if repeating it is safe.
  int retries_max = 10;

  // Called once for each distinct warning text, on the thread of the request. Unset: warnings are
  // logged.
  std::function<void(const ServerWarning&)> on_warning = {};

  // Timeout of a whole request, all retries included; it starts after the client-side rate limit.
  // For watches and followed logs it covers only the time until the response begins. Unset: no
  // limit on the whole request, only those of `timeouts`.
  std::optional<Duration> request_timeout = {};

  // The format of lists, watches and get(). Responses are decoded by their Content-Type, whatever
  // was requested. Subresources, requests with a body, and the responses to those, are always JSON.
  WireFormat wire_format = WireFormat::Automatic;

  // Timeouts and limits of the HTTP transport that the client creates itself.
  HttpTimeouts timeouts = {};
  HttpLimits limits = {};
  // Requests gzip for streams, too; ignored if the program passes a transport. See
  // HttpTransportOptions.
  bool stream_compression = false;

  Logger logger = {};
  // Receives the rest_client_* metrics of client-go; null: none. Must outlive the client and
  // everything created from it.
  MetricsSink* metrics = nullptr;
  // Time source for rate limits, timeouts and retry delays. Must outlive the client and everything
  // created from it.
  Clock* clock = &system_clock();
};

struct GetOptions {
  std::string resource_version = {};  // Empty: the most recent state.
  std::string subresource = {};       // For example "status" or "scale".
};

// How the server treats unknown and duplicate fields in a request.
enum class FieldValidation : std::uint8_t { ServerDefault, Ignore, Warn, Strict };

struct WriteOptions {
  // Recorded in managedFields as the owner of the fields written.
  std::string field_manager = {};
  // The server processes and validates the request but stores nothing.
  bool dry_run = false;
  FieldValidation field_validation = FieldValidation::ServerDefault;
  // For example "status", "scale" or, in create(), "eviction".
  std::string subresource = {};
};

// The format of a patch.
enum class PatchType : std::uint8_t {
  Json,            // JSON Patch: a list of operations (RFC 6902).
  Merge,           // JSON Merge Patch: a part of the object (RFC 7386); arrays are replaced.
  StrategicMerge,  // Like Merge, but arrays are merged by key. Built-in types only.
  Apply,           // Server-side apply: all fields that the field manager wants to own.
};

struct PatchOptions {
  // Required for Apply.
  std::string field_manager = {};
  // Apply only: takes over fields that other managers own, instead of failing with Conflict.
  bool force = false;
  bool dry_run = false;
  FieldValidation field_validation = FieldValidation::ServerDefault;
  std::string subresource = {};
};

// How the garbage collector treats objects that the deleted one owns.
enum class Propagation : std::uint8_t { ServerDefault, Orphan, Background, Foreground };

struct DeleteOptions {
  std::optional<std::int64_t> grace_period_seconds = {};  // Zero: delete immediately.
  Propagation propagation = Propagation::ServerDefault;
  // Preconditions: if set, the object is deleted only if its uid and resource version are these;
  // otherwise the call fails with Conflict.
  std::string uid = {};
  std::string resource_version = {};
  bool dry_run = false;
};

// Which part of a container's log to read, and how.
struct PodLogOptions {
  std::string container = {};  // May be empty if the pod has only one.
  // Streams further lines until the container ends.
  bool follow = false;
  // Reads the log of the previous instance of the container, before its last restart.
  bool previous = false;
  bool timestamps = false;
  // Set at most one of these two.
  std::optional<std::int64_t> since_seconds = {};
  std::optional<WallTime> since_time = {};
  std::optional<std::int64_t> tail_lines = {};
  std::optional<std::int64_t> limit_bytes = {};
};

// The objects of one page or of a whole list, and the list's metadata.
template <class Kind>
struct ObjectList {
  std::vector<detail::HandleOf<Kind>> objects = {};
  ListMetadata metadata = {};
};

struct ListerWatcherOptions {
  ObjectForm form = ObjectForm::Whole;
  // Set to false for servers that are known not to support streaming lists (WatchList).
  bool streaming_lists = true;
  // Unset: the client's.
  std::optional<WireFormat> wire_format = {};
};

namespace detail {

// The type that create and update take: the kind's Draft, or Json for untyped resources.
template <class Kind>
struct DraftOf {
  using Type = typename Kind::Draft;
  static Json json(const Type& draft) { return draft.json(); }
};
template <>
struct DraftOf<Object> {
  using Type = Json;
  static Json json(const Json& draft) { return draft; }
};

}  // namespace detail

// A handle to an API server. Copies share connections and rate limits, so copying is cheap.
//
// A call blocks its thread until the response is complete or `stop` is requested; a stop ends it
// with ErrorCode::Cancelled within milliseconds. See HttpTimeouts for the other limits.
//
// Errors: an HTTP status of 300 or more is returned as an Error with the matching code, for example
// ErrorCode::NotFound or ErrorCode::Conflict, and with the server's message, reason and causes.
// Invalid requests fail with ErrorCode::InvalidArgument before anything is sent. After a 401
// response, credentials are renewed and the request is sent once more.
//
// Thread safety: all members may be called from any thread.
class KINFORM_EXPORT Client {
 public:
  // Opens no connection, so it cannot fail; a bad configuration is reported by the first request.
  explicit Client(ClientConfig config, ClientOptions options = {});

  // Uses the given transport, for example in tests. The TLS and proxy settings of `config` are then
  // ignored.
  explicit Client(std::shared_ptr<Transport> transport, ClientConfig config = {},
                  ClientOptions options = {});

  // Returns the object as the server has it now; a cache may be behind.
  [[nodiscard]] Result<ObjectPtr> get(const ApiResource& resource, const ObjectKey& key,
                                      const GetOptions& options = {},
                                      std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectPtr> get(const ApiResource& resource, const ObjectKey& key,
                                      std::stop_token stop) const {
    return get(resource, key, GetOptions(), std::move(stop));
  }

  // Returns one page. If `metadata.continue_token` is not empty, there is a next page.
  [[nodiscard]] Result<ObjectList<>> list(const ApiResource& resource,
                                          const Selection& selection = {},
                                          const ListOptions& options = {},
                                          std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectList<>> list(const ApiResource& resource, const Selection& selection,
                                          std::stop_token stop) const {
    return list(resource, selection, ListOptions(), std::move(stop));
  }

  // Returns all pages, fetched `options.limit` objects at a time (500 if zero). If a continue token
  // expires, the whole list is fetched again in one request without pages; one that the server
  // repeats is an error. The list's resource version is that of the first page.
  [[nodiscard]] Result<ObjectList<>> list_all(const ApiResource& resource,
                                              const Selection& selection = {},
                                              const ListOptions& options = {},
                                              std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectList<>> list_all(const ApiResource& resource,
                                              const Selection& selection,
                                              std::stop_token stop) const {
    return list_all(resource, selection, ListOptions(), std::move(stop));
  }

  // Returns one page as a stream whose items are decoded while they arrive. It can end with
  // ErrorCode::FormatChanged (see ListStream), after which the page must be requested again;
  // list() and list_all() do that themselves.
  [[nodiscard]] Result<std::unique_ptr<ListStream>> list_stream(const ApiResource& resource,
                                                                const Selection& selection = {},
                                                                const ListOptions& options = {},
                                                                std::stop_token stop = {}) const;
  [[nodiscard]] Result<std::unique_ptr<ListStream>> list_stream(const ApiResource& resource,
                                                                const Selection& selection,
                                                                std::stop_token stop) const {
    return list_stream(resource, selection, ListOptions(), std::move(stop));
  }

  // Returns once the server has accepted the watch; events are then read from the stream. It can
  // end with ErrorCode::FormatChanged (see WatchStream); RetryWatch and Reflector handle that.
  [[nodiscard]] Result<std::unique_ptr<WatchStream>> watch(const ApiResource& resource,
                                                           const Selection& selection = {},
                                                           const WatchOptions& options = {},
                                                           std::stop_token stop = {}) const;
  [[nodiscard]] Result<std::unique_ptr<WatchStream>> watch(const ApiResource& resource,
                                                           const Selection& selection,
                                                           std::stop_token stop) const {
    return watch(resource, selection, WatchOptions(), std::move(stop));
  }

  // Creates the object, with the namespace and name in its metadata. Every write returns the object
  // as the server stored it.
  [[nodiscard]] Result<ObjectPtr> create(const ApiResource& resource, const Json& object,
                                         const WriteOptions& options = {},
                                         std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectPtr> create(const ApiResource& resource, const Json& object,
                                         std::stop_token stop) const {
    return create(resource, object, WriteOptions(), std::move(stop));
  }
  [[nodiscard]] Result<ObjectPtr> create(const ApiResource& resource, const Object& object,
                                         const WriteOptions& options = {},
                                         std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectPtr> create(const ApiResource& resource, const Object& object,
                                         std::stop_token stop) const {
    return create(resource, object, WriteOptions(), std::move(stop));
  }

  // Replaces the object. Fails with Conflict if `object` has a resource version other than the
  // server's.
  [[nodiscard]] Result<ObjectPtr> update(const ApiResource& resource, const Json& object,
                                         const WriteOptions& options = {},
                                         std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectPtr> update(const ApiResource& resource, const Json& object,
                                         std::stop_token stop) const {
    return update(resource, object, WriteOptions(), std::move(stop));
  }
  [[nodiscard]] Result<ObjectPtr> update(const ApiResource& resource, const Object& object,
                                         const WriteOptions& options = {},
                                         std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectPtr> update(const ApiResource& resource, const Object& object,
                                         std::stop_token stop) const {
    return update(resource, object, WriteOptions(), std::move(stop));
  }
  // Like update(), for the subresource "status".
  [[nodiscard]] Result<ObjectPtr> update_status(const ApiResource& resource, const Json& object,
                                                WriteOptions options = {},
                                                std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectPtr> update_status(const ApiResource& resource, const Json& object,
                                                std::stop_token stop) const {
    return update_status(resource, object, WriteOptions(), std::move(stop));
  }

  // Changes a part of the object and returns the whole object after the change.
  [[nodiscard]] Result<ObjectPtr> patch(const ApiResource& resource, const ObjectKey& key,
                                        PatchType type, const Json& patch,
                                        const PatchOptions& options = {},
                                        std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectPtr> patch(const ApiResource& resource, const ObjectKey& key,
                                        PatchType type, const Json& patch,
                                        std::stop_token stop) const {
    return this->patch(resource, key, type, patch, PatchOptions(), std::move(stop));
  }

  // Deletes the object. With finalizers or a grace period, it may still exist after the call
  // returns.
  [[nodiscard]] Result<void> delete_object(const ApiResource& resource, const ObjectKey& key,
                                           const DeleteOptions& options = {},
                                           std::stop_token stop = {}) const;
  [[nodiscard]] Result<void> delete_object(const ApiResource& resource, const ObjectKey& key,
                                           std::stop_token stop) const {
    return delete_object(resource, key, DeleteOptions(), std::move(stop));
  }

  // Deletes all selected objects. Fails with InvalidArgument if the resource is namespaced and the
  // selection has no namespace.
  [[nodiscard]] Result<void> delete_collection(const ApiResource& resource,
                                               const Selection& selection,
                                               const DeleteOptions& options = {},
                                               std::stop_token stop = {}) const;
  [[nodiscard]] Result<void> delete_collection(const ApiResource& resource,
                                               const Selection& selection,
                                               std::stop_token stop) const {
    return delete_collection(resource, selection, DeleteOptions(), std::move(stop));
  }

  // Returns a container's log as a byte stream. With `follow`, the stream ends when the container
  // does.
  [[nodiscard]] Result<std::unique_ptr<ByteSource>> pod_logs(const ObjectKey& pod,
                                                             const PodLogOptions& options = {},
                                                             std::stop_token stop = {}) const;
  [[nodiscard]] Result<std::unique_ptr<ByteSource>> pod_logs(const ObjectKey& pod,
                                                             std::stop_token stop) const {
    return pod_logs(pod, PodLogOptions(), std::move(stop));
  }

  // Returns the body of a GET request to any path, such as `/version` or `/readyz?verbose`. The
  // path is sent unchanged.
  [[nodiscard]] Result<std::string> get_raw(std::string_view path, std::stop_token stop = {}) const;

  // Returns the list and watch of a resource, for an informer or a Reflector. It shares this
  // client's connections and may outlive the client. An invalid selector is reported as
  // InvalidArgument by the first list.
  [[nodiscard]] std::unique_ptr<ListerWatcher> lister_watcher(
      ApiResource resource, Selection selection = {}, ListerWatcherOptions options = {}) const;

  // Returns a factory of list and watch for any resource, for an InformerFactory. The factory sets
  // `options.form`.
  [[nodiscard]] ListerWatcherSource lister_watchers(ListerWatcherOptions options = {}) const;

  // Lets a client be passed wherever informers take a source of list and watch: `Informer<Pod>
  // pods(client)`, `InformerFactory factory(client)`.
  operator ListerWatcherSource() const { return lister_watchers(); }

  // Returns an informer of one kind: `client.informer<core::v1::Pod>({.namespaces = {"web"}})`.
  template <class Kind>
  [[nodiscard]] Informer<Kind> informer(const InformerScope& scope = {},
                                        InformerOptions options = {}) const {
    return Informer<Kind>(*this, scope, std::move(options));
  }
  // Returns an informer of a resource that has no C++ type in this program.
  [[nodiscard]] Informer<> informer(const ApiResource& resource, const InformerScope& scope = {},
                                    InformerOptions options = {}) const {
    return Informer<>(*this, resource, scope, std::move(options));
  }

  // Returns a client for one kind: `client.resource<core::v1::Pod>().in("default").get("web-0")`.
  template <class Kind>
  [[nodiscard]] ResourceClient<Kind> resource() const;
  // Returns a client for a resource that has no C++ type in this program.
  [[nodiscard]] ResourceClient<> resource(ApiResource resource) const;

  // Returns the namespace of the configuration, or "default".
  [[nodiscard]] const std::string& default_namespace() const;

 private:
  friend class Discovery;
  class KINFORM_HIDDEN Impl;
  std::shared_ptr<const Impl> impl_;
};

// Sends requests for one resource, in one namespace or all:
// `client.resource<Pod>().in("web").get("web-0")`. ResourceClient<> is for resources that have no
// C++ type in this program; it takes Json and returns ObjectPtr. Effects and errors of each call
// are those of Client. Copies are cheap.
//
// Thread safety: all members may be called from any thread.
template <class Kind>
class ResourceClient {
 public:
  // The result type of calls: the kind itself, or ObjectPtr.
  using Handle = detail::HandleOf<Kind>;
  // The argument type of create(), update() and apply(): the kind's Draft, or Json.
  using Draft = typename detail::DraftOf<Kind>::Type;

  ResourceClient(Client client, ApiResource resource)
      : client_(std::move(client)), resource_(std::move(resource)) {}

  // Returns a client for one namespace. Without it, list() reads all namespaces, and the other
  // calls are for cluster-scoped resources.
  [[nodiscard]] ResourceClient in(std::string namespace_name) const {
    ResourceClient inside(client_, resource_);
    inside.namespace_ = std::move(namespace_name);
    return inside;
  }

  // Reads one object; see Client::get.
  [[nodiscard]] Result<Handle> get(std::string name, const GetOptions& options = {},
                                   std::stop_token stop = {}) const {
    return detail::as_kind<Kind>(
        client_.get(resource_, key(std::move(name)), options, std::move(stop)));
  }
  // Like get() above, without options.
  [[nodiscard]] Result<Handle> get(std::string name, std::stop_token stop) const {
    return get(std::move(name), GetOptions(), std::move(stop));
  }

  // Returns all pages; see Client::list_all. A namespace set with in() replaces
  // `selection.namespace_name`.
  [[nodiscard]] Result<ObjectList<Kind>> list(Selection selection = {},
                                              const ListOptions& options = {},
                                              std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectList<Kind>> list(Selection selection, std::stop_token stop) const {
    return list(std::move(selection), ListOptions(), std::move(stop));
  }

  // Creates the object, with the name and namespace in its metadata. If it has no namespace, the
  // one set with in() is used.
  [[nodiscard]] Result<Handle> create(const Draft& object, const WriteOptions& options = {},
                                      std::stop_token stop = {}) const {
    return detail::as_kind<Kind>(
        client_.create(resource_, placed(object), options, std::move(stop)));
  }
  [[nodiscard]] Result<Handle> create(const Draft& object, std::stop_token stop) const {
    return create(object, WriteOptions(), std::move(stop));
  }

  // Replaces the object; see Client::update.
  [[nodiscard]] Result<Handle> update(const Draft& object, const WriteOptions& options = {},
                                      std::stop_token stop = {}) const {
    return detail::as_kind<Kind>(
        client_.update(resource_, placed(object), options, std::move(stop)));
  }
  // Like update() above, without options.
  [[nodiscard]] Result<Handle> update(const Draft& object, std::stop_token stop) const {
    return update(object, WriteOptions(), std::move(stop));
  }

  // Replaces the status of the object; see Client::update_status.
  [[nodiscard]] Result<Handle> update_status(const Draft& object, WriteOptions options = {},
                                             std::stop_token stop = {}) const {
    return detail::as_kind<Kind>(
        client_.update_status(resource_, placed(object), std::move(options), std::move(stop)));
  }
  // Like update_status() above, without options.
  [[nodiscard]] Result<Handle> update_status(const Draft& object, std::stop_token stop) const {
    return update_status(object, WriteOptions(), std::move(stop));
  }

  // Changes a part of the object; see Client::patch.
  [[nodiscard]] Result<Handle> patch(std::string name, PatchType type, const Json& patch,
                                     const PatchOptions& options = {},
                                     std::stop_token stop = {}) const {
    return detail::as_kind<Kind>(
        client_.patch(resource_, key(std::move(name)), type, patch, options, std::move(stop)));
  }
  // Like patch() above, without options.
  [[nodiscard]] Result<Handle> patch(std::string name, PatchType type, const Json& patch,
                                     std::stop_token stop) const {
    return this->patch(std::move(name), type, patch, PatchOptions(), std::move(stop));
  }

  // Applies the fields that the draft sets (server-side apply). REQUIRES: `options.field_manager`
  // is set.
  [[nodiscard]] Result<Handle> apply(const Draft& object, const PatchOptions& options,
                                     std::stop_token stop = {}) const;

  // Deletes the object; see Client::delete_object.
  [[nodiscard]] Result<void> delete_object(std::string name, const DeleteOptions& options = {},
                                           std::stop_token stop = {}) const {
    return client_.delete_object(resource_, key(std::move(name)), options, std::move(stop));
  }
  [[nodiscard]] Result<void> delete_object(std::string name, std::stop_token stop) const {
    return delete_object(std::move(name), DeleteOptions(), std::move(stop));
  }

  // Deletes all selected objects of the namespace; see Client::delete_collection.
  [[nodiscard]] Result<void> delete_collection(Selection selection = {},
                                               const DeleteOptions& options = {},
                                               std::stop_token stop = {}) const {
    return client_.delete_collection(resource_, inside(std::move(selection)), options,
                                     std::move(stop));
  }

  // Returns the list and watch of this resource, for an informer or a Reflector.
  [[nodiscard]] std::unique_ptr<ListerWatcher> lister_watcher(
      Selection selection = {}, ListerWatcherOptions options = {}) const {
    return client_.lister_watcher(resource_, inside(std::move(selection)), options);
  }

  [[nodiscard]] const Client& client() const { return client_; }
  [[nodiscard]] const ApiResource& resource() const { return resource_; }

 private:
  [[nodiscard]] ObjectKey key(std::string name) const { return {namespace_, std::move(name)}; }
  [[nodiscard]] Selection inside(Selection selection) const {
    if (!namespace_.empty()) selection.namespace_name = namespace_;
    return selection;
  }
  [[nodiscard]] Json placed(const Draft& draft) const {
    Json object = detail::DraftOf<Kind>::json(draft);
    Json& metadata = object["metadata"];
    if (!namespace_.empty() && !metadata.contains("namespace"))
      metadata.set("namespace", namespace_);
    return object;
  }

  Client client_;
  ApiResource resource_;
  std::string namespace_;  // Empty: all namespaces, or a cluster-scoped resource.
};

// Implementation.

template <class Kind>
Result<ObjectList<Kind>> ResourceClient<Kind>::list(Selection selection, const ListOptions& options,
                                                    std::stop_token stop) const {
  Result<ObjectList<>> list =
      client_.list_all(resource_, inside(std::move(selection)), options, std::move(stop));
  if (!list) return list.error();
  return ObjectList<Kind>{.objects = detail::as_kind<Kind>(std::move(list->objects)),
                          .metadata = std::move(list->metadata)};
}

template <class Kind>
Result<detail::HandleOf<Kind>> ResourceClient<Kind>::apply(const Draft& object,
                                                           const PatchOptions& options,
                                                           std::stop_token stop) const {
  const Json json = placed(object);
  const Json& metadata = json["metadata"];
  const ObjectKey place(std::string(metadata["namespace"].as_string()),
                        std::string(metadata["name"].as_string()));
  return detail::as_kind<Kind>(
      client_.patch(resource_, place, PatchType::Apply, json, options, std::move(stop)));
}

template <class Kind>
ResourceClient<Kind> Client::resource() const {
  return ResourceClient<Kind>(*this, Kind::resource());
}

inline ResourceClient<> Client::resource(ApiResource resource) const {
  return {*this, std::move(resource)};
}

}  // namespace kinform::inline v0
