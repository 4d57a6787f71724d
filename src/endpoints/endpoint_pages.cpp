// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "endpoints/endpoint_pages.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/user_code.hpp"

namespace kinform::inline v0::endpoints {
namespace {

// The parsed query `?verbose&exclude=a&exclude=b`.
struct HealthQuery {
  bool verbose = false;
  std::vector<std::string> excluded = {};
};

int digit_of(char character) {
  if (character >= '0' && character <= '9') return character - '0';
  if (character >= 'a' && character <= 'f') return character - 'a' + 10;
  if (character >= 'A' && character <= 'F') return character - 'A' + 10;
  return -1;
}

std::string unescape(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escaped = text[i] == '%' && i + 2 < text.size() && digit_of(text[i + 1]) >= 0 &&
                         digit_of(text[i + 2]) >= 0;
    if (escaped) {
      plain += static_cast<char>(digit_of(text[i + 1]) * 16 + digit_of(text[i + 2]));
      i += 2;
    } else {
      plain += text[i] == '+' ? ' ' : text[i];
    }
  }
  return plain;
}

HealthQuery read_query(std::string_view query) {
  HealthQuery result;
  while (!query.empty()) {
    const std::size_t end = query.find('&');
    const std::string_view parameter = query.substr(0, end);
    const std::size_t equals = parameter.find('=');
    const std::string name = unescape(parameter.substr(0, equals));
    if (name == "verbose") result.verbose = true;
    if (name == "exclude" && equals != std::string_view::npos) {
      result.excluded.push_back(unescape(parameter.substr(equals + 1)));
    }
    query.remove_prefix(end == std::string_view::npos ? query.size() : end + 1);
  }
  return result;
}

// Runs one check and logs its error.
bool is_well(const HealthCheck& check, const Logger& logger) {
  if (!check.check) return true;
  Error failure;
  try {
    const Result<void> result = check.check();
    if (result) return true;
    failure = result.error();
  } catch (...) {
    failure = user_code_error("health check " + check.name);
  }
  logger.error(failure, "Health check failed", {{"check", check.name}});
  return false;
}

std::vector<HealthCheck> with_ping(const std::vector<HealthCheck>& checks) {
  std::vector<HealthCheck> all = {{.name = "ping"}};
  all.insert(all.end(), checks.begin(), checks.end());
  return all;
}

Page health_page(std::string_view page, const std::vector<HealthCheck>& checks,
                 const HealthQuery& query, const Logger& logger) {
  std::string lines;
  bool well = true;
  std::vector<std::string> unmatched = query.excluded;
  for (const HealthCheck& check : checks) {
    if (std::erase(unmatched, check.name) > 0) {
      lines += "[+]" + check.name + " excluded: ok\n";
    } else if (is_well(check, logger)) {
      lines += "[+]" + check.name + " ok\n";
    } else {
      lines += "[-]" + check.name + " failed: reason withheld\n";
      well = false;
    }
  }
  if (!unmatched.empty()) lines += "warn: some health checks cannot be excluded: no such checks\n";
  if (!well) return {.status = 500, .body = lines + std::string(page) + " check failed\n"};
  if (!query.verbose) return {.body = "ok"};
  return {.body = lines + std::string(page) + " check passed\n"};
}

Page single_check_page(const std::vector<HealthCheck>& checks, std::string_view name,
                       const Logger& logger) {
  for (const HealthCheck& check : checks) {
    if (check.name != name) continue;
    if (is_well(check, logger)) return {.body = "ok"};
    return {.status = 500, .body = "internal server error: reason withheld\n"};
  }
  return {.status = 404, .body = "404 page not found\n"};
}

}  // namespace

Page add_page(const EndpointServerOptions& options, std::string_view target) {
  const std::size_t question = target.find('?');
  const std::string_view path = target.substr(0, question);
  const std::string_view query =
      question == std::string_view::npos ? std::string_view() : target.substr(question + 1);

  if (path == "/metrics" && options.metrics != nullptr) {
    return {.content_type = "text/plain; version=0.0.4; charset=utf-8",
            .body = options.metrics->text()};
  }
  for (const std::string_view page : {"healthz", "livez", "readyz"}) {
    if (!path.starts_with('/') || !path.substr(1).starts_with(page)) continue;
    const std::string_view rest = path.substr(1 + page.size());
    const std::vector<HealthCheck> checks =
        with_ping(page == "readyz" ? options.readiness : options.liveness);
    if (rest.empty() || rest == "/") {
      return health_page(page, checks, read_query(query), options.logger);
    }
    if (rest.starts_with('/')) {
      return single_check_page(checks, unescape(rest.substr(1)), options.logger);
    }
  }
  return {.status = 404, .body = "404 page not found\n"};
}

}  // namespace kinform::inline v0::endpoints
