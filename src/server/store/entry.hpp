// One version of one object, as the server keeps it: JSON text made once, for all who read it.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/json.hpp"
#include "kinform/label_selector.hpp"
#include "kinform/object.hpp"
#include "server/kinds/kinds.hpp"
#include "server/kinds/selectable_fields.hpp"

namespace kinform::inline v0::server {

// Resource versions of this server are counted, one for each write to whatever object.
using Version = std::int64_t;

// How much of an object an answer holds. Tables are made of entries elsewhere (TableFormat).
enum class EntryForm : std::uint8_t { Whole, Metadata, Table };

// Immutable.
class Entry {
 public:
  // `object` is stored as it is, but for its type, which is that of `kind`, and its resource
  // version.
  Entry(const KindFacts& kind, Json object, Version version);
  // The same from an object's text, much of which is kept as it is: several times cheaper.
  // REQUIRES: `object` was parsed from `text`.
  Entry(const KindFacts& kind, const Object& object, std::string_view text, Version version);

  // `namespace/name`, or the name: what objects are sorted by.
  [[nodiscard]] static std::string key_of(std::string_view namespace_name, std::string_view name);

  [[nodiscard]] const std::string& key() const { return key_; }
  [[nodiscard]] Version version() const { return version_; }
  [[nodiscard]] const std::string& uid() const { return uid_; }
  // Of those that its owner references name.
  [[nodiscard]] const std::vector<std::string>& owner_uids() const { return owner_uids_; }
  [[nodiscard]] std::size_t bytes() const { return body_.size(); }
  // Whether it is being deleted.
  [[nodiscard]] bool is_terminating() const { return is_terminating_; }

  [[nodiscard]] bool matches(const LabelSelector& labels, const FieldSelector& fields) const;

  // The object with its type, as it stands alone or in an event.
  void append_to(std::string& out, EntryForm form) const { append_to(out, form, *kind_); }
  // The same as an object of another version of its kind.
  void append_to(std::string& out, EntryForm form, const KindFacts& kind) const;
  // As it stands in a list, which says the type once for all, but for custom resources.
  void append_item_to(std::string& out, EntryForm form) const { append_item_to(out, form, *kind_); }
  void append_item_to(std::string& out, EntryForm form, const KindFacts& kind) const;

  // A document to change.
  [[nodiscard]] Json to_json() const;

  // The same object under another version: the last state of one that is gone.
  [[nodiscard]] std::shared_ptr<const Entry> at_version(Version version) const;

 private:
  Entry(const Entry&) = default;

  // Of the body: its members one after the other, all but the type. The metadata come first, and in
  // them the version, so that its place is known.
  void begin_body();
  void end_metadata();
  void append_member(std::string_view quoted_name, std::string_view value);

  const KindFacts* kind_;
  std::string key_;
  Version version_;
  std::string uid_;
  std::vector<std::pair<std::string, std::string>> labels_;
  FieldValues fields_;
  std::vector<std::string> owner_uids_;
  bool is_terminating_ = false;
  // `"metadata":{…},…}`: all that follows the type.
  std::string body_;
  // Where in body_ the metadata ends and where the digits of the version are.
  std::size_t metadata_end_ = 0;
  std::size_t version_begin_ = 0;
  std::size_t version_size_ = 0;
};

using EntryPtr = std::shared_ptr<const Entry>;

}  // namespace kinform::inline v0::server
