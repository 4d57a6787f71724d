// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/ca_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/certificates.hpp"
#include "testing/fakes/recording_metrics.hpp"
#include "testing/log_capture.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform::inline v0::http {
namespace {

using ::testing::HasSubstr;

// A changed CA file is used for new connections (TR-10).
class CaFileTest : public ::testing::Test {
 protected:
  [[nodiscard]] std::optional<double> reloads(const char* result, const char* reason) {
    return sink_.value("rest_client_transport_ca_reload_total",
                       {{"result", result}, {"reason", reason}});
  }

  const std::string first_ = test_support::CertificateAuthority("first").certificate_pem();
  const std::string second_ = test_support::CertificateAuthority("the second").certificate_pem();
  const test_support::TemporaryFolder folder_;
  const std::string path_ = folder_.write("ca.crt", first_);
  const std::shared_ptr<test_support::LogCapture> log_ =
      std::make_shared<test_support::LogCapture>();
  test_support::RecordingMetrics sink_;
  TransportMetrics metrics_ = TransportMetrics(&sink_);
  CaFile file_ = CaFile(path_, Logger(log_), metrics_);
};

TEST_F(CaFileTest, UnchangedFileIsReadOnce) {
  const TrustRoots ca = file_.contents().value();
  EXPECT_EQ(*ca, first_);
  EXPECT_EQ(file_.contents().value(), ca);
  EXPECT_EQ(sink_.names().size(), 0u);  // The first time is no reload.
}

TEST_F(CaFileTest, ChangedFileIsUsedImmediately) {
  ASSERT_TRUE(file_.contents().ok());
  folder_.write("ca.crt", second_);
  EXPECT_EQ(*file_.contents().value(), second_);
  EXPECT_EQ(reloads("success", "updated"), 1);
}

TEST_F(CaFileTest, RewrittenFileWithSameContentsKeepsItsPointer) {
  const TrustRoots ca = file_.contents().value();
  folder_.write("ca.crt", first_);
  EXPECT_EQ(file_.contents().value(), ca);
  EXPECT_EQ(reloads("success", "unchanged"), 1);
}

TEST_F(CaFileTest, InvalidFileKeepsTheLastCaAndIsLoggedOnce) {
  ASSERT_TRUE(file_.contents().ok());
  const auto expect_the_first_twice = [this] {
    EXPECT_EQ(*file_.contents().value(), first_);
    EXPECT_EQ(*file_.contents().value(), first_);
  };
  folder_.remove("ca.crt");
  expect_the_first_twice();
  EXPECT_EQ(reloads("failure", "read_error"), 1);
  folder_.write("ca.crt", "");
  expect_the_first_twice();
  EXPECT_EQ(reloads("failure", "empty"), 1);
  folder_.write("ca.crt", second_.substr(0, second_.size() / 2));
  expect_the_first_twice();
  EXPECT_EQ(reloads("failure", "ca_parse_error"), 1);
  folder_.write("ca.crt", "-----BEGIN CERTIFICATE-----\nYWJj\n-----END CERTIFICATE-----\n");
  expect_the_first_twice();
  EXPECT_EQ(reloads("failure", "ca_parse_error"), 2);
  EXPECT_EQ(log_->records("Unable to reload the CA file").size(), 4u);

  folder_.write("ca.crt", second_);
  EXPECT_EQ(*file_.contents().value(), second_);
}

// With an unusable CA file nothing is trusted; the system's trust roots are not used (TR-03).
TEST_F(CaFileTest, MissingCaIsAnErrorUntilTheFileExists) {
  folder_.write("ca.crt", "");
  EXPECT_EQ(file_.contents().error().code, ErrorCode::Tls);
  EXPECT_THAT(file_.contents().error().message, HasSubstr("ca.crt\" is empty"));
  folder_.remove("ca.crt");
  EXPECT_THAT(file_.contents().error().message, HasSubstr("No such file"));
  folder_.write("ca.crt", first_);
  EXPECT_EQ(*file_.contents().value(), first_);
}

}  // namespace
}  // namespace kinform::inline v0::http
