// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/injected_bugs.hpp"

#include <optional>
#include <stop_token>
#include <string>
#include <utility>

namespace kinform::inline v0::test_support {

namespace {

// A page of a list whose metadata has, in place of the list's resource version, the version of the
// page's last object.
class PageWithObjectVersion final : public ListStream {
 public:
  explicit PageWithObjectVersion(std::unique_ptr<ListStream> page) : page_(std::move(page)) {}

  Result<std::optional<ListItem>> next(std::stop_token stop) override {
    Result<std::optional<ListItem>> item = page_->next(std::move(stop));
    if (!item) return item;
    if (item->has_value()) {
      last_version_ = (**item).object->resource_version();
    } else {
      metadata_ = page_->metadata();
      if (last_version_) metadata_.resource_version = *last_version_;
    }
    return item;
  }

  [[nodiscard]] const ListMetadata& metadata() const override { return metadata_; }

 private:
  std::unique_ptr<ListStream> page_;
  std::optional<std::string> last_version_;
  ListMetadata metadata_;
};

class VersionFromObject final : public ListerWatcher {
 public:
  explicit VersionFromObject(std::unique_ptr<ListerWatcher> source) : source_(std::move(source)) {}

  Result<std::unique_ptr<ListStream>> list(const ListOptions& options, const KnownObjects* known,
                                           std::stop_token stop) override {
    Result<std::unique_ptr<ListStream>> page = source_->list(options, known, std::move(stop));
    if (!page) return page;
    return std::unique_ptr<ListStream>(std::make_unique<PageWithObjectVersion>(*std::move(page)));
  }
  Result<std::unique_ptr<WatchStream>> watch(const WatchOptions& options,
                                             std::stop_token stop) override {
    return source_->watch(options, std::move(stop));
  }
  [[nodiscard]] bool supports_streaming_lists() const override {
    return source_->supports_streaming_lists();
  }
  [[nodiscard]] const ApiResource& resource() const override { return source_->resource(); }

 private:
  std::unique_ptr<ListerWatcher> source_;
};

// Returns a handler that drops the first call after the replay of the cached objects.
EventHandler<> without_first_change(EventHandler<> handler) {
  const auto dropped = std::make_shared<bool>(false);
  const auto drop = [dropped] { return !std::exchange(*dropped, true); };
  return {.on_add =
              [drop, call = std::move(handler.on_add)](const AddEvent& event) {
                if (event.in_initial_list || !drop()) call(event);
              },
          .on_update =
              [drop, call = std::move(handler.on_update)](const UpdateEvent& event) {
                if (!drop()) call(event);
              },
          .on_delete =
              [drop, call = std::move(handler.on_delete)](const DeleteEvent& event) {
                if (!drop()) call(event);
              }};
}

}  // namespace

InformerOptions with_bug(InformerBug bug, InformerOptions options) {
  if (bug == InformerBug::BackoffNeverReset) options.backoff.reset_after = Duration::max();
  return options;
}

std::unique_ptr<ListerWatcher> with_bug(InformerBug bug, std::unique_ptr<ListerWatcher> source) {
  if (bug != InformerBug::VersionFromObject) return source;
  return std::make_unique<VersionFromObject>(std::move(source));
}

EventHandler<> late_with_bug(InformerBug bug, EventHandler<> handler) {
  if (bug != InformerBug::LateHandlerMissesChange) return handler;
  return without_first_change(std::move(handler));
}

controller::ElectionOptions with_bug(ElectionBug bug, controller::ElectionOptions options) {
  if (bug == ElectionBug::LeadsUntilExpiry) options.renew_deadline = options.lease_duration;
  if (bug == ElectionBug::NeverReleases) options.release_on_stop = false;
  return options;
}

controller::Election::Ask with_bug(ElectionBug bug, controller::Election::Ask ask) {
  if (bug == ElectionBug::WritesWithoutVersion && ask.verb == controller::Election::Verb::Update) {
    ask.lease["metadata"].erase("resourceVersion");
  }
  return ask;
}

}  // namespace kinform::inline v0::test_support
