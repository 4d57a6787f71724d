// As much of a cluster as a program needs to be started against: discovery, and scripted lists and
// watches, over real sockets.

#pragma once

#include <functional>
#include <string>

#include "kinform/detail/mutex.hpp"
#include "testing/fakes/scripted_server.hpp"

namespace kinform::inline v0::test_support {

// JSON of a pod in namespace "web", of a list of such, and of a watch event.
[[nodiscard]] std::string pod_json(const std::string& name, const std::string& version);
[[nodiscard]] std::string list_json(const std::string& items, const std::string& version);
[[nodiscard]] std::string event_json(const std::string& type, const std::string& object);
// What servers answer with an error.
[[nodiscard]] std::string status_json(int code, const std::string& reason,
                                      const std::string& message);

// The value of a parameter in a request's target; empty if it has none.
[[nodiscard]] std::string parameter(const ScriptedRequest& request, const std::string& name);

// Knows pods (po), services (svc) and nodes, deployments.apps (deploy) and the custom resource
// widgets.example.org. Does no streaming lists. What the scripts do not say: lists are empty, at
// version 1, and watches are silent.
//
// Thread safety: may be called from any thread. A script is for the requests that come after it was
// set, and runs for several of them at a time.
class ScriptedCluster {
 public:
  using Script = ScriptedServer::Script;

  explicit ScriptedCluster(ScriptedServerOptions options = {});

  // For lists and watches of all resources; a watch's answer has begun.
  void on_list(Script script);
  void on_watch(Script script);
  // Before anything else; returns true if it has answered.
  void on_any(std::function<bool(const ScriptedRequest&, ScriptedConnection&)> script);

  [[nodiscard]] ScriptedServer& server() { return server_; }

  // A kubeconfig file for it, with namespace "web".
  [[nodiscard]] std::string kubeconfig() const;

 private:
  struct Scripts {
    Script list = {};
    Script watch = {};
    std::function<bool(const ScriptedRequest&, ScriptedConnection&)> any = {};
  };

  [[nodiscard]] Scripts scripts() const;
  void response(const ScriptedRequest& request, ScriptedConnection& connection) const;

  mutable detail::Mutex mutex_;
  Scripts scripts_ KINFORM_GUARDED_BY(mutex_);
  ScriptedServer server_;  // Last: its threads use the scripts.
};

}  // namespace kinform::inline v0::testing
