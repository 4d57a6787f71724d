// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/object_streams.hpp"

#include <optional>
#include <utility>

#include "api/parse_error.hpp"
#include "client/json_response.hpp"
#include "client/list_query.hpp"
#include "client/resource_path.hpp"
#include "client/response_body.hpp"
#include "codec/json_list_stream.hpp"
#include "codec/json_watch_stream.hpp"

namespace kinform::inline v0::client {
namespace {

constexpr std::string_view kMetadataKind = "PartialObjectMetadata";

// Accept headers that request metadata only. Servers too old for them send whole objects, which
// reduce_to_metadata() converts (DY-04).
constexpr std::string_view kMetadataAccept =
    "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json";
constexpr std::string_view kMetadataListAccept =
    "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json";

// Converts an object to PartialObjectMetadata, unless it is one already.
Result<ObjectPtr> reduce_to_metadata(ObjectPtr object, codec::JsonDecoder& decoder) {
  if (object->kind() == kMetadataKind) return object;
  if (!object->metadata().is_object()) {
    return Error{ErrorCode::Malformed, "object without metadata"};
  }
  std::string text = R"({"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/v1","metadata":)";
  object->metadata().append_json(text);
  text += '}';
  const std::size_t size = text.size();
  text.append(codec::kFramePadding, ' ');
  return decoder.decode({.text = std::string_view(text).substr(0, size)});
}

class ObjectListStream final : public ListStream {
 public:
  ObjectListStream(std::unique_ptr<ByteSource> body, std::shared_ptr<DecoderState> decoding,
                   const WatchTarget& target, const KnownObjects* known)
      : what_(describe("list", target)),
        form_(target.form),
        decoding_(std::move(decoding)),
        stream_(std::move(body), decoding_->decoder,
                {.item_type = {.api_version = target.resource.api_version(),
                               .kind = target.resource.kind},
                 .known = known}) {}

  Result<std::optional<ListItem>> next(std::stop_token stop) override {
    Result<std::optional<ListItem>> item = stream_.next(std::move(stop));
    if (!item) return item.error().with_context(what_);
    const bool whole = form_ == ObjectForm::Whole;
    if (whole || !item->has_value() || (*item)->unchanged) return item;
    Result<ObjectPtr> reduced = reduce_to_metadata(std::move((*item)->object), decoding_->decoder);
    if (!reduced) return reduced.error().with_context(what_);
    (*item)->object = *std::move(reduced);
    return item;
  }

  const ListMetadata& metadata() const override { return stream_.metadata(); }
  std::uint64_t bytes_read() const override { return stream_.bytes_read(); }

 private:
  const std::string what_;
  const ObjectForm form_;
  const std::shared_ptr<DecoderState> decoding_;
  codec::JsonListStream stream_;
};

class ObjectWatchStream final : public WatchStream {
 public:
  ObjectWatchStream(std::unique_ptr<ByteSource> body, std::shared_ptr<DecoderState> decoding,
                    const WatchTarget& target)
      : what_(describe("watch", target)),
        form_(target.form),
        decoding_(std::move(decoding)),
        stream_(std::move(body), decoding_->decoder) {}

  Result<WatchRead> next(Duration timeout, std::stop_token stop) override {
    Result<WatchRead> read = stream_.next(timeout, std::move(stop));
    if (!read) return read.error().with_context(what_);
    ObjectPtr& object = read->event.object;
    if (form_ == ObjectForm::Whole || !object) return read;
    Result<ObjectPtr> reduced = reduce_to_metadata(std::move(object), decoding_->decoder);
    if (!reduced) return reduced.error().with_context(what_);
    object = *std::move(reduced);
    return read;
  }
  std::uint64_t bytes_read() const override { return stream_.bytes_read(); }

 private:
  const std::string what_;
  const ObjectForm form_;
  const std::shared_ptr<DecoderState> decoding_;
  codec::JsonWatchStream stream_;
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
  return std::unique_ptr<ListStream>(
      std::make_unique<ObjectListStream>(std::move(body), std::move(decoding), target, known));
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
  if (!response) return response.error();
  if (const Result<void> json = check_json(response->header("Content-Type")); !json) {
    return json.error().with_context(call->what);
  }
  return std::unique_ptr<WatchStream>(
      std::make_unique<ObjectWatchStream>(std::move(response->body), std::move(decoding), target));
}

}  // namespace kinform::inline v0::client
