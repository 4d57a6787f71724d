// A Store that keeps what it is given and remembers how it got it.

#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "kinform/detail/mutex.hpp"
#include "kinform/building_blocks/store.hpp"

namespace kinform::inline v0::test_support {

//   EXPECT_THAT(store.calls(), ElementsAre("replace [web/a@5] at 10", "update web/a@11"));
//
// Thread safety: all members may be called from any thread.
class RecordingStore final : public Store, private KnownObjects {
 public:
  // Each as "add web/a@5", "replace [web/a@5 web/b@6] at 10", "resync", "bookmark 12". A call that
  // failed is there too.
  [[nodiscard]] std::vector<std::string> calls() const;
  void clear_calls();

  // What it holds now, as "web/a@5 web/b@6", sorted by key.
  [[nodiscard]] std::string content() const;
  [[nodiscard]] ObjectPtr get(const ObjectKey& key) const;

  // The next call, whichever it is, answers this and changes nothing.
  void fail_next(Error error);
  // Called in each of the changing calls, before anything is done; for example, to request a stop.
  void set_before_call(std::function<void()> function);
  // Whether known_objects() gives what it holds. It does not at first.
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

}  // namespace kinform::inline v0::testing
