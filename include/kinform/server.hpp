// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An in-process API server for tests, demos and development: it starts in milliseconds and serves
// lists, watches and writes like a real one.
//
// Link kinform::server. It keeps everything in memory, and is not for production.

#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/client_config.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/json.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::server {

// A request, as seen by the authorization hook.
struct Access {
  std::string user = {};
  // One of "get", "list", "watch", "create", "update", "patch", "delete", "deletecollection".
  std::string verb = {};
  std::string group = {};
  std::string resource = {};
  std::string subresource = {};
  std::string namespace_name = {};
  std::string name = {};
};

// Selects when a list is served from the watch cache, and when from the store, which takes the
// place of etcd.
enum class ListDecision : std::uint8_t {
  Current,               // Like Kubernetes 1.37: from the cache whenever possible.
  Classic,               // Like 1.30 and older: the most recent state comes from the store.
  ClassicWithoutPaging,  // Like Classic, but `limit` is ignored.
};

// Limits on the past changes that the server keeps. Requests for older versions fail with 410.
struct History {
  std::size_t changes_max = 100'000;
  std::size_t bytes_max = 256 * 1024 * 1024;
  Duration age_max = std::chrono::minutes(5);
  // Limits, for each resource, on the changes from which watches can be resumed. A watch that falls
  // further behind receives a 410 error event and ends.
  std::size_t watch_changes_max = 102'400;
  std::size_t watch_bytes_max = 64 * 1024 * 1024;
};

struct ServerOptions {
  // An address of this machine. Port 0: the system picks one.
  std::string address = "127.0.0.1";
  std::uint16_t port = 0;
  // Serve TLS, with a CA created for this server. False: plain HTTP.
  bool tls = false;
  // The bearer token that clients must send. Unset: a random one; empty: none is required.
  std::optional<std::string> token = {};
  // Called for each request to a resource; if it returns false, the response is 403. Unset:
  // everything is allowed. Called on the server's thread, during the request: it must not call the
  // server.
  std::function<bool(const Access&)> authorize = {};

  ListDecision list_decision = ListDecision::Current;
  // How far the watch cache is behind the store.
  Duration watch_cache_lag = Duration::zero();
  History history = {};
  // Interval of bookmarks, for watches that allow them.
  Duration bookmark_period = std::chrono::minutes(1);
  // How long a read waits for a version that the watch cache has not reached yet.
  Duration version_timeout = std::chrono::seconds(3);

  // Larger requests are rejected with 413 or 431; so are requests that would make an object larger
  // than this.
  std::size_t body_bytes_max = 3 * 1024 * 1024;
  std::size_t connections_max = 10'000;
  // Timeout for a client to send a header, to send a body, to read a response, and to be idle in
  // between.
  Duration request_timeout = std::chrono::seconds(60);

  // Speak HTTP/1.1 only. By default, clients may choose HTTP/2: over TLS in the handshake (ALPN),
  // over plain HTTP by sending its connection preface (prior knowledge).
  bool http1_only = false;
  // The number of requests that may be in flight on an HTTP/2 connection, as in kube-apiserver.
  std::uint32_t http2_streams_max = 100;

  // Serves the list of planned faults, for reading and writing, at /kinform/faults
  // (docs/server.md). It requires the token, like every other path.
  bool fault_endpoint = false;

  // Simulates a scheduler and kubelet: pods are scheduled, start, become ready, and go away when
  // deleted; each step takes this long. Unset: pods do not change by themselves.
  std::optional<Duration> simulate_pods = {};

  // Receives warnings, for example that no connections can be accepted.
  Logger logger = {};

  // Seed for generated names and uids. Unset: random.
  std::optional<std::uint64_t> seed = {};
};

// Selects the requests that a fault hits. Empty strings match everything.
struct FaultMatch {
  std::string method = {};
  std::string path_prefix = {};
  // True: only watches. False: only other requests. Unset: both.
  std::optional<bool> watch = {};
  // True: only streaming lists (watches with sendInitialEvents=true). False: only other requests.
  std::optional<bool> streaming_list = {};
};

// The kind of failure to inject.
enum class FaultKind : std::uint8_t {
  Response,  // Fails with `status`, without processing the request.
  Delay,     // Delays the start of the response.
  // Closes the connection, before the response or after some bytes of it. With HTTP/2, resets the
  // stream (INTERNAL_ERROR).
  Cut,
  Stall,  // Sends nothing more, but keeps the connection open.
  // Ends the response early but in a valid way for HTTP: its last object is incomplete.
  Truncate,
  // Ends a watch in an orderly way after some events. A streaming list may end half-way through its
  // initial events.
  EndWatch,
  // Streaming lists that never send the bookmark that marks the end of the initial events, as
  // behind some proxies and on some servers. All events are sent.
  PlainBookmarks,  // Sends a bookmark without the annotation in its place; other bookmarks follow.
  NoBookmarks,     // Sends no bookmark at all.
  // Faults of HTTP/2. They hit only requests that come over it, whatever `match` says.
  // Sends GOAWAY on the connection: new requests need another one. The streams that it permits are
  // completed, and then the connection is closed.
  GoAway,
  RefuseStream,  // Resets the stream with REFUSED_STREAM: the request may be sent again.
  // Never enlarges the window for the request body, and ignores that the client enlarges the one
  // for the response: of each, no more is transferred than the first window allows.
  WithholdWindow,
  IgnorePings,  // From now on, acknowledges no PING on the connection.
};

// An injected fault. If several match a request, the one planned first is used. EndWatch hits only
// watches, PlainBookmarks and NoBookmarks only streaming lists, whatever `match` says. A fault of
// HTTP/2 occurs when the header of a request has arrived; the response may then have another fault.
struct Fault {
  FaultMatch match = {};
  FaultKind kind = FaultKind::Response;
  int status = 503;                     // For Response: 410, 429, 500, 503 and so on.
  std::optional<int> retry_after = {};  // For Response, in seconds.
  Duration delay = {};                  // For Delay.
  // For Cut, Stall and Truncate: the number of body bytes that are still sent. An event or item
  // that crosses the limit is sent in part.
  std::size_t after_bytes = 0;
  // For EndWatch: the number of events that are still sent, not counting bookmarks.
  std::size_t after_events = 0;
  // For GoAway. True: the request, and those before it on the connection, are completed. False:
  // GOAWAY says that the request was not processed, and it is not.
  bool processed = true;
  // For faults of HTTP/2: hits a request only after that many others on its connection.
  std::size_t after_streams = 0;
  // The number of requests that it hits.
  std::size_t times = 1;
};

// The condition of Server::put(). Present: store the object only if it already exists.
enum class PutIf : std::uint8_t { Always, Present };

// A running server. Destruction closes all connections, with HTTP/2 after a GOAWAY, and ends its
// thread.
//
//   const auto server = server::Server::start().value();
//   Client client(server->client_config());
//
// Thread safety: all members may be called from any thread.
class KINFORM_EXPORT Server {
 public:
  // Starts a server, which listens when this returns. Fails if it cannot listen on the address.
  [[nodiscard]] static Result<std::unique_ptr<Server>> start(ServerOptions options = {});
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Returns the base URL, for example `https://127.0.0.1:port`.
  [[nodiscard]] const std::string& url() const;
  [[nodiscard]] const std::string& token() const;
  // In PEM format; empty without TLS.
  [[nodiscard]] const std::string& ca_pem() const;

  // Returns the configuration for a client of this server. Without TLS, a client sends the token
  // only to a loopback address.
  [[nodiscard]] ClientConfig client_config() const;
  // Returns a kubeconfig file, for kubectl and other tools. Contains the token, a secret.
  [[nodiscard]] std::string kubeconfig() const;

  // Returns the resource version of the last write.
  [[nodiscard]] std::int64_t resource_version() const;

  // The response that a client would receive.
  struct Response {
    int status = 0;
    Json body = {};
  };
  // Processes a request without a connection. A null `body` means none.
  Response request(const std::string& method, const std::string& target, const Json& body = {},
                   const std::string& content_type = "application/json");

  // Stores an object unchanged, without the defaults, validation and generated fields of a request;
  // for large populations, and for tests that play a controller. It needs kind, apiVersion, name,
  // uid and, if namespaced, a namespace, which is created if it does not exist. The resource
  // version is assigned. Returns true if the object was stored. Fails if a field is missing or the
  // server does not serve the kind.
  [[nodiscard]] Result<bool> put(std::string_view object, PutIf condition = PutIf::Always);

  // The functions below inject faults. Each takes effect with the next request or event.
  void plan(Fault fault);
  void clear_plan();
  // Returns the faults that are still to come, in order; `times` is the number of requests left to
  // hit.
  [[nodiscard]] std::vector<Fault> planned() const;
  // Drops the history: continue tokens, exact versions and watches from before now fail with 410.
  void compact();
  // Closes all connections. Changes made after this returns are sent on none of them.
  void drop_connections();
  // Ends all watches cleanly, like a server that is about to restart.
  void end_watches();
  // Sends GOAWAY on all HTTP/2 connections. Streams with numbers up to `last_stream` can be
  // completed; those above are closed, and clients know that these requests were not processed. If
  // unset, all that have begun can be completed. A connection without streams is closed.
  void go_away(std::optional<std::int32_t> last_stream = {});
  void set_watch_cache_lag(Duration lag);
  // The next `count` changes are sent to no watch, as if their events had been lost. Lists show
  // them.
  void drop_events(std::size_t count);
  // Simulates a restart with the same store: closes the port and drops all connections before it
  // returns, and opens the port again after `away`. The watch cache is reloaded, so that watches
  // from earlier versions fail with 410.
  void restart(Duration away = Duration::zero());
  // Restores the state of all objects at a version, like a restored backup. Versions continue from
  // there, so clients know versions that the server has never had. Drops all connections. Fails
  // with FailedPrecondition if that state is no longer in the history.
  [[nodiscard]] Result<void> roll_back(std::int64_t version);

 private:
  class KINFORM_HIDDEN Impl;
  explicit Server(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0::server
