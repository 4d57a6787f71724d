// Requests to an API server: one call, one request, one answer.
//
// A Client keeps no cache; a SharedInformer (shared_informer.hpp) does.

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/byte_source.hpp"
#include "kinform/client_config.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/http_transport.hpp"
#include "kinform/json.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/logging.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/api_resource.hpp"
#include "kinform/result.hpp"
#include "kinform/time.hpp"
#include "kinform/building_blocks/transport.hpp"

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

// One page of a collection, or all of it.
struct ObjectList {
  std::vector<ObjectPtr> objects = {};
  ListMetadata metadata = {};
};

struct ListerWatcherOptions {
  ObjectForm form = ObjectForm::Whole;
  // False for servers that are known not to do streaming lists (LW-07).
  bool streaming_lists = true;
};

template <class Kind>
class ResourceClient;

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

  // One page. While `metadata.continue_token` is not empty there is a next one.
  [[nodiscard]] Result<ObjectList> list(const ApiResource& resource, const Selection& selection = {},
                                        const ListOptions& options = {},
                                        std::stop_token stop = {}) const;

  // All pages, of `options.limit` objects each, 500 if that is zero. If the state expires before
  // its last page, everything is asked for again, without pages (PG-05). The version is that of the
  // first page.
  [[nodiscard]] Result<ObjectList> list_all(const ApiResource& resource,
                                            const Selection& selection = {},
                                            const ListOptions& options = {},
                                            std::stop_token stop = {}) const;

  // One page, decoded item by item while it arrives.
  [[nodiscard]] Result<std::unique_ptr<ListStream>> list_stream(const ApiResource& resource,
                                                                const Selection& selection = {},
                                                                const ListOptions& options = {},
                                                                std::stop_token stop = {}) const;

  // Returns once the server has accepted the watch; events are then read from the stream.
  [[nodiscard]] Result<std::unique_ptr<WatchStream>> watch(const ApiResource& resource,
                                                           const Selection& selection = {},
                                                           const WatchOptions& options = {},
                                                           std::stop_token stop = {}) const;

  // Namespace and name are those of the object. Each write returns the object as the server stored
  // it.
  [[nodiscard]] Result<ObjectPtr> create(const ApiResource& resource, const Json& object,
                                         const WriteOptions& options = {},
                                         std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectPtr> create(const ApiResource& resource, const Object& object,
                                         const WriteOptions& options = {},
                                         std::stop_token stop = {}) const;

  // Replaces the object. If it carries a resource version and the server's has another, that is a
  // Conflict.
  [[nodiscard]] Result<ObjectPtr> update(const ApiResource& resource, const Json& object,
                                         const WriteOptions& options = {},
                                         std::stop_token stop = {}) const;
  [[nodiscard]] Result<ObjectPtr> update(const ApiResource& resource, const Object& object,
                                         const WriteOptions& options = {},
                                         std::stop_token stop = {}) const;
  // The same with the subresource "status".
  [[nodiscard]] Result<ObjectPtr> update_status(const ApiResource& resource, const Json& object,
                                                WriteOptions options = {},
                                                std::stop_token stop = {}) const;

  // Changes a part of the object, and returns all of it as it is then.
  [[nodiscard]] Result<ObjectPtr> patch(const ApiResource& resource, const ObjectKey& key,
                                        PatchType type, const Json& patch,
                                        const PatchOptions& options = {},
                                        std::stop_token stop = {}) const;

  // Asks the server to delete the object; finalizers may keep it for a while after that.
  [[nodiscard]] Result<void> remove(const ApiResource& resource, const ObjectKey& key,
                                    const DeleteOptions& options = {},
                                    std::stop_token stop = {}) const;

  // The same for all that are selected. REQUIRES of a namespaced resource: the selection names a
  // namespace, else InvalidArgument.
  [[nodiscard]] Result<void> remove_collection(const ApiResource& resource, const Selection& selection,
                                               const DeleteOptions& options = {},
                                               std::stop_token stop = {}) const;

  // A container's log, as bytes. A followed one ends when the container does.
  [[nodiscard]] Result<std::unique_ptr<ByteSource>> pod_logs(const ObjectKey& pod,
                                                             const PodLogOptions& options = {},
                                                             std::stop_token stop = {}) const;

  // The text that the server has at another path, such as `/version` or `/readyz?verbose`. The path
  // is sent as it is.
  [[nodiscard]] Result<std::string> get_raw(std::string_view path, std::stop_token stop = {}) const;

  // What an informer or a Reflector should follow. Shares this client's connections and may outlive
  // the client. A selector that cannot be read shows up as InvalidArgument in its first list.
  [[nodiscard]] std::unique_ptr<ListerWatcher> lister_watcher(
      ApiResource resource, Selection selection = {}, ListerWatcherOptions options = {}) const;

  // The same, for an InformerFactory. `options.form` is up to the factory.
  [[nodiscard]] ListerWatcherSource lister_watchers(ListerWatcherOptions options = {}) const;

  // Requests about one kind: `client.resource<core::v1::Pod>().in("default").get("web-0")`.
  template <class Kind>
  [[nodiscard]] ResourceClient<Kind> resource() const;

  // The configuration's namespace, or "default".
  [[nodiscard]] const std::string& default_namespace() const;

 private:
  friend class Discovery;
  class Impl;
  std::shared_ptr<const Impl> impl_;
};

}  // namespace kinform::inline v0

#include "kinform/resource_client.hpp"  // Client::resource
