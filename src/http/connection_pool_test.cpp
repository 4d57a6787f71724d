// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/connection_pool.hpp"

#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::http {
namespace {

using kinform::test_support::FakeClock;

// Gives a new line to the pool and says which it is.
Connection* add_line(ConnectionPool& pool, const ConnectionKey& key) {
  std::unique_ptr<Connection> connection = open_connection();
  Connection* const which = connection.get();
  pool.release(key, std::move(connection));
  return which;
}

TEST(ConnectionPoolTest, NewestConnectionOfSameServerAndCertificateIsReused) {
  ConnectionPool pool({});
  const auto certificate = std::make_shared<const ClientCertificate>();
  const ConnectionKey key{.origin = "https://a:1", .certificate = certificate};
  add_line(pool, key);
  Connection* const youngest = add_line(pool, key);
  add_line(pool, {.origin = "https://b:1", .certificate = certificate});
  add_line(pool, {.origin = "https://a:1"});

  EXPECT_EQ(pool.take(key).get(), youngest);
  EXPECT_NE(pool.take(key), nullptr);
  EXPECT_EQ(pool.take(key), nullptr);
  EXPECT_EQ(pool.size(), 2u);
}

TEST(ConnectionPoolTest, ExpiredIdleConnectionIsClosedOnNextUse) {
  FakeClock clock;
  ConnectionPool pool({.idle_time = std::chrono::seconds(90), .clock = &clock});
  add_line(pool, {.origin = "a"});
  clock.advance(std::chrono::seconds(60));
  Connection* const young = add_line(pool, {.origin = "a"});
  clock.advance(std::chrono::seconds(30));
  EXPECT_EQ(pool.take({.origin = "b"}), nullptr);
  EXPECT_EQ(pool.size(), 1u);
  EXPECT_EQ(pool.take({.origin = "a"}).get(), young);
}

// After a change of the CA, old connections are not reused (TR-10).
TEST(ConnectionPoolTest, ConnectionsOfAnotherCaAreClosedOnNextUse) {
  ConnectionPool pool({});
  const auto old_ca = std::make_shared<const std::string>("old");
  const auto new_ca = std::make_shared<const std::string>("new");
  add_line(pool, {.origin = "https://a:1", .ca = old_ca});
  Connection* const plain = add_line(pool, {.origin = "http://a:1"});
  EXPECT_EQ(pool.size(), 2u);
  EXPECT_EQ(pool.take({.origin = "https://a:1", .ca = new_ca}), nullptr);
  EXPECT_EQ(pool.size(), 1u);
  EXPECT_EQ(pool.take({.origin = "http://a:1"}).get(), plain);
}

TEST(ConnectionPoolTest, OldestConnectionIsClosedAboveTheLimit) {
  ConnectionPool pool({.idle_max = 2});
  for (const char* origin : {"a", "b", "c"}) add_line(pool, {.origin = origin});
  EXPECT_EQ(pool.size(), 2u);
  EXPECT_EQ(pool.take({.origin = "a"}), nullptr);

  ConnectionPool none({.idle_max = 0});
  none.release({.origin = "a"}, open_connection());
  EXPECT_EQ(none.size(), 0u);
}

}  // namespace
}  // namespace kinform::inline v0::http
