// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// One version of one object, with its text generated once for all readers: JSON when it is stored,
// protobuf when it is first read.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/json_decoder.hpp"
#include "kinform/json.hpp"
#include "kinform/label_selector.hpp"
#include "kinform/object.hpp"
#include "server/kinds/kinds.hpp"
#include "server/kinds/selectable_fields.hpp"

namespace kinform::inline v0::server {

class MessageEncoder;

// Resource versions are numbers; every write to any object increments the version by one.
using Version = std::int64_t;

// The form of an object in a response. Entry writes the forms Whole and Metadata; TableFormat
// writes tables.
enum class EntryForm : std::uint8_t { Whole, Metadata, Table };
enum class Encoding : std::uint8_t { Json, Protobuf };

// How a response shows objects. Tables, and whole custom resources, are JSON only.
struct EntryFormat {
  EntryForm form = EntryForm::Whole;
  Encoding encoding = Encoding::Json;
};

// Returns the kind and apiVersion of objects in this form. REQUIRES: the form is not Table.
[[nodiscard]] codec::TypeMeta type_of(const KindFacts& kind, EntryForm form);

// One version of an object, as stored. Immutable, so it can be shared between threads.
class Entry {
 public:
  // Stores `object` unchanged, except that kind and apiVersion are those of `kind`, and
  // resourceVersion is `version`.
  Entry(const KindFacts& kind, Json object, Version version);
  // Stores an object like the constructor above, but copies most of its JSON text instead of
  // generating it, which is several times cheaper. REQUIRES: `object` was parsed from `text`.
  Entry(const KindFacts& kind, const Object& object, std::string_view text, Version version);

  // The sort key of objects: `namespace/name`, or the name if there is no namespace.
  [[nodiscard]] static std::string key_of(std::string_view namespace_name, std::string_view name);

  [[nodiscard]] const std::string& key() const { return key_; }
  [[nodiscard]] Version version() const { return version_; }
  [[nodiscard]] const std::string& uid() const { return uid_; }
  // The uids of its owner references.
  [[nodiscard]] const std::vector<std::string>& owner_uids() const { return owner_uids_; }
  [[nodiscard]] std::size_t bytes() const { return body_.size(); }
  // Returns whether deletionTimestamp is set.
  [[nodiscard]] bool is_terminating() const { return is_terminating_; }

  [[nodiscard]] bool matches(const LabelSelector& labels, const FieldSelector& fields) const;

  // Appends the object with kind and apiVersion, as in a single response or an event.
  void append_to(std::string& out, EntryForm form) const { append_to(out, form, *kind_); }
  // Appends the object with the apiVersion of `kind`, another version of its kind.
  void append_to(std::string& out, EntryForm form, const KindFacts& kind) const;
  // Appends the object as a list item: without kind and apiVersion, except for custom resources.
  void append_item_to(std::string& out, EntryForm form) const { append_item_to(out, form, *kind_); }
  void append_item_to(std::string& out, EntryForm form, const KindFacts& kind) const;

  // Returns the object as a protobuf message, without kind and apiVersion. Encoded on first use,
  // and kept as long as the entry. REQUIRES: the form is Metadata, or Whole and the kind is not
  // custom.
  [[nodiscard]] std::string_view message(EntryForm form, MessageEncoder& encoder) const;

  // Returns the object as a document that can be modified.
  [[nodiscard]] Json to_json() const;

  // Returns the same object with another version, for the last state of a deleted object.
  [[nodiscard]] std::shared_ptr<const Entry> at_version(Version version) const;

 private:
  Entry(const Entry&) = default;

  // Text that is made on first use, by one of the threads that need it. A copy makes its own.
  class LazyText {
   public:
    LazyText() = default;
    LazyText(const LazyText& /*other*/) {}
    LazyText& operator=(const LazyText&) = delete;

    template <class Make>
    [[nodiscard]] std::string_view get(const Make& make) const {
      std::call_once(made_, [&] { text_ = make(); });
      return text_;
    }

   private:
    mutable std::once_flag made_;
    mutable std::string text_;
  };

  // Write body_, which has the members of the object without kind and apiVersion. Metadata comes
  // first and starts with resourceVersion, so that the position of the version is known.
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
  // `"metadata":{…},…}`: the text after kind and apiVersion.
  std::string body_;
  // Positions in body_: the end of the metadata, and the digits of resourceVersion.
  std::size_t metadata_end_ = 0;
  std::size_t version_begin_ = 0;
  std::size_t version_size_ = 0;
  LazyText message_;
  LazyText metadata_message_;
};

using EntryPtr = std::shared_ptr<const Entry>;

}  // namespace kinform::inline v0::server
