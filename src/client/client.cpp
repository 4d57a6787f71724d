// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/client.hpp"

#include <set>
#include <string>
#include <utility>

#include "api/parse_error.hpp"
#include "api/status_error.hpp"
#include "cache/reflector/list_pager.hpp"
#include "client/client_impl.hpp"
#include "client/format_negotiation.hpp"
#include "client/list_query.hpp"
#include "client/object_response.hpp"
#include "client/object_streams.hpp"
#include "client/requester.hpp"
#include "client/resource_lister_watcher.hpp"
#include "client/resource_path.hpp"
#include "client/response_body.hpp"
#include "client/write_request.hpp"
#include "codec/error_response.hpp"

namespace kinform::inline v0 {

using client::Call;
using client::ConnectionRetry;
using client::DecoderState;
using client::Query;
using client::Response;
using client::WatchTarget;

namespace {

// Returns text such as `get pods "web/a"` for messages.
std::string describe_object(std::string_view verb, const ApiResource& resource,
                            const ObjectKeyView& key, std::string_view subresource) {
  std::string text = std::string(verb) + " " + client::short_name(resource);
  if (!subresource.empty()) text.append("/").append(subresource);
  return text + " " + api::quote(key.to_string());
}

std::shared_ptr<Transport> make_transport(const ClientConfig& config,
                                          const ClientOptions& options) {
  return make_http_transport({.tls = config.tls,
                              .proxy_url = config.proxy_url,
                              .compression = !config.disable_compression,
                              .stream_compression = options.stream_compression,
                              .limits = options.limits,
                              .timeouts = options.timeouts,
                              .logger = options.logger,
                              .metrics = options.metrics});
}

ObjectKey key_of(const Json& object) {
  const Json& metadata = object["metadata"];
  return {std::string(metadata["namespace"].as_string()),
          std::string(metadata["name"].as_string())};
}

Result<ObjectList<>> read_page(ListStream& stream, const std::stop_token& stop) {
  ObjectList<> page;
  while (true) {
    Result<std::optional<ListItem>> item = stream.next(stop);
    if (!item) return item.error();
    if (!item->has_value()) break;
    page.objects.push_back(std::move((*item)->object));
  }
  page.metadata = stream.metadata();
  return page;
}

void append_page(ObjectList<>& list, ObjectList<> page) {
  for (ObjectPtr& object : page.objects) list.objects.push_back(std::move(object));
}

}  // namespace

Client::Impl::Impl(std::shared_ptr<Transport> transport, ClientConfig config, ClientOptions options)
    : default_namespace(config.namespace_name.empty() ? "default" : config.namespace_name),
      requester(std::make_shared<client::Requester>(std::move(transport), std::move(config),
                                                    std::move(options))),
      served_resources(std::make_shared<client::ServedResources>(requester)) {}

Result<ObjectPtr> Client::Impl::exchange(Call call, Result<std::string> path,
                                         const std::stop_token& stop) const {
  if (!path) return path.error().with_context(call.what);
  call.path = *std::move(path);
  const Result<Response> response = requester->fetch(call, stop);
  if (!response) return response.error();
  return client::decode_object(call, *response);
}

Result<ObjectPtr> Client::Impl::read(Call call, Result<std::string> path,
                                     const ApiResource& resource, WireFormat format,
                                     const std::stop_token& stop) const {
  if (!path) return path.error().with_context(call.what);
  call.path = *std::move(path);
  client::FormatNegotiation negotiation(requester->json_fallbacks(),
                                        {.resource = resource, .wire_format = format});
  while (true) {
    negotiation.prepare(call);
    const Result<Response> response = requester->fetch(call, stop);
    if (negotiation.must_repeat(response)) continue;
    if (!response) return response.error();
    Result<ObjectPtr> object = client::decode_response(*response);
    if (!object && negotiation.fall_back(object.error().with_context(call.what))) continue;
    return client::check_object(call, *response, std::move(object));
  }
}

Result<void> Client::Impl::confirm(Call call, Result<std::string> path,
                                   const std::stop_token& stop) const {
  if (!path) return path.error().with_context(call.what);
  call.path = *std::move(path);
  Result<HttpResponse> response = requester->open(call, stop);
  if (!response) return response.error();
  const Result<std::string> front = client::read_body_front(*response->body, stop);
  if (!front) return front.error().with_context(call.what);
  const Result<ObjectPtr> object = codec::parse_error_body(*front);
  if (!object || !is_failure_status((*object)->root())) return {};
  return error_from_status((*object)->root(), response->status).with_context(call.what);
}

Result<ObjectPtr> Client::Impl::create(const ApiResource& resource, const ObjectKey& key,
                                       std::string body, const WriteOptions& options,
                                       const std::stop_token& stop) const {
  Call call = client::write_call("POST", std::move(body), options);
  call.what = describe_object("create", resource, key, options.subresource);
  return exchange(std::move(call),
                  options.subresource.empty()
                      ? client::creation_path(resource, key.namespace_name)
                      : client::object_path(resource, key, options.subresource),
                  stop);
}

Result<ObjectPtr> Client::Impl::update(const ApiResource& resource, const ObjectKey& key,
                                       std::string body, const WriteOptions& options,
                                       const std::stop_token& stop) const {
  Call call = client::write_call("PUT", std::move(body), options);
  call.what = describe_object("update", resource, key, options.subresource);
  return exchange(std::move(call), client::object_path(resource, key, options.subresource), stop);
}

Client::Client(ClientConfig config, ClientOptions options)
    : Client(make_transport(config, options), config, options) {}

Client::Client(std::shared_ptr<Transport> transport, ClientConfig config, ClientOptions options)
    : impl_(std::make_shared<const Impl>(std::move(transport), std::move(config),
                                         std::move(options))) {}

Result<ObjectPtr> Client::get(const ApiResource& resource, const ObjectKey& key,
                              const GetOptions& options, std::stop_token stop) const {
  Call call{.what = describe_object("get", resource, key, options.subresource)};
  call.connection_retry = ConnectionRetry::LostConnection;
  call.query.add_unless_empty("resourceVersion", options.resource_version);
  // A subresource may be of a kind that has no table; the resource itself is protobuf nevertheless.
  const WireFormat format =
      options.subresource.empty() ? impl_->requester->wire_format() : WireFormat::Json;
  return impl_->read(std::move(call), client::object_path(resource, key, options.subresource),
                     resource, format, stop);
}

Result<ObjectList<>> Client::list(const ApiResource& resource, const Selection& selection,
                                  const ListOptions& options, std::stop_token stop) const {
  bool is_repeated = false;
  while (true) {
    const Result<std::unique_ptr<ListStream>> stream =
        list_stream(resource, selection, options, stop);
    if (!stream) return stream.error();
    Result<ObjectList<>> page = read_page(**stream, stop);
    const bool is_complete = page || page.error().code != ErrorCode::FormatChanged;
    if (is_complete || std::exchange(is_repeated, true)) return page;
  }
}

Result<ObjectList<>> Client::list_all(const ApiResource& resource, const Selection& selection,
                                      const ListOptions& options, std::stop_token stop) const {
  ListOptions next_page = options;
  if (next_page.limit == 0) next_page.limit = kDefaultPageSize;
  Result<ObjectList<>> list = this->list(resource, selection, next_page, stop);
  if (!list) return list;  // An expired first page is returned as an error (PG-06).
  std::set<std::string> tokens;
  while (!list->metadata.continue_token.empty()) {
    if (!tokens.insert(list->metadata.continue_token).second) {
      return Error{ErrorCode::Malformed,
                   "list " + resource.to_string() + ": the server repeats a continue token"};
    }
    // Servers reject a resource version next to a continue token, which implies one (PG-04).
    next_page = {.limit = next_page.limit,
                 .continue_token = std::move(list->metadata.continue_token)};
    Result<ObjectList<>> page = this->list(resource, selection, next_page, stop);
    if (!page && has_page_expired(page.error())) {
      return this->list(
          resource, selection,
          {.resource_version = options.resource_version, .version_match = options.version_match},
          stop);  // A later page expired: list all in one request (PG-05).
    }
    if (!page) return page;
    list->metadata.continue_token = std::move(page->metadata.continue_token);
    append_page(*list, *std::move(page));
  }
  list->metadata.remaining_item_count.reset();
  return list;
}

Result<std::unique_ptr<ListStream>> Client::list_stream(const ApiResource& resource,
                                                        const Selection& selection,
                                                        const ListOptions& options,
                                                        std::stop_token stop) const {
  return client::open_list(impl_->requester, std::make_shared<DecoderState>(),
                           {.resource = resource,
                            .selection = selection,
                            .wire_format = impl_->requester->wire_format()},
                           options, nullptr, nullptr, stop);
}

Result<std::unique_ptr<WatchStream>> Client::watch(const ApiResource& resource,
                                                   const Selection& selection,
                                                   const WatchOptions& options,
                                                   std::stop_token stop) const {
  return client::open_watch(impl_->requester, std::make_shared<DecoderState>(),
                            {.resource = resource,
                             .selection = selection,
                             .wire_format = impl_->requester->wire_format()},
                            options, nullptr, stop);
}

Result<ObjectPtr> Client::create(const ApiResource& resource, const Json& object,
                                 const WriteOptions& options, std::stop_token stop) const {
  return impl_->create(resource, key_of(object), object.to_json(), options, stop);
}

Result<ObjectPtr> Client::create(const ApiResource& resource, const Object& object,
                                 const WriteOptions& options, std::stop_token stop) const {
  return impl_->create(resource, ObjectKey(object.key()), object.to_json(), options, stop);
}

Result<ObjectPtr> Client::update(const ApiResource& resource, const Json& object,
                                 const WriteOptions& options, std::stop_token stop) const {
  return impl_->update(resource, key_of(object), object.to_json(), options, stop);
}

Result<ObjectPtr> Client::update(const ApiResource& resource, const Object& object,
                                 const WriteOptions& options, std::stop_token stop) const {
  return impl_->update(resource, ObjectKey(object.key()), object.to_json(), options, stop);
}

Result<ObjectPtr> Client::update_status(const ApiResource& resource, const Json& object,
                                        WriteOptions options, std::stop_token stop) const {
  options.subresource = "status";
  return update(resource, object, options, std::move(stop));
}

Result<ObjectPtr> Client::patch(const ApiResource& resource, const ObjectKey& key, PatchType type,
                                const Json& patch, const PatchOptions& options,
                                std::stop_token stop) const {
  const std::string what = describe_object("patch", resource, key, options.subresource);
  Result<Call> call = client::patch_call(type, patch, options);
  if (!call) return call.error().with_context(what);
  call->what = what;
  return impl_->exchange(*std::move(call), client::object_path(resource, key, options.subresource),
                         stop);
}

Result<void> Client::delete_object(const ApiResource& resource, const ObjectKey& key,
                                   const DeleteOptions& options, std::stop_token stop) const {
  Call call = client::delete_call(options);
  call.what = describe_object("delete", resource, key, {});
  return impl_->confirm(std::move(call), client::object_path(resource, key), stop);
}

Result<void> Client::delete_collection(const ApiResource& resource, const Selection& selection,
                                       const DeleteOptions& options, std::stop_token stop) const {
  Call call = client::delete_call(options);
  call.what = client::describe("delete", {.resource = resource, .selection = selection});
  Result<Query> query = client::selection_query(selection);
  if (!query) return query.error().with_context(call.what);
  call.query = *std::move(query);
  return impl_->confirm(std::move(call), client::creation_path(resource, selection.namespace_name),
                        stop);
}

Result<std::unique_ptr<ByteSource>> Client::pod_logs(const ObjectKey& pod,
                                                     const PodLogOptions& options,
                                                     std::stop_token stop) const {
  const ApiResource pods{.version = "v1", .plural = "pods", .kind = "Pod"};
  const std::string what = describe_object("read", pods, pod, "log");
  Result<Query> query = client::log_query(options);
  if (!query) return query.error().with_context(what);
  Result<std::string> path = client::object_path(pods, pod, "log");
  if (!path) return path.error().with_context(what);

  Call call{.what = what, .path = *std::move(path), .query = *std::move(query), .accept = "*/*"};
  if (options.follow) {
    call.kind = ExchangeKind::Stream;
    // A kubelet or proxy that compresses a log may hold lines back until it has enough of them.
    call.accept_encoding = "identity";
  }
  Result<HttpResponse> response = impl_->requester->open(call, stop);
  if (!response) return response.error();
  return std::move(response->body);
}

Result<std::string> Client::get_raw(std::string_view path, std::stop_token stop) const {
  Call call{.what = "get " + api::quote(path), .path = std::string(path), .accept = "*/*"};
  if (!path.starts_with('/')) {
    return Error{ErrorCode::InvalidArgument, call.what + ": the path must begin with a slash"};
  }
  if (path.find_first_of(" \t\r\n#") != std::string_view::npos) {
    return Error{ErrorCode::InvalidArgument,
                 call.what + ": the path contains characters that must be escaped"};
  }
  call.connection_retry = ConnectionRetry::LostConnection;
  Result<Response> response = impl_->requester->fetch(call, stop);
  if (!response) return response.error();
  return std::move(response->body);
}

std::unique_ptr<ListerWatcher> Client::lister_watcher(ApiResource resource, Selection selection,
                                                      ListerWatcherOptions options) const {
  return std::make_unique<client::ResourceListerWatcher>(
      impl_->requester, impl_->served_resources,
      WatchTarget{.resource = std::move(resource),
                  .selection = std::move(selection),
                  .form = options.form,
                  .wire_format = options.wire_format.value_or(impl_->requester->wire_format())},
      options.streaming_lists);
}

ListerWatcherSource Client::lister_watchers(ListerWatcherOptions options) const {
  return [client = *this, options](const ApiResource& resource, const Selection& selection,
                                   ObjectForm form) {
    ListerWatcherOptions of_form = options;
    of_form.form = form;
    return client.lister_watcher(resource, selection, of_form);
  };
}

const std::string& Client::default_namespace() const {
  return impl_->default_namespace;
}

}  // namespace kinform::inline v0
