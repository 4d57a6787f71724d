// Requests about one kind of objects, which come back as that kind.

#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "kinform/client.hpp"

namespace kinform::inline v0 {

// One page, or all, of a list.
template <class Kind>
struct KindList {
  std::vector<Kind> objects = {};
  ListMetadata metadata = {};
};

// A Client for one kind, in one namespace or all: `client.resource<Pod>().in("web").get("web-0")`.
// What each call does, and how it fails, is said at Client. Copies are cheap.
//
// Thread safety: all members may be called from any thread.
template <class Kind>
class ResourceClient {
 public:
  explicit ResourceClient(Client client) : client_(std::move(client)) {}

  // The same in one namespace. Without it, list() sees all namespaces, and the rest is for what has
  // none.
  [[nodiscard]] ResourceClient in(std::string namespace_name) const {
    ResourceClient inside(client_);
    inside.namespace_ = std::move(namespace_name);
    return inside;
  }

  // See Client::get.
  [[nodiscard]] Result<Kind> get(std::string name, const GetOptions& options = {},
                                 std::stop_token stop = {}) const {
    return as_kind(client_.get(Kind::resource(), key(std::move(name)), options, std::move(stop)));
  }

  // All pages; see Client::list_all. `selection.namespace_name` is that of in().
  [[nodiscard]] Result<KindList<Kind>> list(Selection selection = {},
                                            const ListOptions& options = {},
                                            std::stop_token stop = {}) const;

  // Namespace and name are those of the object; the namespace of in() is filled in where it has
  // none.
  [[nodiscard]] Result<Kind> create(const typename Kind::Draft& object,
                                    const WriteOptions& options = {},
                                    std::stop_token stop = {}) const {
    return as_kind(
        client_.create(Kind::resource(), placed(object.json()), options, std::move(stop)));
  }
  [[nodiscard]] Result<Kind> update(const typename Kind::Draft& object,
                                    const WriteOptions& options = {},
                                    std::stop_token stop = {}) const {
    return as_kind(
        client_.update(Kind::resource(), placed(object.json()), options, std::move(stop)));
  }
  [[nodiscard]] Result<Kind> update_status(const typename Kind::Draft& object,
                                           WriteOptions options = {},
                                           std::stop_token stop = {}) const {
    return as_kind(client_.update_status(Kind::resource(), placed(object.json()),
                                         std::move(options), std::move(stop)));
  }
  [[nodiscard]] Result<Kind> patch(std::string name, PatchType type, const Json& patch,
                                   const PatchOptions& options = {},
                                   std::stop_token stop = {}) const {
    return as_kind(client_.patch(Kind::resource(), key(std::move(name)), type, patch, options,
                                 std::move(stop)));
  }
  // Server-side apply of what the draft says. REQUIRES: `options.field_manager`.
  [[nodiscard]] Result<Kind> apply(const typename Kind::Draft& object, const PatchOptions& options,
                                   std::stop_token stop = {}) const {
    const Json json = placed(object.json());
    const Json& metadata = json["metadata"];
    const ObjectKey place(std::string(metadata["namespace"].as_string()),
                          std::string(metadata["name"].as_string()));
    return as_kind(
        client_.patch(Kind::resource(), place, PatchType::Apply, json, options, std::move(stop)));
  }
  [[nodiscard]] Result<void> remove(std::string name, const DeleteOptions& options = {},
                                    std::stop_token stop = {}) const {
    return client_.remove(Kind::resource(), key(std::move(name)), options, std::move(stop));
  }

  // What an Informer<Kind> should follow.
  [[nodiscard]] std::unique_ptr<ListerWatcher> lister_watcher(
      Selection selection = {}, ListerWatcherOptions options = {}) const {
    if (!namespace_.empty()) selection.namespace_name = namespace_;
    return client_.lister_watcher(Kind::resource(), std::move(selection), options);
  }

  [[nodiscard]] const Client& client() const { return client_; }

 private:
  [[nodiscard]] ObjectKey key(std::string name) const { return {namespace_, std::move(name)}; }
  [[nodiscard]] Json placed(Json object) const {
    Json& metadata = object["metadata"];
    if (!namespace_.empty() && !metadata.contains("namespace"))
      metadata.set("namespace", namespace_);
    return object;
  }
  [[nodiscard]] static Result<Kind> as_kind(Result<ObjectPtr> object) {
    if (!object) return object.error();
    return Kind(std::move(*object));
  }

  Client client_;
  std::string namespace_;  // Empty: all, or none.
};

// Implementation.

template <class Kind>
Result<KindList<Kind>> ResourceClient<Kind>::list(Selection selection, const ListOptions& options,
                                                  std::stop_token stop) const {
  if (!namespace_.empty()) selection.namespace_name = namespace_;
  Result<ObjectList> list = client_.list_all(Kind::resource(), selection, options, std::move(stop));
  if (!list) return list.error();
  KindList<Kind> kinds;
  kinds.metadata = std::move(list->metadata);
  kinds.objects.reserve(list->objects.size());
  for (ObjectPtr& object : list->objects) kinds.objects.emplace_back(std::move(object));
  return kinds;
}

template <class Kind>
ResourceClient<Kind> Client::resource() const {
  return ResourceClient<Kind>(*this);
}

}  // namespace kinform::inline v0
