// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An API server inside the process, for tests, demos and development: it starts in milliseconds and
// answers lists, watches and writes as a real one does.
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
#include "kinform/json.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::server {

// What somebody wants to do, for the authorization hook.
struct Access {
  std::string user = {};
  // As in discovery: "get", "list", "watch", "create", "update", "patch", "delete",
  // "deletecollection".
  std::string verb = {};
  std::string group = {};
  std::string resource = {};
  std::string subresource = {};
  std::string namespace_name = {};
  std::string name = {};
};

// Who decides whether the store or the watch cache answers a list.
enum class ListDecision : std::uint8_t {
  Current,               // As Kubernetes 1.36: the cache, wherever it can.
  Classic,               // As up to 1.30: the store, whenever the newest state is wanted.
  ClassicWithoutPaging,  // The same of a server that takes no notice of limits.
};

// How much of the past can still be asked for; beyond that the answer is 410.
struct History {
  std::size_t changes_max = 100'000;
  std::size_t bytes_max = 256 * 1024 * 1024;
  Duration age_max = std::chrono::minutes(5);
  // What watches can be resumed from, for each resource. A watcher that falls behind further is
  // told so and cut off.
  std::size_t watch_changes_max = 102'400;
  std::size_t watch_bytes_max = 64 * 1024 * 1024;
};

struct ServerOptions {
  // An address of this machine; port 0: the system picks one.
  std::string address = "127.0.0.1";
  std::uint16_t port = 0;
  // TLS with an authority made for this server; false: plain HTTP.
  bool tls = false;
  // What clients have to present. Unset: a random one; empty: none is asked for.
  std::optional<std::string> token = {};
  // Asked about each request to a resource; false is answered with 403. Unset: all is allowed.
  // Called from the server's thread, in the middle of the request: it may not call the server.
  std::function<bool(const Access&)> authorize = {};

  ListDecision list_decision = ListDecision::Current;
  // How long the watch cache stays behind the store.
  Duration watch_cache_lag = Duration::zero();
  History history = {};
  // How often watches that allow it get a bookmark.
  Duration bookmark_period = std::chrono::minutes(1);
  // How long a read waits for a version that the cache has not seen (SV-33).
  Duration version_timeout = std::chrono::seconds(3);

  // Requests that are larger are answered with 413, 431 and so on.
  std::size_t body_bytes_max = 3 * 1024 * 1024;
  std::size_t connections_max = 10'000;
  // How long a client may take to send a request, to take an answer, and to be idle in between.
  Duration request_timeout = std::chrono::seconds(60);

  // Whether the fault plan can be read and written at /kinform/faults, too (docs/server.md). The
  // token guards it as everything else.
  bool fault_endpoint = false;

  // Pods are scheduled, start and become ready, and go when they are deleted, as with a kubelet;
  // each of these steps takes so long. Unset: nobody looks after pods.
  std::optional<Duration> simulate_pods = {};

  // Of names and identities; unset: from the system.
  std::optional<std::uint64_t> seed = {};
};

// Where a request is to go wrong. Empty texts match everything.
struct FaultMatch {
  std::string method = {};
  std::string path_prefix = {};
  // Only watches, or only what is none.
  std::optional<bool> watch = {};
};

// What goes wrong.
enum class FaultKind : std::uint8_t {
  Response,  // A failure with this status, without looking at the request.
  Delay,     // The answer begins later.
  Cut,       // The connection is closed: in place of an answer, or after some bytes of it.
  Stall,     // Nothing more comes, and the connection stays open.
  // The answer ends too early, but as if it were whole: its last object has no end.
  Truncate,
};

// One way to misbehave. Of several that match, the one planned first is taken.
struct Fault {
  FaultMatch match = {};
  FaultKind kind = FaultKind::Response;
  int status = 503;                     // Of Answer: 410, 429, 500, 503 and so on.
  std::optional<int> retry_after = {};  // Of Answer, in seconds.
  Duration delay = {};                  // Of Delay.
  // Of Cut, Stall and Truncate: how much of the answer's body is still sent. An event or an item in
  // which the limit falls is sent up to there.
  std::size_t after_bytes = 0;
  // How many requests it hits.
  std::size_t times = 1;
};

// Whether an object is stored that is not there yet.
enum class PutIf : std::uint8_t { Always, Present };

// A running server. Destruction closes all connections and ends its thread.
//
//   const auto server = server::Server::start().value();
//   Client client(server->client_config());
//
// Thread safety: all members may be called from any thread.
class Server {
 public:
  // Listens on return. Fails if the address cannot be had.
  [[nodiscard]] static Result<std::unique_ptr<Server>> start(ServerOptions options = {});
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // `https://127.0.0.1:port`
  [[nodiscard]] const std::string& url() const;
  [[nodiscard]] const std::string& token() const;
  // PEM; empty without TLS.
  [[nodiscard]] const std::string& ca_pem() const;

  // What a client needs to get in.
  [[nodiscard]] ClientConfig client_config() const;
  // The same as a file for kubectl and others. Holds the token: a secret.
  [[nodiscard]] std::string kubeconfig() const;

  // That of the last write.
  [[nodiscard]] std::int64_t resource_version() const;

  // What a client would be answered.
  struct Response {
    int status = 0;
    Json body = {};
  };
  // A request without a connection. A `body` of null is none.
  Response request(const std::string& method, const std::string& target, const Json& body = {},
                   const std::string& content_type = "application/json");

  // Stores an object as it is, for large populations and those who play a controller: without the
  // defaults, checks and stamps that a request would bring. It has to say its kind and apiVersion,
  // its name and uid; resource version and namespace are seen to. Returns whether it was stored.
  // Fails if it is no such object, or of a kind that the server does not keep.
  [[nodiscard]] Result<bool> put(std::string_view object, PutIf condition = PutIf::Always);

  // Misbehaviour. Each of these takes effect with the next request or event.
  void plan(Fault fault);
  void clear_plan();
  // The faults that are still to come, in their order; of one that has hit some requests, `times`
  // is how many it has yet to hit. Empty when all have struck.
  [[nodiscard]] std::vector<Fault> planned() const;
  // Forgets the past: continue tokens, exact versions and watches from before now are answered with
  // 410.
  void compact();
  // Closes all connections. What happens after this returns does not go out on any of them.
  void drop_connections();
  // Ends all watches as a server does that is about to restart: cleanly.
  void end_watches();
  void set_watch_cache_lag(Duration lag);
  // The next `count` changes are told to no watch, as if their events had been lost on the way.
  // Lists show them.
  void drop_events(std::size_t count);
  // As if the process had ended and begun again with the same store: nobody listens and all
  // connections are dropped, at the latest when this returns; after `away` the port is open again,
  // and the watch cache begins anew, so that watches from before are answered with 410.
  void restart(Duration away = Duration::zero());
  // Takes the state of all objects back to what it was at a version, as a restored backup does.
  // Versions count on from there, so clients know some that the server has never had. Drops all
  // connections. FailedPrecondition if that state is no longer known.
  [[nodiscard]] Result<void> roll_back(std::int64_t version);

 private:
  class Impl;
  explicit Server(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0::server
