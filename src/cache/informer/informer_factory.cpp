// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/informer_factory.hpp"

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <thread>
#include <tuple>
#include <utility>

#include "base/thread.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {

using detail::MutexLock;

namespace {

void sort_unique(std::vector<std::string>& words) {
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
}

// A token that is stopped as soon as one of two other tokens is stopped.
class EitherStop {
 public:
  EitherStop(const std::stop_token& first, const std::stop_token& second)
      : first_(first, Request{&source_}), second_(second, Request{&source_}) {}

  [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

 private:
  struct Request {
    std::stop_source* source;
    void operator()() const { source->request_stop(); }
  };

  std::stop_source source_;
  std::stop_callback<Request> first_;
  std::stop_callback<Request> second_;
};

}  // namespace

bool CacheSync::all_synced() const {
  for (const InformerSync& informer : informers) {
    if (!informer.synced) return false;
  }
  return true;
}

bool CacheSync::all_synced_or_parked() const {
  return std::all_of(informers.begin(), informers.end(), [](const InformerSync& informer) {
    return informer.synced || informer.parked;
  });
}

Error CacheSync::error() const {
  KINFORM_ASSERT(!all_synced());
  std::string missing;
  for (const InformerSync& informer : informers) {
    if (informer.synced) continue;
    if (!missing.empty()) missing += "; ";
    missing += to_string(informer.resource, informer.scope) + ": " + informer.reason;
  }
  return {ErrorCode::FailedPrecondition, "caches have not synced: " + missing};
}

class InformerFactory::Impl {
 public:
  Impl(ListerWatcherSource source, InformerFactoryOptions options)
      : source_(std::move(source)), options_(std::move(options)) {}

  [[nodiscard]] const InformerFactoryOptions& options() const { return options_; }

  Informer<> informer(const ApiResource& resource, InformerScope scope, InformerOptions options) {
    if (!resource.namespaced) scope.namespaces.clear();
    sort_unique(scope.namespaces);
    MutexLock lock(mutex_);
    const auto [found, is_new] = entries_.try_emplace(key_of(resource, scope));
    Entry& entry = found->second;
    if (is_new) {
      entry.informer = Informer<>(source_, resource, scope, std::move(options));
      entry.resource = resource;
      entry.scope = std::move(scope);
    }
    return entry.informer;
  }

  void start(const std::stop_token& stop) {
    MutexLock lock(mutex_);
    if (shutting_down_.stop_requested()) return;
    for (auto& [key, entry] : entries_) {
      if (std::exchange(entry.is_started, true)) continue;
      entry.thread = start_thread("informer " + entry.resource.plural,
                                  [stop, ends = shutting_down_.get_token(),
                                   informer = entry.informer, ended = entry.ended] {
                                    const EitherStop either(stop, ends);
                                    run(informer, either.token(), ended);
                                  });
    }
  }

  // Calls `wait` for each informer. It blocks for that informer and returns whether to wait for the
  // next one. Its stop token is stopped by `stop`, and when any of the informers stops. Does not
  // wait if an informer was not started: it would never sync.
  template <class Wait>
  CacheSync wait_for_cache_sync(const std::stop_token& stop, Wait wait) const {
    const std::vector<const Entry*> entries = all_entries();
    std::stop_source give_up;
    const std::function<void()> request_stop = [&give_up] { give_up.request_stop(); };
    std::deque<std::stop_callback<std::function<void()>>> callbacks;
    callbacks.emplace_back(stop, request_stop);
    for (const Entry* entry : entries)
      callbacks.emplace_back(entry->ended.get_token(), request_stop);
    if (all_started()) {
      for (const Entry* entry : entries) {
        if (!wait(entry->informer, give_up.get_token())) break;
      }
    }
    CacheSync sync;
    for (const Entry* entry : entries) sync.informers.push_back(sync_of(*entry));
    return sync;
  }

  void shutdown() {
    {
      MutexLock lock(mutex_);  // After this block, no informer is started any more.
      shutting_down_.request_stop();
    }
    // mutex_ is not held here, because a running handler may call the factory.
    MutexLock lock(joining_);
    for (Entry* entry : started_entries()) {
      if (entry->thread.joinable()) entry->thread.join();
    }
  }

  std::vector<InformerStatus> statuses() const {
    std::vector<InformerStatus> all;
    MutexLock lock(mutex_);
    for (const auto& [key, entry] : entries_) all.push_back(entry.informer.status());
    return all;
  }

 private:
  // Identifies an informer by resource, form and scope. Sorts by resource, so that lists of
  // informers are readable.
  using Key = std::tuple<std::string, std::string, std::string, ObjectForm,
                         std::vector<std::string>, std::string, std::string>;

  struct Entry {
    ApiResource resource;
    InformerScope scope;
    Informer<> informer;
    bool is_started = false;
    std::stop_source ended;  // Stopped when the informer has stopped.
    std::jthread thread;     // Set by start(), and joined with joining_ held.
  };

  static Key key_of(const ApiResource& resource, const InformerScope& scope) {
    return {resource.plural,  resource.group,       resource.version,    scope.form,
            scope.namespaces, scope.label_selector, scope.field_selector};
  }

  static void run(const Informer<>& informer, const std::stop_token& stop, std::stop_source ended) {
    // run() is refused if the informer is already running, which is fine.
    std::ignore = informer.run(stop);
    if (informer.is_stopped()) ended.request_stop();
  }

  std::vector<Entry*> started_entries() const {
    std::vector<Entry*> started;
    MutexLock lock(mutex_);
    for (auto& [key, entry] : entries_) {
      if (entry.is_started) started.push_back(&entry);
    }
    return started;
  }

  std::vector<const Entry*> all_entries() const {
    std::vector<const Entry*> all;
    MutexLock lock(mutex_);
    for (const auto& [key, entry] : entries_) all.push_back(&entry);
    return all;
  }

  // Returns whether each informer was started, by start() or by the program's own call of run().
  bool all_started() const {
    MutexLock lock(mutex_);
    return std::all_of(entries_.begin(), entries_.end(), [](const auto& item) {
      const Entry& entry = item.second;
      return entry.is_started || entry.informer.is_stopped() || entry.informer.status().running;
    });
  }

  static InformerSync sync_of(const Entry& entry) {
    InformerSync sync{.resource = entry.resource, .scope = entry.scope};
    const InformerStatus status = entry.informer.status();
    sync.synced = status.synced;
    sync.parked = status.parked;
    if (!sync.synced) sync.reason = status.reason;
    return sync;
  }

  const ListerWatcherSource source_;
  const InformerFactoryOptions options_;
  std::stop_source shutting_down_;
  mutable detail::Mutex mutex_;
  // A std::map, because its entries keep their addresses: the factory can wait for an informer
  // without holding the lock.
  mutable std::map<Key, Entry> entries_ KINFORM_GUARDED_BY(mutex_);
  detail::Mutex joining_;
};

InformerFactory::InformerFactory(ListerWatcherSource source, InformerFactoryOptions options)
    : impl_(std::make_unique<Impl>(std::move(source), std::move(options))) {}

InformerFactory::~InformerFactory() {
  shutdown();
}

Informer<> InformerFactory::informer(const ApiResource& resource) {
  return informer(resource, impl_->options().scope);
}

Informer<> InformerFactory::informer(const ApiResource& resource, const InformerScope& scope) {
  return informer(resource, scope, impl_->options().informer);
}

Informer<> InformerFactory::informer(const ApiResource& resource, const InformerScope& scope,
                                     InformerOptions options) {
  return impl_->informer(resource, scope, std::move(options));
}

Informer<> InformerFactory::metadata_informer(const ApiResource& resource) {
  InformerScope scope = impl_->options().scope;
  scope.form = ObjectForm::MetadataOnly;
  return informer(resource, scope);
}

void InformerFactory::start(std::stop_token stop) {
  impl_->start(stop);
}

CacheSync InformerFactory::wait_for_cache_sync(std::stop_token stop) const {
  return impl_->wait_for_cache_sync(stop, [](const Informer<>& informer, std::stop_token give_up) {
    return informer.wait_for_sync(std::move(give_up));
  });
}

CacheSync InformerFactory::wait_for_cache_sync(Duration timeout, std::stop_token stop) const {
  Clock& clock = *impl_->options().informer.clock;
  const TimePoint deadline = clock.after(timeout);
  return impl_->wait_for_cache_sync(stop, [&](const Informer<>& informer, std::stop_token give_up) {
    return informer.wait_for_sync(deadline - clock.now(), std::move(give_up));
  });
}

CacheSync InformerFactory::wait_for_cache_sync(const SyncWaitOptions& options,
                                               std::stop_token stop) const {
  Clock& clock = *impl_->options().informer.clock;
  const TimePoint deadline = options.timeout ? clock.after(*options.timeout) : TimePoint::max();
  bool interrupted = false;
  bool saw_parked = false;
  const auto wait = [&](const Informer<>& informer, const std::stop_token& give_up) {
    SyncWaitOptions rest{.without_parked = options.without_parked};
    if (options.timeout) rest.timeout = deadline - clock.now();
    const SyncWait end = informer.wait_for_sync(rest, give_up);
    interrupted = end == SyncWait::Interrupted;
    saw_parked = saw_parked || end == SyncWait::Parked;
    return !interrupted;
  };
  while (true) {
    saw_parked = false;
    CacheSync sync = impl_->wait_for_cache_sync(stop, wait);
    // A parked informer may have found its resource while others were waited for: wait for it, too.
    if (interrupted || !saw_parked || sync.all_synced_or_parked()) return sync;
  }
}

void InformerFactory::shutdown() {
  impl_->shutdown();
}

std::vector<InformerStatus> InformerFactory::statuses() const {
  return impl_->statuses();
}

}  // namespace kinform::inline v0
