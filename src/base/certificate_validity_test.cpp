// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/certificate_validity.hpp"

#include <chrono>
#include <string>

#include <gtest/gtest.h>

#include "base/base64.hpp"
#include "testing/certificates.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using std::chrono::sys_days;
using std::chrono::year;

std::string pem_of(const std::string& der) {
  return "-----BEGIN CERTIFICATE-----\n" + encode_base64(der) + "\n-----END CERTIFICATE-----\n";
}

std::string element(char tag, const std::string& contents) {
  return std::string(1, tag) + static_cast<char>(contents.size()) + contents;
}

// Creates a minimal certificate: only the fields up to the validity.
std::string certificate(const std::string& validity, bool with_version = true) {
  return element('\x30', element('\x30', (with_version ? element('\xa0', "\x02\x01\x02") : "") +
                                             element('\x02', "\x01") + element('\x30', "") +
                                             element('\x30', "") + element('\x30', validity)));
}

std::string utc(const std::string& text) {
  return element('\x17', text);
}

std::string generalized(const std::string& text) {
  return element('\x18', text);
}

TEST(CertificateValidityTest, RealCertificateIsParsed) {
  const test_support::CertificateAuthority ca;
  const WallTime now = system_clock().wall_now();
  const auto validity =
      certificate_validity(ca.issue({.valid_from = -2h, .valid_until = 48h}).certificate_pem);
  ASSERT_TRUE(validity.has_value());
  EXPECT_LT(std::chrono::abs(validity->not_before - (now - 2h)), 10min);
  EXPECT_LT(std::chrono::abs(validity->not_after - (now + 48h)), 10min);
}

TEST(CertificateValidityTest, UtcTimeAndGeneralizedTimeAreParsed) {
  const auto validity = certificate_validity(
      pem_of(certificate(utc("991231235958Z") + generalized("20500102030405Z"))));
  ASSERT_TRUE(validity.has_value());
  EXPECT_EQ(validity->not_before, sys_days(year(1999) / 12 / 31) + 23h + 59min + 58s);
  EXPECT_EQ(validity->not_after, sys_days(year(2050) / 1 / 2) + 3h + 4min + 5s);
}

TEST(CertificateValidityTest, OldCertificatesHaveNoVersion) {
  EXPECT_TRUE(
      certificate_validity(pem_of(certificate(utc("200101000000Z") + utc("300101000000Z"), false)))
          .has_value());
}

TEST(CertificateValidityTest, EndBeyondTheRangeOfWallTimeIsForever) {
  const auto validity = certificate_validity(
      pem_of(certificate(utc("200101000000Z") + generalized("99991231235959Z"))));
  ASSERT_TRUE(validity.has_value());
  EXPECT_EQ(validity->not_after, WallTime::max());
}

TEST(CertificateValidityTest, InvalidTimesAreRefused) {
  for (const char* bad : {"", "2001010000Z", "200101000000+0100", "201301000000Z", "2001O1000000Z",
                          "200230000000Z", "200101000000"}) {
    EXPECT_FALSE(
        certificate_validity(pem_of(certificate(utc(bad) + utc("300101000000Z")))).has_value())
        << bad;
  }
}

TEST(CertificateValidityTest, EveryTruncationIsRefused) {
  const std::string whole = certificate(utc("200101000000Z") + utc("300101000000Z"));
  ASSERT_TRUE(certificate_validity(pem_of(whole)).has_value());
  for (std::size_t size = 1; size < whole.size(); ++size) {
    EXPECT_FALSE(certificate_validity(pem_of(whole.substr(0, size))).has_value()) << size;
  }
}

TEST(CertificateValidityTest, LengthsBeyondTheEndAreRefused) {
  for (const char* der : {"\x30\x84\xff\xff\xff\xff", "\x30\x85\x01\x01\x01\x01\x01\x01",
                          "\x30\x82\x01", "\x30\x80", "\x30\x7f"}) {
    EXPECT_FALSE(certificate_validity(pem_of(der)).has_value());
  }
  EXPECT_FALSE(certificate_validity("no certificate").has_value());
}

}  // namespace
}  // namespace kinform::inline v0
