// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The minimum of a cluster that a program can run against: discovery, and scripted lists and
// watches, over real sockets.

#pragma once

#include <functional>
#include <string>

#include "kinform/detail/mutex.hpp"
#include "testing/fakes/scripted_server.hpp"

namespace kinform::inline v0::test_support {

// Return JSON of a pod in namespace "web", of a list of such pods, and of a watch event.
[[nodiscard]] std::string pod_json(const std::string& name, const std::string& version);
[[nodiscard]] std::string list_json(const std::string& items, const std::string& version);
[[nodiscard]] std::string event_json(const std::string& type, const std::string& object);
// Returns the JSON of a Status, as in error responses.
[[nodiscard]] std::string status_json(int code, const std::string& reason,
                                      const std::string& message);

// Returns the value of a query parameter; empty if the request has none.
[[nodiscard]] std::string parameter(const ScriptedRequest& request, const std::string& name);

// Serves pods (po), services (svc), nodes, deployments.apps (deploy) and the custom resource
// widgets.example.org. Does not support streaming lists. By default, lists are empty at resource
// version 1, and watches are silent.
//
// Thread safety: all members may be called from any thread. A script applies to requests that
// arrive after it was set, and may run concurrently.
class ScriptedCluster {
 public:
  using Script = ScriptedServer::Script;

  explicit ScriptedCluster(ScriptedServerOptions options = {});

  // Set the scripts for lists and watches of all resources. Before a watch script runs, the head of
  // the response has been sent.
  void on_list(Script script);
  void on_watch(Script script);
  // Sets a script that runs first for every request. It returns true if it has sent the response.
  void on_any(std::function<bool(const ScriptedRequest&, ScriptedConnection&)> script);

  [[nodiscard]] ScriptedServer& server() { return server_; }

  // The text of a kubeconfig file for this cluster, with namespace "web".
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
  ScriptedServer server_;  // Declared last: its threads use the scripts.
};

}  // namespace kinform::inline v0::test_support
