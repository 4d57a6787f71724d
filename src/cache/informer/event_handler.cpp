// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/event_handler.hpp"

#include <utility>

#include "cache/informer/handler_queue.hpp"
#include "cache/informer/processor.hpp"

namespace kinform::inline v0 {

HandlerRegistration::HandlerRegistration(std::weak_ptr<cache::Processor> processor,
                                         std::shared_ptr<cache::HandlerQueue> queue)
    : processor_(std::move(processor)), queue_(std::move(queue)) {}

HandlerRegistration& HandlerRegistration::operator=(HandlerRegistration&& other) noexcept {
  HandlerRegistration old = std::move(*this);
  processor_ = std::move(other.processor_);
  queue_ = std::move(other.queue_);
  return *this;
}

HandlerRegistration::~HandlerRegistration() {
  if (!queue_) return;
  remove();
  queue_->wait_until_idle();
  if (const std::shared_ptr<cache::Processor> processor = processor_.lock()) {
    processor->join_removed();
  }
}

void HandlerRegistration::remove() {
  if (!queue_) return;
  // A copy, because this registration may be part of what the handler captured.
  const std::shared_ptr<cache::HandlerQueue> queue = queue_;
  if (const std::shared_ptr<cache::Processor> processor = processor_.lock()) {
    processor->remove(queue);
  } else {
    queue->remove();  // The informer is gone, and has stopped the queue.
  }
}

bool HandlerRegistration::has_synced() const {
  return queue_ && queue_->synced().is_set();
}

bool HandlerRegistration::wait_for_sync(std::stop_token stop) const {
  return queue_ && queue_->wait_for_sync(stop);
}

std::size_t HandlerRegistration::backlog() const {
  return queue_ ? queue_->counts().backlog : 0;
}

EventHandler<> filtered(std::function<bool(const Object&)> filter, EventHandler<> handler) {
  const auto passes = std::make_shared<const std::function<bool(const Object&)>>(std::move(filter));
  const auto inner = std::make_shared<const EventHandler<>>(std::move(handler));
  return {
      .on_add =
          [passes, inner](const AddEvent& event) {
            if (inner->on_add && (*passes)(*event.object)) inner->on_add(event);
          },
      .on_update =
          [passes, inner](const UpdateEvent& event) {
            const bool old_passes = (*passes)(*event.old_object);
            const bool new_passes = (*passes)(*event.new_object);
            if (old_passes && new_passes && inner->on_update) inner->on_update(event);
            if (!old_passes && new_passes && inner->on_add)
              inner->on_add({.object = event.new_object});
            if (old_passes && !new_passes && inner->on_delete)
              inner->on_delete({.object = event.old_object});
          },
      .on_delete =
          [passes, inner](const DeleteEvent& event) {
            if (inner->on_delete && (*passes)(*event.object)) inner->on_delete(event);
          },
  };
}

}  // namespace kinform::inline v0
