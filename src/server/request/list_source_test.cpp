// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/list_source.hpp"

#include <string>

#include <gtest/gtest.h>

namespace kinform::inline v0::server {
namespace {

constexpr auto kUnset = RequestedVersion::Unset;
constexpr auto kZero = RequestedVersion::Zero;
constexpr auto kOther = RequestedVersion::Other;
constexpr auto kNoMatch = RequestedMatch::Unset;
constexpr auto kNotOlder = RequestedMatch::NotOlderThan;
constexpr auto kExact = RequestedMatch::Exact;
constexpr auto kStore = ListSource::ObjectStore;
constexpr auto kCache = ListSource::Cache;
constexpr auto kLatest = ListSource::CacheAtLatest;
constexpr auto kSnapshot = ListSource::CacheSnapshot;

struct Row {
  ListQuery query;
  ListSource classic;
  ListSource classic_without_paging;
  ListSource current;
};

// For each combination of version, match, limit, continue and continue at latest: the source by the
// classic rules with and without paging (SV-32), and by the current rules (SV-02, SV-29).
const Row kRows[] = {
    {{kUnset, kNoMatch, false, false, false}, kStore, kStore, kLatest},
    {{kUnset, kNoMatch, true, false, false}, kStore, kStore, kLatest},
    {{kUnset, kNoMatch, true, true, false}, kStore, kStore, kSnapshot},
    {{kUnset, kNoMatch, false, true, false}, kStore, kStore, kSnapshot},
    {{kUnset, kNoMatch, true, true, true}, kStore, kStore, kLatest},
    {{kZero, kNoMatch, false, false, false}, kCache, kCache, kCache},
    {{kZero, kNoMatch, true, false, false}, kCache, kCache, kCache},
    {{kZero, kNoMatch, true, true, false}, kStore, kCache, kSnapshot},
    {{kZero, kNotOlder, true, false, false}, kCache, kCache, kCache},
    {{kOther, kNoMatch, false, false, false}, kCache, kCache, kCache},
    {{kOther, kNoMatch, true, false, false}, kStore, kCache, kSnapshot},
    {{kOther, kNotOlder, false, false, false}, kCache, kCache, kCache},
    {{kOther, kNotOlder, true, false, false}, kStore, kCache, kCache},
    {{kOther, kExact, false, false, false}, kStore, kStore, kSnapshot},
    {{kOther, kExact, true, false, false}, kStore, kStore, kSnapshot},
};

TEST(ListSourceTest, EachRuleSetDecidesAsItsServerDoes) {
  int number = 0;
  for (const Row& row : kRows) {
    SCOPED_TRACE("row " + std::to_string(number++));
    EXPECT_EQ(classic_list_source(row.query, true), row.classic);
    EXPECT_EQ(classic_list_source(row.query, false), row.classic_without_paging);
    EXPECT_EQ(current_list_source(row.query), row.current);
  }
}

}  // namespace
}  // namespace kinform::inline v0::server
