// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/object_streams.hpp"

#include <optional>
#include <utility>

#include "api/parse_error.hpp"
#include "client/blocking_streams.hpp"
#include "client/json_response.hpp"
#include "client/list_query.hpp"
#include "client/resource_path.hpp"
#include "client/response_body.hpp"
#include "codec/json_list_decoder.hpp"
#include "codec/json_watch_decoder.hpp"

namespace kinform::inline v0::client {
namespace {

// Accept headers that request metadata only. Servers too old for them send whole objects, which the
// streams reduce (DY-04).
constexpr std::string_view kMetadataAccept =
    "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json";
constexpr std::string_view kMetadataListAccept =
    "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json";

std::unique_ptr<ListStream> make_list_stream(const WatchTarget& target, const KnownObjects* known,
                                             StreamParts parts) {
  auto decoder = std::make_unique<codec::JsonListDecoder>(
      parts.decoding->decoder,
      codec::JsonListDecoderOptions{
          .item_type = {.api_version = target.resource.api_version(), .kind = target.resource.kind},
          .known = known});
  return std::make_unique<BlockingListStream>(std::move(decoder), std::move(parts));
}

std::unique_ptr<WatchStream> make_watch_stream(Clock& clock, StreamParts parts) {
  auto decoder = std::make_unique<codec::JsonWatchDecoder>(parts.decoding->decoder);
  return std::make_unique<BlockingWatchStream>(std::move(decoder), clock, std::move(parts));
}

class EndedWatchStream final : public WatchStream {
 public:
  Result<WatchRead> next(Duration /*timeout*/, std::stop_token /*stop*/) override {
    return WatchRead::ended();
  }
};

Result<Call> make_call(std::string_view verb, const WatchTarget& target, Result<Query> query) {
  Call call{.what = describe(verb, target)};
  Result<std::string> path = collection_path(target.resource, target.selection.namespace_name);
  if (!path) return path.error().with_context(call.what);
  if (!query) return query.error().with_context(call.what);
  call.path = *std::move(path);
  call.query = *std::move(query);
  return call;
}

}  // namespace

std::string describe(std::string_view verb, const WatchTarget& target) {
  std::string text = std::string(verb) + " " + short_name(target.resource);
  const std::string& namespace_name = target.selection.namespace_name;
  return namespace_name.empty() ? text : text + " in " + api::quote(namespace_name);
}

Result<std::unique_ptr<ListStream>> open_list(const std::shared_ptr<Requester>& requester,
                                              std::shared_ptr<DecoderState> decoding,
                                              const WatchTarget& target, const ListOptions& options,
                                              const KnownObjects* known, WaitReason* wait_reason,
                                              const std::stop_token& stop) {
  Result<Call> call = make_call("list", target, list_query(target.selection, options));
  if (!call) return call.error();
  call->connection_retry = ConnectionRetry::LostConnection;
  call->wait_reason = wait_reason;
  if (target.form == ObjectForm::MetadataOnly) call->accept = kMetadataListAccept;

  const TimePoint started = requester->clock().now();
  Result<HttpResponse> response = requester->open(*call, stop);
  requester->metrics().observe_duration(call->method, requester->clock().now() - started);
  if (!response) return response.error();
  if (const Result<void> json = check_json(response->header("Content-Type")); !json) {
    return json.error().with_context(call->what);
  }
  auto body = counted_body(std::move(response->body), [requester](std::size_t bytes) {
    requester->metrics().observe_response_size("GET", bytes);
  });
  return make_list_stream(target, known,
                          {.what = call->what,
                           .body = std::move(body),
                           .decoding = std::move(decoding),
                           .form = target.form});
}

Result<std::unique_ptr<WatchStream>> open_watch(const std::shared_ptr<Requester>& requester,
                                                std::shared_ptr<DecoderState> decoding,
                                                const WatchTarget& target,
                                                const WatchOptions& options,
                                                WaitReason* wait_reason,
                                                const std::stop_token& stop) {
  Result<Call> call = make_call("watch", target, watch_query(target.selection, options));
  if (!call) return call.error();
  call->kind = ExchangeKind::Stream;
  call->rate_limit = RateLimit::Exempt;
  call->connection_retry = ConnectionRetry::LostConnectionOrTimeout;
  call->retry_too_many_requests = options.send_initial_events != true;
  call->wait_reason = wait_reason;
  if (target.form == ObjectForm::MetadataOnly) call->accept = kMetadataAccept;

  Result<HttpResponse> response = requester->open(*call, stop);
  if (!response && is_retriable(response.error(), call->connection_retry)) {
    requester->logger().info(4, "Watch request failed", {{"err", response.error()}});
    return std::unique_ptr<WatchStream>(std::make_unique<EndedWatchStream>());
  }
  if (!response) return response.error();
  if (const Result<void> json = check_json(response->header("Content-Type")); !json) {
    return json.error().with_context(call->what);
  }
  return make_watch_stream(requester->clock(), {.what = call->what,
                                                .body = std::move(response->body),
                                                .decoding = std::move(decoding),
                                                .form = target.form});
}

}  // namespace kinform::inline v0::client
