// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Whom we trust, and who we say we are.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <latch>

#include "kinform/building_blocks/http_transport.hpp"
#include "testing/certificates.hpp"
#include "testing/fakes/scripted_server.hpp"
#include "testing/read_body.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform::inline v0 {
namespace {

using test_support::CertificateAuthority;
using test_support::read_body;
using test_support::ScriptedConnection;
using test_support::ScriptedRequest;
using test_support::ScriptedServer;
using test_support::ScriptedServerOptions;
using test_support::TemporaryFolder;
using ::testing::HasSubstr;
using ::testing::Not;
using namespace std::chrono_literals;

class HttpTransportTlsTest : public ::testing::Test {
 protected:
  static Result<HttpResponse> get(const ScriptedServer& server, TlsOptions tls,
                                  std::shared_ptr<const ClientCertificate> certificate = {}) {
    return make_http_transport({.tls = std::move(tls)})
        ->send({.url = server.url("/version"), .certificate = std::move(certificate)}, {});
  }
  std::shared_ptr<const ClientCertificate> client_certificate(const std::string& name) {
    return std::make_shared<const ClientCertificate>(ca_.issue({.common_name = name}));
  }

  const CertificateAuthority ca_;
  const TlsOptions trusting_ = {.ca_pem = ca_.certificate_pem()};
};

TEST_F(HttpTransportTlsTest, ServerSignedByTheCaIsTrusted) {
  const ScriptedServer server({.identity = ca_.issue()});
  EXPECT_EQ(get(server, trusting_).value().status, 404);
}

TEST_F(HttpTransportTlsTest, CaDataTakesPrecedenceOverTheCaFile) {
  const ScriptedServer server({.identity = ca_.issue()});
  const TemporaryFolder folder;
  const std::string path = folder.write("ca.crt", ca_.certificate_pem());
  EXPECT_TRUE(get(server, {.ca_file = path}).ok());
  EXPECT_FALSE(
      get(server, {.ca_pem = CertificateAuthority().certificate_pem(), .ca_file = path}).ok());
  folder.remove("ca.crt");
  EXPECT_EQ(get(server, {.ca_file = path}).error().code, ErrorCode::Tls);
}

// A changed CA file applies to new connections (TR-10).
TEST_F(HttpTransportTlsTest, ChangedCaFileAppliesToNewConnections) {
  ScriptedServer server({.identity = ca_.issue()});
  std::latch changed(1);
  server.on_request([&](const ScriptedRequest& request, ScriptedConnection& connection) {
    if (request.target != "/watch") {
      connection.respond(200);
      return;
    }
    connection.begin_chunks();
    changed.wait();
    connection.send_chunk("still here");
    connection.end_chunks();
  });
  const TemporaryFolder folder;
  const auto transport =
      make_http_transport({.tls = {.ca_file = folder.write("ca.crt", ca_.certificate_pem())}});
  const HttpRequest request{.url = server.url("/version")};
  const HttpResponse watch =
      transport->send({.url = server.url("/watch"), .kind = ExchangeKind::Stream}, {}).value();
  ASSERT_EQ(read_body(*transport->send(request, {}).value().body).value(), "");
  EXPECT_EQ(server.connections_open(), 2u);  // One is kept for the next request.

  folder.write("ca.crt", CertificateAuthority("another").certificate_pem());
  EXPECT_EQ(transport->send(request, {}).error().code, ErrorCode::Tls);
  EXPECT_TRUE(server.wait_for_connections_open(1));
  changed.count_down();
  EXPECT_EQ(read_body(*watch.body).value(), "still here");

  folder.write("ca.crt", ca_.certificate_pem());
  EXPECT_EQ(transport->send(request, {}).value().status, 200);
}

TEST_F(HttpTransportTlsTest, UnknownCaIsRejectedWithAdvice) {
  const ScriptedServer server({.identity = ca_.issue()});
  const CertificateAuthority other;
  const Error error = get(server, {.ca_pem = other.certificate_pem()}).error();
  EXPECT_EQ(error.code, ErrorCode::Tls);
  EXPECT_THAT(error.message, HasSubstr("certificate-authority"));
  EXPECT_THAT(error.message, HasSubstr(server.url("/version")));
}

TEST_F(HttpTransportTlsTest, SystemRootsAreUsedWithoutACa) {
  const ScriptedServer server({.identity = ca_.issue()});
  EXPECT_EQ(get(server, {}).error().code, ErrorCode::Tls);
}

TEST_F(HttpTransportTlsTest, InvalidCaIsAnError) {
  const ScriptedServer server({.identity = ca_.issue()});
  const Error error = get(server, {.ca_pem = "no certificate"}).error();
  EXPECT_EQ(error.code, ErrorCode::Tls);
  EXPECT_THAT(error.message, HasSubstr("cannot read CA"));
}

TEST_F(HttpTransportTlsTest, ExpiredCertificateIsRejected) {
  const ScriptedServer server({.identity = ca_.issue({.valid_from = -48h, .valid_until = -24h})});
  const Error error = get(server, trusting_).error();
  EXPECT_EQ(error.code, ErrorCode::Tls);
  EXPECT_THAT(error.message, HasSubstr("expired"));
  EXPECT_THAT(error.message, HasSubstr("clock"));
}

TEST_F(HttpTransportTlsTest, NotYetValidCertificateIsRejected) {
  const ScriptedServer server({.identity = ca_.issue({.valid_from = 24h, .valid_until = 48h})});
  const Error error = get(server, trusting_).error();
  EXPECT_EQ(error.code, ErrorCode::Tls);
  EXPECT_THAT(error.message, HasSubstr("not yet valid"));
}

TEST_F(HttpTransportTlsTest, WrongHostNameIsRejected) {
  const ScriptedServer server(
      {.identity = ca_.issue({.dns_names = {"elsewhere"}, .ip_addresses = {"10.0.0.1"}})});
  const Error error = get(server, trusting_).error();
  EXPECT_EQ(error.code, ErrorCode::Tls);
  EXPECT_THAT(error.message, HasSubstr("127.0.0.1"));
  EXPECT_THAT(error.message, HasSubstr("tls-server-name"));
}

// tls-server-name replaces the host in SNI and verification (TR-04).
TEST_F(HttpTransportTlsTest, ServerNameReplacesTheHostInSniAndVerification) {
  const ScriptedServer server(
      {.identity = ca_.issue({.dns_names = {"kubernetes"}, .ip_addresses = {}})});
  TlsOptions tls = trusting_;
  tls.server_name = "kubernetes";
  EXPECT_TRUE(get(server, tls).ok());
  const ScriptedRequest request = server.requests()[0];
  EXPECT_EQ(request.server_name, "kubernetes");
  EXPECT_EQ(request.header("Host"), "127.0.0.1:" + std::to_string(server.port()));
  EXPECT_EQ(request.target, "/version");

  tls.server_name = "other";
  EXPECT_EQ(get(server, tls).error().code, ErrorCode::Tls);
}

TEST_F(HttpTransportTlsTest, AnyServerIsTrustedWithoutVerification) {
  const ScriptedServer server(
      {.identity = ca_.issue({.dns_names = {"elsewhere"}, .valid_until = -1h})});
  EXPECT_TRUE(get(server, {.insecure_skip_verify = true}).ok());
}

// A CA together with insecure-skip-tls-verify is an error (TR-03).
TEST_F(HttpTransportTlsTest, CaWithoutVerificationIsRejected) {
  const ScriptedServer server({.identity = ca_.issue()});
  TlsOptions tls = trusting_;
  tls.insecure_skip_verify = true;
  EXPECT_EQ(get(server, tls).error().code, ErrorCode::InvalidArgument);
}

// TLS 1.2 is the minimum (TR-01).
TEST_F(HttpTransportTlsTest, OutdatedTlsIsRejected) {
  const ScriptedServer server({.identity = ca_.issue(), .outdated_tls = true});
  EXPECT_EQ(get(server, trusting_).error().code, ErrorCode::Tls);
}

TEST_F(HttpTransportTlsTest, ClientCertificateIsSent) {
  const ScriptedServer server({.identity = ca_.issue(), .client_ca_pem = ca_.certificate_pem()});
  EXPECT_TRUE(get(server, trusting_, client_certificate("alice")).ok());
  EXPECT_EQ(server.requests()[0].client_common_name, "alice");
}

TEST_F(HttpTransportTlsTest, MissingOrWrongClientCertificateIsRejected) {
  const ScriptedServer server({.identity = ca_.issue(), .client_ca_pem = ca_.certificate_pem()});
  EXPECT_EQ(get(server, trusting_).error().code, ErrorCode::Tls);
  const auto stranger =
      std::make_shared<const ClientCertificate>(CertificateAuthority("other").issue());
  EXPECT_EQ(get(server, trusting_, stranger).error().code, ErrorCode::Tls);
}

TEST_F(HttpTransportTlsTest, InvalidClientCertificateErrorDoesNotShowTheKey) {
  const ScriptedServer server({.identity = ca_.issue()});
  ClientCertificate half = ca_.issue();
  half.key_pem = "-----BEGIN PRIVATE KEY-----\nhunter2\n-----END PRIVATE KEY-----\n";
  const Error error =
      get(server, trusting_, std::make_shared<const ClientCertificate>(half)).error();
  EXPECT_EQ(error.code, ErrorCode::Tls);
  EXPECT_THAT(error.message, HasSubstr("client certificate"));
  EXPECT_EQ(error.message.find("hunter2"), std::string::npos);
}

// Rotated credentials need new connections (EX-08).
TEST_F(HttpTransportTlsTest, DifferentCertificatesNeverShareAConnection) {
  const ScriptedServer server({.identity = ca_.issue(), .client_ca_pem = ca_.certificate_pem()});
  const auto transport = make_http_transport({.tls = trusting_});
  const auto alice = client_certificate("alice");
  const auto bob = client_certificate("bob");
  for (const auto& certificate : {alice, bob, alice, bob}) {
    const HttpResponse response =
        transport->send({.url = server.url("/"), .certificate = certificate}, {}).value();
    EXPECT_EQ(read_body(*response.body).value(), "");
  }
  const std::vector<ScriptedRequest> requests = server.requests();
  for (const std::size_t number : {0, 1, 2, 3}) {
    EXPECT_EQ(requests[number].client_common_name, number % 2 == 0 ? "alice" : "bob");
  }
  EXPECT_EQ(server.connections_accepted(), 2u);
}

TEST_F(HttpTransportTlsTest, NextConnectionResumesTheTlsSession) {
  const ScriptedServer server({.identity = ca_.issue()});
  const auto transport = make_http_transport({.tls = trusting_});
  for (int count = 0; count < 2; ++count) {
    const HttpResponse response =
        transport->send({.url = server.url("/"), .kind = ExchangeKind::Stream}, {}).value();
    EXPECT_EQ(read_body(*response.body).value(), "");
  }
  EXPECT_EQ(server.connections_accepted(), 2u);
  EXPECT_FALSE(server.requests()[0].session_resumed);
  EXPECT_TRUE(server.requests()[1].session_resumed);
}

TEST_F(HttpTransportTlsTest, PlainHttpToATlsPortIsExplained) {
  const ScriptedServer server({.identity = ca_.issue()});
  const std::string host = "127.0.0.1:" + std::to_string(server.port());
  const Error error = make_http_transport()->send({.url = "http://" + host + "/x"}, {}).error();
  EXPECT_EQ(error.code, ErrorCode::InvalidArgument);  // Not retried, unlike a lost connection.
  EXPECT_EQ(error.message,
            "GET http://" + host + "/x: the server at " + host + " expects TLS: use https://");
}

// Not only the first request: a program shows its last error.
TEST_F(HttpTransportTlsTest, EveryErrorOfAServerThatExpectsTlsSaysSo) {
  const auto transport = make_http_transport();
  auto server = std::make_unique<ScriptedServer>(ScriptedServerOptions{.identity = ca_.issue()});
  const std::string host = "127.0.0.1:" + std::to_string(server->port());
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(transport->send({.url = "http://" + host + "/x"}, {}).error().message,
              "GET http://" + host + "/x: the server at " + host + " expects TLS: use https://");
  }
  // Three requests and one handshake.
  EXPECT_EQ(server->connections_accepted(), 4u);

  // Another origin is not mixed up with it.
  const ScriptedServer plain;
  EXPECT_EQ(transport->send({.url = plain.url("/")}, {})->status, 404);
  server.reset();
  const Error gone = transport->send({.url = "http://" + host + "/x"}, {}).error();
  EXPECT_EQ(gone.code, ErrorCode::ConnectionRefused);
  EXPECT_THAT(gone.message, HasSubstr("expects TLS: use https://"));
}

// A server that closes a connection is asked once whether it expects TLS.
TEST_F(HttpTransportTlsTest, ServerWithoutTlsIsProbedOnce) {
  ScriptedServer server;
  server.on_request(
      [](const ScriptedRequest&, ScriptedConnection& connection) { connection.close(); });
  const auto transport = make_http_transport();
  for (int i = 0; i < 3; ++i) {
    EXPECT_THAT(transport->send({.url = server.url("/")}, {}).error().message,
                Not(HasSubstr("TLS")));
  }
  EXPECT_EQ(server.requests().size(), 3u);
  EXPECT_EQ(server.connections_accepted(), 4u);
}

TEST_F(HttpTransportTlsTest, StalledHandshakeTimesOut) {
  const ScriptedServer plain;  // Waits for a request, and gets a handshake.
  const auto transport = make_http_transport({.timeouts = {.tls_handshake = 50ms}});
  const Error error =
      transport->send({.url = "https://127.0.0.1:" + std::to_string(plain.port())}, {}).error();
  EXPECT_EQ(error.code, ErrorCode::Timeout);
  EXPECT_THAT(error.message, HasSubstr("TLS handshake"));
}

TEST_F(HttpTransportTlsTest, TruncatedOrResetBodyIsAnError) {
  ScriptedServer server({.identity = ca_.issue()});
  const auto transport = make_http_transport({.tls = trusting_});
  for (const bool with_reset : {false, true}) {
    const auto read = std::make_shared<std::latch>(1);
    server.on_request([read, with_reset](const ScriptedRequest&, ScriptedConnection& connection) {
      connection.begin_chunks();
      connection.send_chunk("one");
      read->wait();
      with_reset ? connection.reset() : connection.close();
    });
    const HttpResponse response = transport->send({.url = server.url("/")}, {}).value();
    std::array<std::byte, 100> piece;
    EXPECT_EQ(response.body->read(piece, {}).value(), 3u);
    read->count_down();
    EXPECT_EQ(response.body->read(piece, {}).error().code,
              with_reset ? ErrorCode::ConnectionReset : ErrorCode::EndOfStream);
  }
}

// A write to a closed connection must not raise SIGPIPE, which would end the program.
TEST_F(HttpTransportTlsTest, ServerClosingDuringUploadIsAnError) {
  ScriptedServer server({.identity = ca_.issue()});
  server.on_request([](const ScriptedRequest& request, ScriptedConnection& connection) {
    request.target == "/reset" ? connection.reset() : connection.close();
  });
  const auto transport = make_http_transport({.tls = trusting_});
  for (const char* path : {"/reset", "/close"}) {
    // The server takes the length for shorter than it is, and leaves with most of it unread.
    const Result<HttpResponse> response =
        transport->send({.method = "POST",
                         .url = server.url(path),
                         .headers = {{.name = "Content-Length", .value = "10000000"}},
                         .body = std::string(10'000'000, 'x')},
                        {});
    EXPECT_FALSE(response.ok());
  }
}

}  // namespace
}  // namespace kinform::inline v0
