// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/discovery_request.hpp"

#include <utility>

#include "client/object_response.hpp"
#include "client/request_url.hpp"

namespace kinform::inline v0::client {

namespace {

constexpr Duration kTimeout = std::chrono::seconds(32);  // As in client-go (DI-06).

}  // namespace

Call discovery_call(std::string path) {
  std::string what = "discover " + path;
  return {.what = std::move(what),
          .path = std::move(path),
          .rate_limit = RateLimit::Discovery,
          .connection_retry = ConnectionRetry::LostConnection,
          .timeout = kTimeout};
}

Call root_call(std::string path) {
  Call call = discovery_call(std::move(path));
  call.accept = kDiscoveryAccept;
  return call;
}

std::string group_version_path(std::string_view group, std::string_view version) {
  std::string path = group.empty() ? "/api/" : "/apis/" + std::string(group) + "/";
  return escape_path(path.append(version));
}

Result<RootDocument> read_root(const Call& call, const Response& response) {
  const DiscoveryForm form = discovery_form(find_header(response.headers, "Content-Type"));
  const Result<ObjectPtr> document = decode_object(call, response);
  if (!document) return document.error();
  Result<std::vector<DiscoveredGroup>> groups =
      form == DiscoveryForm::Aggregated ? read_group_discovery(**document)
      : call.path == "/api"             ? read_core_versions(**document)
                                        : read_group_list(**document);
  if (!groups) return groups.error().with_context(call.what);
  return RootDocument{.form = form,
                      .groups = *std::move(groups),
                      .entity_tag = std::string(find_header(response.headers, "ETag"))};
}

}  // namespace kinform::inline v0::client
