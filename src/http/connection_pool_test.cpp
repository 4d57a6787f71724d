#include "http/connection_pool.hpp"

#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::http {
namespace {

using kinform::testing::FakeClock;

// Gives a new line to the pool and says which it is.
Line* add_line(LinePool& pool, const LineKey& key) {
  std::unique_ptr<Line> line = open_line();
  Line* const which = line.get();
  pool.give_back(key, std::move(line));
  return which;
}

TEST(LinePoolTest, TheYoungestLineOfTheSameServerAndCertificateIsTaken) {
  LinePool pool({});
  const auto certificate = std::make_shared<const ClientCertificate>();
  const LineKey key{.origin = "https://a:1", .certificate = certificate};
  add_line(pool, key);
  Line* const youngest = add_line(pool, key);
  add_line(pool, {.origin = "https://b:1", .certificate = certificate});
  add_line(pool, {.origin = "https://a:1"});

  EXPECT_EQ(pool.take(key).get(), youngest);
  EXPECT_NE(pool.take(key), nullptr);
  EXPECT_EQ(pool.take(key), nullptr);
  EXPECT_EQ(pool.size(), 2u);
}

TEST(LinePoolTest, WhatIsIdleForTooLongIsClosedWhenThePoolIsUsed) {
  FakeClock clock;
  LinePool pool({.idle_time = std::chrono::seconds(90), .clock = &clock});
  add_line(pool, {.origin = "a"});
  clock.advance(std::chrono::seconds(60));
  Line* const young = add_line(pool, {.origin = "a"});
  clock.advance(std::chrono::seconds(30));
  EXPECT_EQ(pool.take({.origin = "b"}), nullptr);
  EXPECT_EQ(pool.size(), 1u);
  EXPECT_EQ(pool.take({.origin = "a"}).get(), young);
}

// TR-10
TEST(LinePoolTest, LinesOfAnotherAuthorityAreClosedWhenThePoolIsUsed) {
  LinePool pool({});
  const auto old_authority = std::make_shared<const std::string>("old");
  const auto new_authority = std::make_shared<const std::string>("new");
  add_line(pool, {.origin = "https://a:1", .authority = old_authority});
  Line* const plain = add_line(pool, {.origin = "http://a:1"});
  EXPECT_EQ(pool.size(), 2u);
  EXPECT_EQ(pool.take({.origin = "https://a:1", .authority = new_authority}), nullptr);
  EXPECT_EQ(pool.size(), 1u);
  EXPECT_EQ(pool.take({.origin = "http://a:1"}).get(), plain);
}

TEST(LinePoolTest, TheOldestGoesWhenThereAreTooMany) {
  LinePool pool({.idle_max = 2});
  for (const char* origin : {"a", "b", "c"}) add_line(pool, {.origin = origin});
  EXPECT_EQ(pool.size(), 2u);
  EXPECT_EQ(pool.take({.origin = "a"}), nullptr);

  LinePool none({.idle_max = 0});
  none.give_back({.origin = "a"}, open_line());
  EXPECT_EQ(none.size(), 0u);
}

}  // namespace
}  // namespace kinform::inline v0::http
