// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "controller/lease_record.hpp"

#include <gtest/gtest.h>

#include "testing/objects.hpp"

namespace kinform::inline v0::controller {
namespace {

using namespace std::chrono_literals;

const LeaseRecord kRecord{.holder = "a",
                          .lease_duration_seconds = 15,
                          .acquire_time = "2024-01-01T00:00:00.000000Z",
                          .renew_time = "2024-01-01T00:00:02.500000Z",
                          .transitions = 3};

// Writing and reading a record are inverse (LE-02).
TEST(LeaseRecordTest, WrittenRecordIsReadBack) {
  Json lease = new_lease({"kube-system", "test"});
  write_record(lease, kRecord);
  EXPECT_EQ(read_record(*parse_object(lease.to_json()).value()), kRecord);
}

// The record is in the spec of the Lease (LE-02).
TEST(LeaseRecordTest, RecordHasTheFieldNamesOfLeaseSpec) {
  Json lease = new_lease({"kube-system", "test"});
  write_record(lease, kRecord);
  EXPECT_EQ(lease, (Json{{"apiVersion", "coordination.k8s.io/v1"},
                         {"kind", "Lease"},
                         {"metadata", {{"name", "test"}, {"namespace", "kube-system"}}},
                         {"spec",
                          {{"holderIdentity", "a"},
                           {"leaseDurationSeconds", 15},
                           {"acquireTime", "2024-01-01T00:00:00.000000Z"},
                           {"renewTime", "2024-01-01T00:00:02.500000Z"},
                           {"leaseTransitions", 3}}}}));
}

// Fields that are not part of the record, such as those of coordinated leader election, are kept
// (LE-02).
TEST(LeaseRecordTest, OtherFieldsAreKept) {
  Json lease = {{"spec", {{"strategy", "OldestEmulationVersion"}, {"preferredHolder", "b"}}}};
  write_record(lease, kRecord);
  EXPECT_EQ(lease["spec"]["strategy"], "OldestEmulationVersion");
  EXPECT_EQ(lease["spec"]["preferredHolder"], "b");
}

TEST(LeaseRecordTest, LeaseWithoutSpecHasNoHolder) {
  const ObjectPtr lease = test_support::make_object("Lease", "kube-system", "test", "1");
  EXPECT_EQ(read_record(*lease), LeaseRecord{});
}

TEST(LeaseRecordTest, DurationsAreWholeSecondsRoundedUpAndAtLeastOne) {
  EXPECT_EQ(to_lease_seconds(15s), 15);
  EXPECT_EQ(to_lease_seconds(1500ms), 2);
  EXPECT_EQ(to_lease_seconds(10ms), 1);
}

}  // namespace
}  // namespace kinform::inline v0::controller
