// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A Store that keeps its objects and records the calls.

#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/building_blocks/store.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::test_support {

//   EXPECT_THAT(store.calls(), ElementsAre("replace [web/a@5] at 10", "update web/a@11"));
//
// Thread safety: all members may be called from any thread.
class RecordingStore final : public Store, private KnownObjects {
 public:
  // All calls, as "add web/a@5", "replace [web/a@5 web/b@6] at 10", "resync", "bookmark 12". Failed
  // calls are included.
  [[nodiscard]] std::vector<std::string> calls() const;
  void clear_calls();

  // The stored objects, as "web/a@5 web/b@6", sorted by key.
  [[nodiscard]] std::string content() const;
  [[nodiscard]] ObjectPtr get(const ObjectKey& key) const;

  // Makes the next call, of any kind, fail with this error and change nothing.
  void fail_next(Error error);
  // Called at the start of each modifying call; for example, to request a stop.
  void set_before_call(std::function<void()> function);
  // Whether known_objects() returns the stored objects. Off by default.
  void set_knows_objects(bool knows);

  [[nodiscard]] Result<void> add(ObjectPtr object, std::stop_token stop) override;
  [[nodiscard]] Result<void> update(ObjectPtr object, std::stop_token stop) override;
  [[nodiscard]] Result<void> remove(ObjectPtr object, std::stop_token stop) override;
  [[nodiscard]] Result<void> replace(std::vector<ObjectPtr> objects, std::string resource_version,
                                     std::stop_token stop) override;
  [[nodiscard]] Result<void> resync(std::stop_token stop) override;
  void bookmark(std::string_view resource_version) override;
  [[nodiscard]] const KnownObjects* known_objects() const override;

 private:
  [[nodiscard]] ObjectPtr find(const ObjectKeyView& key) const override;
  [[nodiscard]] std::vector<ObjectPtr> list() const override;
  [[nodiscard]] Result<void> record(std::string call, const std::stop_token& stop);
  void put(ObjectPtr object);

  mutable detail::Mutex mutex_;
  std::vector<std::string> calls_ KINFORM_GUARDED_BY(mutex_);
  std::map<ObjectKey, ObjectPtr> objects_ KINFORM_GUARDED_BY(mutex_);
  std::optional<Error> next_error_ KINFORM_GUARDED_BY(mutex_);
  std::function<void()> before_call_ KINFORM_GUARDED_BY(mutex_);
  bool knows_objects_ KINFORM_GUARDED_BY(mutex_) = false;
};

}  // namespace kinform::inline v0::test_support
