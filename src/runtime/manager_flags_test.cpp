// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/manager_flags.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "runtime/manager_flag_names.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

Error refused(const std::vector<std::string>& arguments) {
  const auto flags = parse_manager_flags(arguments);
  EXPECT_FALSE(flags.ok());
  return flags.ok() ? Error() : flags.error();
}

TEST(ManagerFlagsTest, DefaultsApplyWithoutFlags) {
  const ManagerFlags flags = parse_manager_flags(std::vector<std::string>{}).value();
  EXPECT_FALSE(flags.manager.leader_elect);
  EXPECT_EQ(flags.manager.leader_election.lease_duration, 15s);
  EXPECT_EQ(flags.manager.leader_election.renew_deadline, 10s);
  EXPECT_EQ(flags.manager.leader_election.retry_period, 2s);
  EXPECT_EQ(flags.manager.metrics_bind_address, ":8080");
  EXPECT_EQ(flags.manager.health_probe_bind_address, ":8081");
  EXPECT_EQ(flags.manager.graceful_shutdown, 30s);
  EXPECT_EQ(flags.workers, 1);
  EXPECT_FALSE(flags.help);
}

TEST(ManagerFlagsTest, EveryFlagIsReadInBothForms) {
  const ManagerFlags flags = parse_manager_flags({"--kubeconfig",
                                                  "config",
                                                  "--master=https://1.2.3.4",
                                                  "--leader-elect",
                                                  "--leader-elect-lease-duration=1m",
                                                  "--leader-elect-renew-deadline",
                                                  "40s",
                                                  "--leader-elect-retry-period=5s",
                                                  "--leader-elect-resource-lock=leases",
                                                  "--leader-elect-resource-name=foo",
                                                  "--leader-elect-resource-namespace",
                                                  "ops",
                                                  "--metrics-bind-address=0",
                                                  "--health-probe-bind-address=:1",
                                                  "--kube-api-qps=2.5",
                                                  "--kube-api-burst=7",
                                                  "--kube-api-content-type=application/json",
                                                  "--workers",
                                                  "3",
                                                  "-v=4"})
                                 .value();
  EXPECT_EQ(flags.config.kubeconfig, "config");
  EXPECT_EQ(flags.config.overrides.server, "https://1.2.3.4");
  EXPECT_TRUE(flags.manager.leader_elect);
  const LeaderElectionOptions& election = flags.manager.leader_election;
  EXPECT_EQ(election.lease_duration, 1min);
  EXPECT_EQ(election.renew_deadline, 40s);
  EXPECT_EQ(election.retry_period, 5s);
  EXPECT_EQ(election.lease, ObjectKey("ops", "foo"));
  EXPECT_EQ(flags.manager.metrics_bind_address, "0");
  EXPECT_EQ(flags.manager.health_probe_bind_address, ":1");
  EXPECT_EQ(flags.manager.client.requests_per_second, 2.5);
  EXPECT_EQ(flags.manager.client.burst, 7);
  EXPECT_EQ(flags.manager.client.wire_format, WireFormat::Json);
  EXPECT_EQ(flags.workers, 3);
  EXPECT_EQ(flags.verbosity, 4);
  EXPECT_THAT(flags.rest, ElementsAre());
}

// The flag of Kubernetes' own components.
TEST(ManagerFlagsTest, ContentTypeOfProtobufIsTheDefault) {
  const ManagerOptions json{.client = {.wire_format = WireFormat::Json}};
  const char* const flag = "--kube-api-content-type=application/vnd.kubernetes.protobuf";
  EXPECT_EQ(parse_manager_flags({flag}, json)->manager.client.wire_format, WireFormat::Automatic);
  EXPECT_EQ(parse_manager_flags(std::vector<std::string>{})->manager.client.wire_format,
            WireFormat::Automatic);
}

TEST(ManagerFlagsTest, SingleDashIsAccepted) {
  EXPECT_EQ(parse_manager_flags({"-kubeconfig", "config"})->config.kubeconfig, "config");
}

TEST(ManagerFlagsTest, SwitchTakesAValueOnlyAfterAnEqualsSign) {
  EXPECT_FALSE(parse_manager_flags({"--leader-elect=false"})->manager.leader_elect);
  const ManagerFlags flags = parse_manager_flags({"--leader-elect", "false"}).value();
  EXPECT_TRUE(flags.manager.leader_elect);
  EXPECT_THAT(flags.rest, ElementsAre("false"));
}

TEST(ManagerFlagsTest, UnknownArgumentsAreReturned) {
  EXPECT_THAT(parse_manager_flags({"--color", "file", "--workers=2", "--", "--workers"})->rest,
              ElementsAre("--color", "file", "--workers"));
}

TEST(ManagerFlagsTest, InvalidAndMissingValuesAreRejected) {
  EXPECT_THAT(refused({"--kubeconfig"}).message, HasSubstr("--kubeconfig"));
  for (const char* const wrong :
       {"--leader-elect=maybe", "--leader-elect-lease-duration=15", "--workers=0", "--workers=x",
        "--kube-api-burst=1.5", "-v=much", "--metrics-bind-address=8080",
        "--health-probe-bind-address=host:8081", "--kube-api-content-type=json"}) {
    EXPECT_EQ(refused({wrong}).code, ErrorCode::InvalidArgument) << wrong;
  }
  EXPECT_THAT(refused({"--metrics-bind-address", "host:8080"}).message,
              HasSubstr("--metrics-bind-address: \"host:8080\" is not a listen address"));
}

// Only Lease objects are supported as locks (LE-13).
TEST(ManagerFlagsTest, OtherLockKindsAreRejected) {
  EXPECT_THAT(refused({"--leader-elect-resource-lock=configmaps"}).message, HasSubstr("leases"));
}

TEST(ManagerFlagsTest, HelpNamesEveryFlag) {
  EXPECT_TRUE(parse_manager_flags({"--help"})->help);
  EXPECT_TRUE(parse_manager_flags({"-h"})->help);
  const std::string help(manager_flags_help());
  for (const std::string& name : runtime::manager_flag_names()) {
    const std::string flag = (name.size() == 1 ? "-" : "--") + name;
    EXPECT_THAT(help, ::testing::ContainsRegex("(^|[ \n])" + flag + "[ ,]"));
  }
}

TEST(ManagerFlagsTest, ProgramNameIsSkipped) {
  const char* const arguments[] = {"program", "--workers=2"};
  EXPECT_EQ(parse_manager_flags(2, arguments)->workers, 2);
  EXPECT_TRUE(parse_manager_flags(0, arguments).ok());
}

}  // namespace
}  // namespace kinform::inline v0
