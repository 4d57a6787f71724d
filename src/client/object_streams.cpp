// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/object_streams.hpp"

#include <utility>

#include "api/parse_error.hpp"
#include "client/blocking_streams.hpp"
#include "client/body_format.hpp"
#include "client/format_negotiation.hpp"
#include "client/list_query.hpp"
#include "client/resource_path.hpp"
#include "client/response_body.hpp"
#include "codec/json_list_decoder.hpp"
#include "codec/json_watch_decoder.hpp"
#include "codec/protobuf/protobuf_list_decoder.hpp"
#include "codec/protobuf/protobuf_watch_decoder.hpp"

namespace kinform::inline v0::client {
namespace {

std::unique_ptr<codec::ListDecoder> make_list_decoder(BodyFormat format, DecoderState& decoding,
                                                      const ApiResource& resource,
                                                      const KnownObjects* known) {
  const codec::TypeMeta item_type{.api_version = resource.api_version(), .kind = resource.kind};
  if (format == BodyFormat::Protobuf) {
    return std::make_unique<codec::ProtobufListDecoder>(
        decoding.protobuf_decoder(),
        codec::ProtobufListDecoderOptions{.item_type = item_type, .known = known});
  }
  return std::make_unique<codec::JsonListDecoder>(
      decoding.decoder, codec::JsonListDecoderOptions{.item_type = item_type, .known = known});
}

std::unique_ptr<codec::WatchDecoder> make_watch_decoder(BodyFormat format, DecoderState& decoding) {
  if (format == BodyFormat::Protobuf) {
    return std::make_unique<codec::ProtobufWatchDecoder>(decoding.protobuf_decoder());
  }
  return std::make_unique<codec::JsonWatchDecoder>(decoding.decoder);
}

FormatNegotiation negotiation_of(const Requester& requester, const WatchTarget& target,
                                 bool is_list) {
  return {requester.json_fallbacks(),
          {.resource = target.resource,
           .form = target.form,
           .is_list = is_list,
           .wire_format = target.wire_format}};
}

// Sends the request, for JSON if the server refuses protobuf.
Result<HttpResponse> open_in_format(Requester& requester, Call& call,
                                    FormatNegotiation& negotiation, const std::stop_token& stop) {
  Result<HttpResponse> response = Error();
  do {
    negotiation.prepare(call);
    response = Error();  // Releases the connection before the next request.
    response = requester.open(call, stop);
  } while (negotiation.must_repeat(response));
  return response;
}

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

  FormatNegotiation negotiation = negotiation_of(*requester, target, true);
  const TimePoint started = requester->clock().now();
  Result<HttpResponse> response = open_in_format(*requester, *call, negotiation, stop);
  requester->metrics().observe_duration(call->method, requester->clock().now() - started);
  if (!response) return response.error();
  const Result<BodyFormat> format = format_of(response->header("Content-Type"));
  if (!format) return format.error().with_context(call->what);
  auto decoder = make_list_decoder(*format, *decoding, target.resource, known);
  auto body = counted_body(std::move(response->body), [requester](std::size_t bytes) {
    requester->metrics().observe_response_size("GET", bytes);
  });
  return std::unique_ptr<ListStream>(std::make_unique<BlockingListStream>(
      std::move(decoder), StreamParts{.what = call->what,
                                      .body = std::move(body),
                                      .decoding = std::move(decoding),
                                      .form = target.form,
                                      .negotiation = std::move(negotiation)}));
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

  FormatNegotiation negotiation = negotiation_of(*requester, target, false);
  Result<HttpResponse> response = open_in_format(*requester, *call, negotiation, stop);
  if (!response) return response.error();
  const Result<BodyFormat> format = format_of(response->header("Content-Type"));
  if (!format) return format.error().with_context(call->what);
  auto decoder = make_watch_decoder(*format, *decoding);
  return std::unique_ptr<WatchStream>(
      std::make_unique<BlockingWatchStream>(std::move(decoder), requester->clock(),
                                            StreamParts{.what = call->what,
                                                        .body = std::move(response->body),
                                                        .decoding = std::move(decoding),
                                                        .form = target.form,
                                                        .negotiation = std::move(negotiation)}));
}

}  // namespace kinform::inline v0::client
