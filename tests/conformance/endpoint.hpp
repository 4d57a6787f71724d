// The server that scenarios are run against: the embedded one over real sockets, or any other.

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "config/credentials.hpp"
#include "kinform/client_config.hpp"
#include "kinform/json.hpp"
#include "kinform/server.hpp"
#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::conformance {

struct Request {
  std::string method = "GET";
  std::string target = {};  // Path and parameters.
  std::string body = {};
  std::string content_type = {};
  std::string accept = "application/json";
  // In place of the endpoint's own credentials; empty: none.
  std::optional<std::string> token = {};
  ExchangeKind kind = ExchangeKind::Short;
};

enum class EmbeddedTransport { Plain, Tls };

// Thread safety: none.
class Endpoint {
 public:
  // A fresh embedded server; its profile is "embedded".
  [[nodiscard]] static Endpoint embedded(EmbeddedTransport transport);
  // The server that the environment names: KINFORM_CONFORMANCE_KUBECONFIG is the file to get in
  // with, KINFORM_CONFORMANCE_PROFILE what is known of it ("v1.36" by default), and
  // KINFORM_CONFORMANCE_COMPACT a command that makes it forget its past. Nothing if there is none.
  [[nodiscard]] static std::optional<Endpoint> from_environment();
  // A server that somebody else runs. `compact` makes it forget its past; empty: nobody can.
  [[nodiscard]] static Endpoint of(std::string profile, const ClientConfig& config,
                                   std::function<bool()> compact);

  [[nodiscard]] const std::string& profile() const { return profile_; }

  [[nodiscard]] Result<HttpResponse> send(const Request& request);

  // Makes the server forget its past. False if that failed.
  [[nodiscard]] bool compact();
  [[nodiscard]] bool can_compact() const;

 private:
  Endpoint(std::string profile, const ClientConfig& config);

  std::string profile_;
  std::string url_;
  std::unique_ptr<server::Server> server_;
  std::unique_ptr<config::Credentials> credentials_;
  std::shared_ptr<Transport> transport_;
  std::function<bool()> compact_;
};

}  // namespace kinform::inline v0::conformance
