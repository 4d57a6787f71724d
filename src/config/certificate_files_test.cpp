// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/certificate_files.hpp"

#include <memory>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/base64.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/log_capture.hpp"
#include "testing/temporary_folder.hpp"

namespace kinform::inline v0::config {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;
using test_support::LogCapture;
using test_support::TemporaryFolder;
using ::testing::HasSubstr;

std::string certificate(const std::string& name) {
  return "-----BEGIN CERTIFICATE-----\n" + encode_base64(name) + "\n-----END CERTIFICATE-----\n";
}
std::string key(const std::string& name) {
  return "-----BEGIN PRIVATE KEY-----\n" + encode_base64(name) + "\n-----END PRIVATE KEY-----\n";
}

// Client certificates are reloaded from their files without a restart (TR-09).
class CertificateFilesTest : public ::testing::Test {
 protected:
  CertificateFilesTest() {
    config_.client_certificate_file = folder_.path_of("crt");
    config_.client_key_file = folder_.path_of("key");
    write("one");
  }
  CertificateFiles make() { return {config_, clock_, Logger(log_)}; }
  void write(const std::string& name) {
    folder_.write("crt", certificate(name));
    folder_.write("key", key(name));
  }
  static ClientCertificate pair(const std::string& name) { return {certificate(name), key(name)}; }
  std::size_t complaints() const {
    return log_->records("Unable to reload the client certificate").size();
  }

  TemporaryFolder folder_;
  FakeClock clock_;
  std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
  ClientConfig config_;
};

TEST_F(CertificateFilesTest, ChangedPairIsReadAfterASecond) {
  CertificateFiles files = make();
  const auto first = files.certificate().value();
  EXPECT_EQ(*first, pair("one"));
  write("two");
  EXPECT_EQ(files.certificate().value(), first);
  clock_.advance(1s);
  EXPECT_EQ(*files.certificate().value(), pair("two"));
}

TEST_F(CertificateFilesTest, SameContentsKeepThePointer) {
  CertificateFiles files = make();
  const auto first = files.certificate().value();
  clock_.advance(1s);
  EXPECT_EQ(files.certificate().value(), first);
  write("one");
  clock_.advance(1s);
  EXPECT_EQ(files.certificate().value(), first);
}

TEST_F(CertificateFilesTest, ChangeOfOneFileWaitsForTheOther) {
  CertificateFiles files = make();
  EXPECT_EQ(*files.certificate().value(), pair("one"));
  folder_.write("crt", certificate("two"));
  clock_.advance(1s);
  EXPECT_EQ(*files.certificate().value(), pair("one"));
  folder_.write("key", key("two"));
  clock_.advance(1s);
  EXPECT_EQ(*files.certificate().value(), pair("two"));
}

TEST_F(CertificateFilesTest, CertificateRenewedForTheSameKeyIsLoadedAfterSettleTime) {
  CertificateFiles files = make();
  EXPECT_EQ(*files.certificate().value(), pair("one"));
  folder_.write("crt", certificate("two"));
  for (int second = 0; second < 5; ++second) {
    clock_.advance(1s);
    EXPECT_EQ(*files.certificate().value(), pair("one"));
  }
  clock_.advance(1s);
  EXPECT_EQ(*files.certificate().value(), (ClientCertificate{certificate("two"), key("one")}));
}

TEST_F(CertificateFilesTest, PartiallyWrittenFileKeepsTheLastPairAndIsLoggedOnce) {
  CertificateFiles files = make();
  EXPECT_EQ(*files.certificate().value(), pair("one"));
  folder_.write("key", key("two"));
  folder_.write("crt", certificate("two").substr(0, 40));
  clock_.advance(1s);
  EXPECT_EQ(*files.certificate().value(), pair("one"));
  clock_.advance(1s);
  EXPECT_EQ(*files.certificate().value(), pair("one"));
  EXPECT_EQ(complaints(), 1u);
  folder_.write("crt", certificate("two"));
  clock_.advance(1s);
  EXPECT_EQ(*files.certificate().value(), pair("two"));
}

TEST_F(CertificateFilesTest, RemovedFilesKeepTheLastPair) {
  CertificateFiles files = make();
  EXPECT_EQ(*files.certificate().value(), pair("one"));
  folder_.remove("crt");
  folder_.remove("key");
  clock_.advance(1s);
  EXPECT_EQ(*files.certificate().value(), pair("one"));
  EXPECT_EQ(complaints(), 1u);
}

TEST_F(CertificateFilesTest, MissingPairIsAnErrorAndRetriedImmediately) {
  folder_.write("key", "SECRET");
  CertificateFiles files = make();
  EXPECT_THAT(files.certificate().error().message,
              HasSubstr("client key \"" + folder_.path_of("key") + "\" is not complete PEM"));
  folder_.remove("crt");
  EXPECT_THAT(files.certificate().error().message, HasSubstr("cannot read"));
  write("one");
  EXPECT_EQ(*files.certificate().value(), pair("one"));
}

TEST_F(CertificateFilesTest, InlineDataTakesPrecedenceOverFilesAndNeverChanges) {
  config_.client_certificate_pem = certificate("text");
  config_.client_key_pem = key("text");
  CertificateFiles files = make();
  EXPECT_EQ(*files.certificate().value(), pair("text"));
  EXPECT_FALSE(files.is_in_files());
  EXPECT_EQ(files.next_check(), TimePoint::max());
}

TEST_F(CertificateFilesTest, KeyFileIsReloadedWithInlineCertificate) {
  config_.client_certificate_pem = certificate("text");
  CertificateFiles files = make();
  EXPECT_EQ(*files.certificate().value(), (ClientCertificate{certificate("text"), key("one")}));
  folder_.write("key", key("two"));
  clock_.advance(1s);
  EXPECT_EQ(*files.certificate().value(), (ClientCertificate{certificate("text"), key("two")}));
}

// The kubelet keeps its certificate and key in one file.
TEST_F(CertificateFilesTest, CombinedFileIsReloaded) {
  config_.client_certificate_file = config_.client_key_file =
      folder_.write("both", certificate("one") + key("one"));
  CertificateFiles files = make();
  EXPECT_EQ(files.certificate().value()->key_pem, certificate("one") + key("one"));
  folder_.write("both", certificate("two") + key("two"));
  clock_.advance(1s);
  EXPECT_EQ(files.certificate().value()->key_pem, certificate("two") + key("two"));
}

}  // namespace
}  // namespace kinform::inline v0::config
