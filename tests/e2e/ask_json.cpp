// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/e2e/ask_json.hpp"

#include <string>
#include <utility>

#include "testing/read_body.hpp"

namespace kinform::inline v0::e2e {

std::optional<Json> ask_json(Transport& transport, const HttpRequest& request) {
  const Result<HttpResponse> response = transport.send(request, {});
  if (!response || response->status != 200) return std::nullopt;
  const Result<std::string> text = test_support::read_body(*response->body);
  if (!text) return std::nullopt;
  Result<Json> json = parse_json(*text);
  if (!json) return std::nullopt;
  return *std::move(json);
}

}  // namespace kinform::inline v0::e2e
