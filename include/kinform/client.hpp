// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Requests to an API server: one call, one request, one answer.
//
// A Client keeps no cache; a Informer<> (shared_informer.hpp) does.

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

// What a server adds to an answer: a deprecated version, say.
struct ServerWarning {
  int code = 0;  // 299 for those of API servers.
  std::string agent = {};
  std::string text = {};

  friend bool operator==(const ServerWarning&, const ServerWarning&) = default;
};

struct ClientOptions {
  // Sent with every request; servers show it in their audit logs. Empty: `program/unknown
  // (linux/amd64) kinform/version`.
  std::string user_agent = {};

  // Client-side limit over all requests but the opening of watches (RQ-03, RQ-04). Zero or less
  // turns it off.
  double requests_per_second = 5;
  int burst = 10;

  // How often an answer of 429 or 5xx that says when to come back, or a lost connection where that
  // is safe, is followed by another try (RQ-06, RQ-07).
  int retries_max = 10;

  // Called once for each different text, from the thread of the request (RQ-16). Unset: logged.
  std::function<void(const ServerWarning&)> on_warning = {};

  // How long a request may take once it is its turn, all tries together; watches and followed logs
  // only until they begin. Unset: as long as something comes.
  std::optional<Duration> request_timeout = {};

  // Of the connections that the client makes itself.
  HttpTimeouts timeouts = {};
  HttpLimits limits = {};

  Logger logger = {};
  // Where client-go's rest_client_* go; null: nowhere. Must outlive the client and all it gave.
  MetricsSink* metrics = nullptr;
  // Of waiting between tries; tests pass a FakeClock. Must outlive the client and all it gave.
  Clock* clock = &system_clock();
};

struct GetOptions {
  std::string resource_version = {};  // Empty: the newest state.
  std::string subresource = {};       // For example "status" or "scale".
};

// What servers do with fields that they do not know, or that come twice.
enum class FieldValidation : std::uint8_t { ServerDefault, Ignore, Warn, Strict };

struct WriteOptions {
  // Recorded by the server as the owner of the fields written.
  std::string field_manager = {};
  // The server validates and answers as usual but stores nothing.
  bool dry_run = false;
  FieldValidation field_validation = FieldValidation::ServerDefault;
  // For example "status", "scale" or, in create(), "eviction".
  std::string subresource = {};
};

// What a patch is written in.
enum class PatchType : std::uint8_t {
  Json,            // A list of operations (RFC 6902).
  Merge,           // A part of the object (RFC 7386); arrays are replaced.
  StrategicMerge,  // The same, but arrays are merged by key. Built-in types only.
  Apply,           // Server-side apply: all fields that the manager wants to own.
};

struct PatchOptions {
  // Apply needs one.
  std::string field_manager = {};
  // For Apply: takes fields over from other managers in place of a Conflict.
  bool force = false;
  bool dry_run = false;
  FieldValidation field_validation = FieldValidation::ServerDefault;
  std::string subresource = {};
};

// What happens to objects that the deleted one owns.
enum class Propagation : std::uint8_t { ServerDefault, Orphan, Background, Foreground };

struct DeleteOptions {
  std::optional<std::int64_t> grace_period_seconds = {};  // Zero: at once.
  Propagation propagation = Propagation::ServerDefault;
  // The object is deleted only if it is this one, in this state; else Conflict.
  std::string uid = {};
  std::string resource_version = {};
  bool dry_run = false;
};

// What of a container's log, and how.
struct PodLogOptions {
  std::string container = {};  // May be left out where a pod has only one.
  // Waits for further lines until the container ends.
  bool follow = false;
  // Of the container's last run, before it was started again.
  bool previous = false;
  bool timestamps = false;
  // At most one of these two.
  std::optional<std::int64_t> since_seconds = {};
  std::optional<WallTime> since_time = {};
  std::optional<std::int64_t> tail_lines = {};
  std::optional<std::int64_t> limit_bytes = {};
};

// One page of a list, or all of it.
template <class Kind>
struct ObjectList {
  std::vector<detail::HandleOf<Kind>> objects = {};
  ListMetadata metadata = {};
};

struct ListerWatcherOptions {
  ObjectForm form = ObjectForm::Whole;
  // False for servers that are known not to do streaming lists (LW-07).
  bool streaming_lists = true;
};

namespace detail {

// What a resource is written from: the kind's Draft, or Json without a type.
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

// A handle to an API server. Copies share connections and limits, so copying is cheap.
//
// A call blocks its thread until the answer is complete, or `stop` is requested, which ends it with
// ErrorCode::Cancelled within milliseconds. Other limits are those of HttpTimeouts.
//
// Errors: an HTTP status of 300 or more comes back as an Error with the matching code, for example
// ErrorCode::NotFound or ErrorCode::Conflict, with the server's message, reason and causes. What is
// no valid request is refused with ErrorCode::InvalidArgument before anything is sent (RQ-02). An
// answer of 401 has credentials renewed, once, and the request sent again.
//
// Thread safety: all members may be called from any thread.
class Client {
 public:
  // Opens no connection yet, so it cannot fail; what is wrong with the configuration shows up in
  // the first request.
  explicit Client(ClientConfig config, ClientOptions options = {});

  // Over a given transport, as tests do; the TLS and proxy settings of `config` are then left to
  // it.
  explicit Client(std::shared_ptr<Transport> transport, ClientConfig config = {},
                  ClientOptions options = {});

  // The object as the server has it now, which a cache may not show yet.
  [[nodiscard]] Result<ObjectPtr> get(const ApiResource& resource, const ObjectKey& key,
                                      const GetOptions& options = {},
                                      std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectPtr> get(const ApiResource& resource, const ObjectKey& key,
                                      std::stop_token stop) const {
    return get(resource, key, GetOptions(), std::move(stop));
  }

  // One page. While `metadata.continue_token` is not empty there is a next one.
  [[nodiscard]] Result<ObjectList<>> list(const ApiResource& resource,
                                          const Selection& selection = {},
                                          const ListOptions& options = {},
                                          std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectList<>> list(const ApiResource& resource, const Selection& selection,
                                          std::stop_token stop) const {
    return list(resource, selection, ListOptions(), std::move(stop));
  }

  // All pages, of `options.limit` objects each, 500 if that is zero. If the state expires before
  // its last page, everything is asked for again, without pages (PG-05). The version is that of the
  // first page.
  [[nodiscard]] Result<ObjectList<>> list_all(const ApiResource& resource,
                                              const Selection& selection = {},
                                              const ListOptions& options = {},
                                              std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectList<>> list_all(const ApiResource& resource,
                                              const Selection& selection,
                                              std::stop_token stop) const {
    return list_all(resource, selection, ListOptions(), std::move(stop));
  }

  // One page, decoded item by item while it arrives.
  [[nodiscard]] Result<std::unique_ptr<ListStream>> list_stream(const ApiResource& resource,
                                                                const Selection& selection = {},
                                                                const ListOptions& options = {},
                                                                std::stop_token stop = {}) const;
  [[nodiscard]] Result<std::unique_ptr<ListStream>> list_stream(const ApiResource& resource,
                                                                const Selection& selection,
                                                                std::stop_token stop) const {
    return list_stream(resource, selection, ListOptions(), std::move(stop));
  }

  // Returns once the server has accepted the watch; events are then read from the stream.
  [[nodiscard]] Result<std::unique_ptr<WatchStream>> watch(const ApiResource& resource,
                                                           const Selection& selection = {},
                                                           const WatchOptions& options = {},
                                                           std::stop_token stop = {}) const;
  [[nodiscard]] Result<std::unique_ptr<WatchStream>> watch(const ApiResource& resource,
                                                           const Selection& selection,
                                                           std::stop_token stop) const {
    return watch(resource, selection, WatchOptions(), std::move(stop));
  }

  // Namespace and name are those of the object. Each write returns the object as the server stored
  // it.
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

  // Replaces the object. If it carries a resource version and the server's has another, that is a
  // Conflict.
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
  // The same with the subresource "status".
  [[nodiscard]] Result<ObjectPtr> update_status(const ApiResource& resource, const Json& object,
                                                WriteOptions options = {},
                                                std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectPtr> update_status(const ApiResource& resource, const Json& object,
                                                std::stop_token stop) const {
    return update_status(resource, object, WriteOptions(), std::move(stop));
  }

  // Changes a part of the object, and returns all of it as it is then.
  [[nodiscard]] Result<ObjectPtr> patch(const ApiResource& resource, const ObjectKey& key,
                                        PatchType type, const Json& patch,
                                        const PatchOptions& options = {},
                                        std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectPtr> patch(const ApiResource& resource, const ObjectKey& key,
                                        PatchType type, const Json& patch,
                                        std::stop_token stop) const {
    return this->patch(resource, key, type, patch, PatchOptions(), std::move(stop));
  }

  // Asks the server to delete the object; finalizers may keep it for a while after that.
  [[nodiscard]] Result<void> delete_object(const ApiResource& resource, const ObjectKey& key,
                                           const DeleteOptions& options = {},
                                           std::stop_token stop = {}) const;
  [[nodiscard]] Result<void> delete_object(const ApiResource& resource, const ObjectKey& key,
                                           std::stop_token stop) const {
    return delete_object(resource, key, DeleteOptions(), std::move(stop));
  }

  // The same for all that are selected. REQUIRES of a namespaced resource: the selection names a
  // namespace, else InvalidArgument.
  [[nodiscard]] Result<void> delete_collection(const ApiResource& resource,
                                               const Selection& selection,
                                               const DeleteOptions& options = {},
                                               std::stop_token stop = {}) const;
  [[nodiscard]] Result<void> delete_collection(const ApiResource& resource,
                                               const Selection& selection,
                                               std::stop_token stop) const {
    return delete_collection(resource, selection, DeleteOptions(), std::move(stop));
  }

  // A container's log, as bytes. A followed one ends when the container does.
  [[nodiscard]] Result<std::unique_ptr<ByteSource>> pod_logs(const ObjectKey& pod,
                                                             const PodLogOptions& options = {},
                                                             std::stop_token stop = {}) const;
  [[nodiscard]] Result<std::unique_ptr<ByteSource>> pod_logs(const ObjectKey& pod,
                                                             std::stop_token stop) const {
    return pod_logs(pod, PodLogOptions(), std::move(stop));
  }

  // The text that the server has at another path, such as `/version` or `/readyz?verbose`. The path
  // is sent as it is.
  [[nodiscard]] Result<std::string> get_raw(std::string_view path, std::stop_token stop = {}) const;

  // What an informer or a Reflector should follow. Shares this client's connections and may outlive
  // the client. A selector that cannot be read shows up as InvalidArgument in its first list.
  [[nodiscard]] std::unique_ptr<ListerWatcher> lister_watcher(
      ApiResource resource, Selection selection = {}, ListerWatcherOptions options = {}) const;

  // The same, for an InformerFactory. `options.form` is up to the factory.
  [[nodiscard]] ListerWatcherSource lister_watchers(ListerWatcherOptions options = {}) const;

  // A client converts to the source of list and watch that informers take: `Informer<Pod>
  // pods(client)`, `InformerFactory factory(client)`.
  operator ListerWatcherSource() const { return lister_watchers(); }

  // Returns an informer of one kind: `client.informer<core::v1::Pod>({.namespaces = {"web"}})`.
  template <class Kind>
  [[nodiscard]] Informer<Kind> informer(const InformerScope& scope = {},
                                        InformerOptions options = {}) const {
    return Informer<Kind>(*this, scope, std::move(options));
  }
  // Returns an informer of a resource that has no type in this program.
  [[nodiscard]] Informer<> informer(const ApiResource& resource, const InformerScope& scope = {},
                                    InformerOptions options = {}) const {
    return Informer<>(*this, resource, scope, std::move(options));
  }

  // Requests about one kind: `client.resource<core::v1::Pod>().in("default").get("web-0")`.
  template <class Kind>
  [[nodiscard]] ResourceClient<Kind> resource() const;
  // The same for a resource that has no type in this program.
  [[nodiscard]] ResourceClient<> resource(ApiResource resource) const;

  // The configuration's namespace, or "default".
  [[nodiscard]] const std::string& default_namespace() const;

 private:
  friend class Discovery;
  class Impl;
  std::shared_ptr<const Impl> impl_;
};

// Requests about one resource, in one namespace or all:
// `client.resource<Pod>().in("web").get("web-0")`. ResourceClient<> is for resources without a type
// in this program; its drafts are Json, and it returns ObjectPtr. Effects and errors of each call
// are those of Client. Copies are cheap.
//
// Thread safety: all members may be called from any thread.
template <class Kind>
class ResourceClient {
 public:
  // What calls return: the kind itself, or an ObjectPtr.
  using Handle = detail::HandleOf<Kind>;
  // What create, update and apply take: the kind's Draft, or Json.
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

  [[nodiscard]] Result<Handle> get(std::string name, const GetOptions& options = {},
                                   std::stop_token stop = {}) const {
    return detail::as_kind<Kind>(
        client_.get(resource_, key(std::move(name)), options, std::move(stop)));
  }
  [[nodiscard]] Result<Handle> get(std::string name, std::stop_token stop) const {
    return get(std::move(name), GetOptions(), std::move(stop));
  }

  // Reads all pages; see Client::list_all. `selection.namespace_name` is replaced by that of in().
  [[nodiscard]] Result<ObjectList<Kind>> list(Selection selection = {},
                                              const ListOptions& options = {},
                                              std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectList<Kind>> list(Selection selection, std::stop_token stop) const {
    return list(std::move(selection), ListOptions(), std::move(stop));
  }

  // Namespace and name are those of the object; the namespace of in() is filled in where it has
  // none.
  [[nodiscard]] Result<Handle> create(const Draft& object, const WriteOptions& options = {},
                                      std::stop_token stop = {}) const {
    return detail::as_kind<Kind>(
        client_.create(resource_, placed(object), options, std::move(stop)));
  }
  [[nodiscard]] Result<Handle> create(const Draft& object, std::stop_token stop) const {
    return create(object, WriteOptions(), std::move(stop));
  }

  [[nodiscard]] Result<Handle> update(const Draft& object, const WriteOptions& options = {},
                                      std::stop_token stop = {}) const {
    return detail::as_kind<Kind>(
        client_.update(resource_, placed(object), options, std::move(stop)));
  }
  [[nodiscard]] Result<Handle> update(const Draft& object, std::stop_token stop) const {
    return update(object, WriteOptions(), std::move(stop));
  }

  [[nodiscard]] Result<Handle> update_status(const Draft& object, WriteOptions options = {},
                                             std::stop_token stop = {}) const {
    return detail::as_kind<Kind>(
        client_.update_status(resource_, placed(object), std::move(options), std::move(stop)));
  }
  [[nodiscard]] Result<Handle> update_status(const Draft& object, std::stop_token stop) const {
    return update_status(object, WriteOptions(), std::move(stop));
  }

  [[nodiscard]] Result<Handle> patch(std::string name, PatchType type, const Json& patch,
                                     const PatchOptions& options = {},
                                     std::stop_token stop = {}) const {
    return detail::as_kind<Kind>(
        client_.patch(resource_, key(std::move(name)), type, patch, options, std::move(stop)));
  }
  [[nodiscard]] Result<Handle> patch(std::string name, PatchType type, const Json& patch,
                                     std::stop_token stop) const {
    return this->patch(std::move(name), type, patch, PatchOptions(), std::move(stop));
  }

  // Server-side apply of the fields that the draft sets. REQUIRES: `options.field_manager`.
  [[nodiscard]] Result<Handle> apply(const Draft& object, const PatchOptions& options,
                                     std::stop_token stop = {}) const;

  // Asks the server to delete the object; see Client::delete_object.
  [[nodiscard]] Result<void> delete_object(std::string name, const DeleteOptions& options = {},
                                           std::stop_token stop = {}) const {
    return client_.delete_object(resource_, key(std::move(name)), options, std::move(stop));
  }
  [[nodiscard]] Result<void> delete_object(std::string name, std::stop_token stop) const {
    return delete_object(std::move(name), DeleteOptions(), std::move(stop));
  }

  // Asks the server to delete all selected objects of the namespace; see Client::delete_collection.
  [[nodiscard]] Result<void> delete_collection(Selection selection = {},
                                               const DeleteOptions& options = {},
                                               std::stop_token stop = {}) const {
    return client_.delete_collection(resource_, inside(std::move(selection)), options,
                                     std::move(stop));
  }

  // Returns the list and watch that an informer of this resource follows.
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
