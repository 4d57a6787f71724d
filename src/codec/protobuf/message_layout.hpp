// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Records where the members of a decoded message are, for the comparison with the next message.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace kinform::inline v0::codec {

// A tree of records: one for each message that was scanned, and for each list between them.
// Messages that were taken over as a whole have none, and neither have maps and their entries.
//
// Not thread-safe.
class MessageLayout {
 public:
  // The bytes of a value, by their position in the text of the root message.
  struct Part {
    std::uint32_t begin = 0;
    std::uint32_t size = 0;
  };
  using Index = std::uint32_t;
  static constexpr Index kNone = 0;

  struct Record {
    // The members that are in JSON, and those of them that are null because the message lacks them.
    std::uint64_t members = 0;
    std::uint64_t absent = 0;
    std::uint32_t parts = 0;  // Where the parts of the members begin, by their number.
    // Which member of its parent the message is, or which element of a list.
    std::uint32_t position = 0;
    Index first_child = kNone;
    Index next_sibling = kNone;  // Has a higher position.
  };

  MessageLayout() : records_(1) {}

  // Adds a record, with room for the parts of this many members.
  [[nodiscard]] Index add(std::size_t members) {
    const auto parts = static_cast<std::uint32_t>(parts_used_);
    reserve_parts(members);
    parts_used_ += members;
    records_.push_back({.parts = parts});
    return static_cast<Index>(records_.size() - 1);
  }
  [[nodiscard]] Record& at(Index record) { return records_[record]; }
  [[nodiscard]] Part* parts_of(Index record) { return parts_.data() + records_[record].parts; }

  // Makes a record the child of `parent`, behind its child `last_child`. Removes the record and its
  // children instead if there are too many records.
  void finish(Index record, std::uint32_t position, Index parent, Index& last_child) {
    if (parts_used_ > kPartsMax || records_.size() > kRecordsMax) return remove_from(record);
    records_[record].position = position;
    (last_child == kNone ? records_[parent].first_child : records_[last_child].next_sibling) =
        record;
    last_child = record;
  }

  // Removes this record and all that were added after it.
  void remove_from(Index record) {
    parts_used_ = records_[record].parts;
    records_.resize(record);
  }
  void clear() {
    parts_used_ = 0;
    records_.resize(1);
    // Only deeply nested messages need so many. Assigning {} would keep the memory.
    if (parts_.size() > 2 * kPartsMax) parts_ = std::vector<Part>();
  }

  // Returns the size of the memory of the layout.
  [[nodiscard]] std::size_t bytes() const {
    return records_.capacity() * sizeof(Record) + parts_.capacity() * sizeof(Part);
  }

 private:
  // Beyond that, no more records are kept, except those of open messages. A pod has some 80, with
  // 1,500 parts.
  static constexpr std::size_t kPartsMax = 16 * 1024;
  static constexpr std::size_t kRecordsMax = 4 * 1024;

  void reserve_parts(std::size_t members) {
    if (parts_.size() < parts_used_ + members) parts_.resize(2 * (parts_used_ + members));
  }

  std::vector<Record> records_;  // The first one means kNone.
  std::vector<Part> parts_;
  std::size_t parts_used_ = 0;
};

}  // namespace kinform::inline v0::codec
