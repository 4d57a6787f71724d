// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/proxy.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

namespace kinform::inline v0::http {
namespace {

// The variables are as a test says, and no others.
class ProxyTest : public ::testing::Test {
 protected:
  void set_environment(const std::map<std::string, std::string>& variables) {
    for (const char* name : {"HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy", "NO_PROXY",
                             "no_proxy", "ALL_PROXY", "REQUEST_METHOD"}) {
      ::unsetenv(name);
    }
    for (const auto& [name, value] : variables) ::setenv(name.c_str(), value.c_str(), 1);
  }
  void TearDown() override { set_environment({}); }

  static std::string proxy_of(const ProxyRules& rules, const std::string& url) {
    return proxy_for(rules, parse_url(url).value());
  }
};

TEST_F(ProxyTest, ExplicitProxyOverridesTheEnvironment) {
  set_environment({{"HTTPS_PROXY", "http://other:1"}, {"NO_PROXY", "*"}});
  const ProxyRules rules = make_proxy_rules("http://proxy:3128");
  EXPECT_EQ(proxy_of(rules, "https://server"), "http://proxy:3128");
  EXPECT_EQ(proxy_of(rules, "http://127.0.0.1:8080"), "http://proxy:3128");
  EXPECT_EQ(rules.direct, "");
}

// Environment variables apply without proxy-url; NO_PROXY may contain CIDR ranges (KC-16).
TEST_F(ProxyTest, EnvironmentHasAProxyPerScheme) {
  set_environment({{"HTTP_PROXY", "http://plain:1"},
                   {"https_proxy", "http://tls:2"},
                   {"NO_PROXY", "10.0.0.0/8,.svc"}});
  const ProxyRules rules = make_proxy_rules("");
  EXPECT_EQ(proxy_of(rules, "http://server"), "http://plain:1");
  EXPECT_EQ(proxy_of(rules, "https://server"), "http://tls:2");
  EXPECT_EQ(rules.direct, "10.0.0.0/8,.svc");
}

TEST_F(ProxyTest, EnvironmentProxyIsNotUsedForLoopback) {
  set_environment({{"HTTPS_PROXY", "http://proxy:1"}});
  EXPECT_EQ(proxy_of(make_proxy_rules(""), "https://localhost:6443"), "");
}

TEST_F(ProxyTest, UpperCaseHttpProxyIsIgnoredInCgi) {
  set_environment({{"HTTP_PROXY", "http://attacker:1"}, {"REQUEST_METHOD", "GET"}});
  EXPECT_EQ(proxy_of(make_proxy_rules(""), "http://server"), "");
}

TEST_F(ProxyTest, SocksProxiesResolveNames) {
  set_environment({{"HTTPS_PROXY", "socks5://proxy:1080"}});
  EXPECT_EQ(proxy_of(make_proxy_rules(""), "https://server"), "socks5h://proxy:1080");
  EXPECT_EQ(proxy_of(make_proxy_rules("socks5://a:1"), "https://server"), "socks5h://a:1");
}

}  // namespace
}  // namespace kinform::inline v0::http
