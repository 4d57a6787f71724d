// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/load_meter.hpp"

#include <array>
#include <chrono>
#include <cstdio>
#include <utility>

namespace kinform::inline v0::tools {

namespace {

class MeasuredBody : public ByteSource {
 public:
  MeasuredBody(std::unique_ptr<ByteSource> body, LoadMeter& meter)
      : body_(std::move(body)), meter_(meter) {}

  void set_timeout(Duration timeout) override { body_->set_timeout(timeout); }

  [[nodiscard]] Result<std::size_t> read(std::span<std::byte> into, std::stop_token stop) override {
    Result<std::size_t> bytes = body_->read(into, std::move(stop));
    if (bytes) meter_.count_bytes(*bytes);
    return bytes;
  }

 private:
  const std::unique_ptr<ByteSource> body_;
  LoadMeter& meter_;
};

class MeasuredTransport : public Transport {
 public:
  MeasuredTransport(std::shared_ptr<Transport> transport, LoadMeter& meter)
      : transport_(std::move(transport)), meter_(meter) {}

  [[nodiscard]] Result<HttpResponse> send(const HttpRequest& request,
                                          std::stop_token stop) override {
    Result<HttpResponse> response = transport_->send(request, std::move(stop));
    if (response && response->body) {
      response->body = std::make_unique<MeasuredBody>(std::move(response->body), meter_);
    }
    return response;
  }

 private:
  const std::shared_ptr<Transport> transport_;
  LoadMeter& meter_;
};

class MeasuredList : public ListStream {
 public:
  MeasuredList(std::unique_ptr<ListStream> list, LoadMeter& meter)
      : list_(std::move(list)), meter_(meter) {}

  [[nodiscard]] Result<std::optional<ListItem>> next(std::stop_token stop) override {
    Result<std::optional<ListItem>> item = list_->next(std::move(stop));
    if (item && item->has_value()) meter_.count_object();
    return item;
  }
  [[nodiscard]] const ListMetadata& metadata() const override { return list_->metadata(); }
  [[nodiscard]] std::uint64_t bytes_read() const override { return list_->bytes_read(); }

 private:
  const std::unique_ptr<ListStream> list_;
  LoadMeter& meter_;
};

class MeasuredWatch : public WatchStream {
 public:
  MeasuredWatch(std::unique_ptr<WatchStream> watch, LoadMeter& meter)
      : watch_(std::move(watch)), meter_(meter) {}

  [[nodiscard]] Result<WatchRead> next(Duration timeout, std::stop_token stop) override {
    Result<WatchRead> read = watch_->next(timeout, std::move(stop));
    if (read && read->progress == WatchProgress::Event &&
        read->event.type == WatchEventType::Added) {
      meter_.count_object();  // A streaming list sends its objects as ADDED events.
    }
    return read;
  }
  [[nodiscard]] std::uint64_t bytes_read() const override { return watch_->bytes_read(); }

 private:
  const std::unique_ptr<WatchStream> watch_;
  LoadMeter& meter_;
};

class MeasuredListerWatcher : public ListerWatcher {
 public:
  MeasuredListerWatcher(std::unique_ptr<ListerWatcher> source, LoadMeter& meter)
      : source_(std::move(source)), meter_(meter) {}

  [[nodiscard]] Result<std::unique_ptr<ListStream>> list(const ListOptions& options,
                                                         const KnownObjects* known,
                                                         std::stop_token stop) override {
    Result<std::unique_ptr<ListStream>> list = source_->list(options, known, std::move(stop));
    if (!list) return list;
    return std::unique_ptr<ListStream>(std::make_unique<MeasuredList>(*std::move(list), meter_));
  }

  [[nodiscard]] Result<std::unique_ptr<WatchStream>> watch(const WatchOptions& options,
                                                           std::stop_token stop) override {
    Result<std::unique_ptr<WatchStream>> watch = source_->watch(options, std::move(stop));
    if (!watch) return watch;
    return std::unique_ptr<WatchStream>(std::make_unique<MeasuredWatch>(*std::move(watch), meter_));
  }

  [[nodiscard]] bool supports_streaming_lists() const override {
    return source_->supports_streaming_lists();
  }
  [[nodiscard]] std::unique_ptr<ResourceSearch> find_resource() override {
    return source_->find_resource();
  }
  [[nodiscard]] std::string waiting_reason() const override { return source_->waiting_reason(); }
  [[nodiscard]] std::string json_fallback() const override { return source_->json_fallback(); }
  [[nodiscard]] std::size_t shared_bytes() const override { return source_->shared_bytes(); }
  [[nodiscard]] const ApiResource& resource() const override { return source_->resource(); }

 private:
  const std::unique_ptr<ListerWatcher> source_;
  LoadMeter& meter_;
};

}  // namespace

std::shared_ptr<Transport> LoadMeter::measured(std::shared_ptr<Transport> transport) {
  return std::make_shared<MeasuredTransport>(std::move(transport), *this);
}

ListerWatcherSource LoadMeter::measured(ListerWatcherSource source) {
  return [this, source = std::move(source)](const ApiResource& resource, const Selection& selection,
                                            ObjectForm form) -> std::unique_ptr<ListerWatcher> {
    return std::make_unique<MeasuredListerWatcher>(source(resource, selection, form), *this);
  };
}

std::string LoadMeter::progress(Duration elapsed) const {
  const double megabytes = static_cast<double>(bytes_.load(std::memory_order_relaxed)) / 1e6;
  const double seconds = std::chrono::duration<double>(elapsed).count();
  std::array<char, 128> text = {};
  std::snprintf(text.data(), text.size(), "%llu objects, %.1f MB, %.1f MB/s",
                static_cast<unsigned long long>(objects_.load(std::memory_order_relaxed)),
                megabytes, seconds > 0 ? megabytes / seconds : 0);
  return text.data();
}

}  // namespace kinform::inline v0::tools
