// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/reflector.hpp"

#include <utility>

#include "cache/reflector/reflector_impl.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0 {

namespace {

std::string name_or_resource(const std::string& name, const ApiResource& resource) {
  return name.empty() ? resource.to_string() : name;
}

// Returns the type description for logs: the configured one, else the expected kind, else the
// resource (REF-04).
std::string describe_type(const ReflectorOptions& options, const ApiResource& resource) {
  if (!options.type_description.empty()) return options.type_description;
  if (options.expected_kind != ExpectedKind()) return to_string(options.expected_kind);
  return resource.plural.empty() ? "<unspecified>" : resource.to_string();
}

ReflectorOptions checked(ReflectorOptions options) {
  KINFORM_ASSERT(options.clock != nullptr);
  KINFORM_ASSERT(options.resync_period >= Duration::zero());
  KINFORM_ASSERT(options.page_size >= 0);
  KINFORM_ASSERT(options.internal_error_window >= Duration::zero());
  KINFORM_ASSERT(options.silence_timeout >= Duration::zero());
  return options;
}

reflector::ReflectorMachine make_machine(const ReflectorOptions& options,
                                         const ListerWatcher& lister_watcher, const Store& store) {
  return {{.name = name_or_resource(options.name, lister_watcher.resource()),
           .resource = lister_watcher.resource().to_string(),
           .expected_kind = options.expected_kind,
           .resync_period = options.resync_period,
           .page_size = options.page_size,
           .list_limits = options.list_limits,
           .min_watch_timeout = options.min_watch_timeout,
           .internal_error_window = options.internal_error_window,
           .silence_timeout = options.silence_timeout,
           .use_streaming_list =
               options.use_streaming_list && lister_watcher.supports_streaming_lists(),
           .known = store.known_objects()},
          options.backoff,
          options.seed.value_or(random_seed()),
          options.clock->now()};
}

}  // namespace

std::string to_string(const ExpectedKind& kind) {
  const bool has_group = kind.api_version.find('/') != std::string::npos;
  return (has_group ? "" : "/") + kind.api_version + ", Kind=" + kind.kind;
}

Reflector::Reflector(ListerWatcher& lister_watcher, Store& store, ReflectorOptions options)
    : impl_(std::make_unique<Impl>(lister_watcher, store, std::move(options))) {}

Reflector::~Reflector() = default;

void Reflector::run(std::stop_token stop) {
  impl_->run(stop);
}

std::string Reflector::last_sync_resource_version() const {
  return impl_->last_sync_resource_version();
}

ReflectorStatus Reflector::status() const {
  return impl_->status();
}

Reflector::Impl::Impl(ListerWatcher& lister_watcher, Store& store, ReflectorOptions options)
    : lister_watcher_(lister_watcher),
      store_(store),
      options_(checked(std::move(options))),
      logger_(options_.logger
                  .with("reflector", name_or_resource(options_.name, lister_watcher.resource()))
                  .with("type", describe_type(options_, lister_watcher.resource()))),
      machine_(make_machine(options_, lister_watcher, store)) {
  publish_status();
  if (options_.use_streaming_list && !lister_watcher.supports_streaming_lists()) {
    logger_.info(2, "Client does not support streaming lists; using paged lists");
  }
}

void Reflector::Impl::run(const std::stop_token& stop) {
  logger_.info(3, "Starting reflector", {{"resyncPeriod", options_.resync_period}});
  while (machine_.state() != ReflectorState::Stopped) step(TimePoint::max(), stop);
  logger_.info(3, "Stopping reflector", {{"resyncPeriod", options_.resync_period}});
}

}  // namespace kinform::inline v0
