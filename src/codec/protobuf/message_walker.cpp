// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/message_walker.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>
#include <utility>

namespace kinform::inline v0::codec {
namespace {

// A larger message is not kept for the comparison with the next one.
constexpr std::size_t kPreviousBytesMax = 256 * 1024;

// The first record of a layout is that of the whole message.
constexpr MessageLayout::Index kRootRecord = 1;

// Go omits -0, too.
bool is_zero_double(std::string_view value) {
  double number = 0;
  std::memcpy(&number, value.data(), sizeof(number));
  return number == 0;
}

constexpr std::uint64_t bit(std::size_t member) {
  return std::uint64_t{1} << member;
}

bool is_container(ValueForm form, Cardinality cardinality) {
  return cardinality != Cardinality::Single || form >= ValueForm::Json;
}

bool is_known(const FieldTable& fields, std::uint32_t number) {
  return number < fields.by_number.size() &&
         fields.by_number[number].type != FieldTable::Entry::kUnknown;
}

std::string_view between(const char* begin, const char* end) {
  return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace

MessageWalker::MessageWalker(ObjectBuilder& builder, UnknownFields unknown_fields)
    : builder_(builder),
      unknown_fields_(unknown_fields),
      scalars_(builder, unknown_fields),
      memo_(builder) {
  levels_.reserve(kJsonDepthMax);
}

bool MessageWalker::walk(const MessageTable& table, const Frame& frame, std::string_view kind,
                         std::string_view api_version, const std::stop_token& stop) {
  copy(frame);
  table_ = &table;
  stop_ = stop;
  const Prefix prefix{.kind = kind, .api_version = api_version};
  prefix_ = prefix.size();
  if (walk(prefix, false)) return true;
  abandon();
  if (!scalars_.needs_exact_json()) return false;
  if (walk(prefix, true)) return true;
  abandon();
  return false;
}

// The copy is compared with the next message later. It is made first, because reading a message
// from its front to its end gets it into the processor's cache sooner than looking for its fields.
void MessageWalker::copy(const Frame& frame) {
  frame_ = frame;
  const std::size_t size = frame.text.size();
  if (size <= kPreviousBytesMax) {
    document_.bytes.resize(size + kFramePadding);
    std::memcpy(document_.bytes.data(), frame.text.data(), size);
    frame_.text = Span(document_.bytes.data(), size);
  }
  document_.text = frame_.text;
}

void MessageWalker::abandon() {
  builder_.abandon();
  for (const Level& level : levels_) {
    if (!level.scanned_previous) continue;
    previous_.layout.remove_from(level.previous_record);  // Also those of the levels inside.
    break;
  }
  levels_.clear();
}

bool MessageWalker::walk(const Prefix& prefix, bool exact_json) {
  scalars_.begin(frame_, stop_, exact_json);
  if (frame_.text.size() > std::numeric_limits<std::uint32_t>::max()) {
    return scalars_.fail(ErrorCode::LimitExceeded, frame_.text.data(), "object is too large");
  }
  levels_.clear();
  document_.layout.clear();
  Counterpart previous;
  if (previous_table_ == table_) previous = {.value = previous_.text, .record = kRootRecord};
  return open_message(*table_, frame_.text, previous, 0, prefix) && run();
}

void MessageWalker::keep_previous() {
  previous_table_ = nullptr;
  if (frame_.text.size() > kPreviousBytesMax || builder_.met_duplicate_keys()) return;
  previous_table_ = table_;
  previous_prefix_ = prefix_;
  std::swap(previous_, document_);
}

std::size_t MessageWalker::bytes_kept() const {
  return document_.bytes.capacity() + document_.layout.bytes() + previous_.bytes.capacity() +
         previous_.layout.bytes();
}

bool MessageWalker::is_stopped() {
  if (++values_ % kValuesBetweenStops != 0 || !stop_.stop_requested()) return false;
  scalars_.fail(decoding_stopped());
  return true;
}

// A loop instead of recursion, because decoding spends most of its time here.
bool MessageWalker::run() {
  while (!levels_.empty()) {
    Level& level = levels_.back();
    const std::size_t depth = levels_.size();
    bool added = false;
    switch (level.cardinality) {
      case Cardinality::Single:
        added = add_members(level);
        break;
      case Cardinality::List:
        added = add_elements(level);
        break;
      case Cardinality::Map:
        added = add_entries(level);
        break;
    }
    if (!added) return false;
    if (levels_.size() == depth) close();
  }
  return true;
}

void MessageWalker::close() {
  const Level& level = levels_.back();
  if (level.cardinality == Cardinality::List) {
    builder_.end_array();
  } else {
    builder_.end_object();
  }
  if (level.place) memo_.store(level.type, level.place);
  if (level.scanned_previous) previous_.layout.remove_from(level.previous_record);
  const MessageLayout::Index record = level.record;
  const std::uint32_t position = level.position;
  levels_.pop_back();
  if (record == MessageLayout::kNone || levels_.empty()) return;
  Level& parent = levels_.back();
  if (parent.record == MessageLayout::kNone) {
    document_.layout.remove_from(record);  // An entry of a map: nobody could find it.
  } else {
    document_.layout.finish(record, position, parent.record, parent.last_child);
  }
}

inline bool MessageWalker::repeat(Span value, Span previous, bool& changed) {
  changed = false;
  if (previous.data() == nullptr) return false;
  changed = !detail::same_short_text(value, previous);
  if (changed || !builder_.can_repeat()) return false;
  builder_.repeat();
  return true;
}

// Takes over members as long as they have the same bytes as their counterparts.
inline void MessageWalker::repeat_members(Level& level, const MessageLayout::Part* parts,
                                          const MessageLayout::Part* previous_parts) {
  const std::uint64_t comparable = level.previous_members & ~level.absent;
  std::uint64_t pending = level.pending;
  while (pending != 0) {
    const auto index = static_cast<std::size_t>(std::countr_zero(pending));
    if ((comparable >> index & 1U) == 0) break;
    if (parts[index].size != previous_parts[index].size ||
        !detail::same_short_text(value_of(document_, parts[index]),
                                 value_of(previous_, previous_parts[index])) ||
        !builder_.same_member()) {
      break;
    }
    pending &= pending - 1;
  }
  level.pending = pending;
}

bool MessageWalker::add_members(Level& level) {
  const std::size_t depth = levels_.size();
  while (true) {
    // Adding a message moves the parts, even if it is complete at once.
    const MessageLayout::Part* const parts = document_.layout.parts_of(level.record);
    const MessageLayout::Part* const previous_parts =
        previous_.layout.parts_of(level.previous_record);
    if (level.same_keys) repeat_members(level, parts, previous_parts);
    if (level.pending == 0) return true;
    const auto index = static_cast<std::uint32_t>(std::countr_zero(level.pending));
    level.pending &= level.pending - 1;
    const MemberTable& member = level.table->members[index];
    if (level.same_keys) {
      builder_.same_key();
    } else {
      builder_.key(member.key);
    }
    if ((level.absent & bit(index)) != 0) {
      builder_.null();
      continue;
    }
    const Span value = value_of(document_, parts[index]);
    Counterpart previous;
    if ((level.previous_members & bit(index)) != 0) {
      previous.value = value_of(previous_, previous_parts[index]);
    }
    bool changed = false;
    if (repeat(value, previous.value, changed)) continue;
    if (is_container(member.form, member.cardinality)) {
      previous.record = previous_record(level, index);
    }
    if (!add(member, member.cardinality, value, previous, index, changed)) return false;
    if (levels_.size() != depth) return true;
  }
}

bool MessageWalker::add_elements(Level& level) {
  const std::size_t depth = levels_.size();
  const MemberTable& member = *level.member;
  const WireType type = wire_type(member.form);
  while (!level.rest.empty()) {
    if (is_stopped()) return false;
    const Span value = take_value(level.rest, type);
    const std::uint32_t position = level.next_position++;
    // The builder pairs elements beyond the end of the counterpart with its last one.
    if (!level.previous_rest.empty()) {
      level.previous_element = take_value(level.previous_rest, type);
      level.previous_index = position;
    }
    Counterpart previous{.value = level.previous_element};
    bool changed = false;
    if (repeat(value, previous.value, changed)) continue;
    if (is_container(member.form, Cardinality::Single)) {
      previous.record = previous_record(level, static_cast<std::uint32_t>(level.previous_index));
    }
    if (!add(member, Cardinality::Single, value, previous, position, changed)) return false;
    if (levels_.size() != depth) return true;
  }
  return true;
}

bool MessageWalker::add_entries(Level& level) {
  const std::size_t depth = levels_.size();
  while (!level.rest.empty()) {
    if (is_stopped() || !add_entry(level)) return false;
    if (levels_.size() != depth) return true;
  }
  return true;
}

bool MessageWalker::add_entry(Level& level) {
  const MemberTable& member = *level.member;
  Entry entry;
  if (!read_entry(level.rest, member, entry)) return false;
  Counterpart previous;
  Span previous_rest = level.previous_rest;
  Entry counterpart;
  if (!previous_rest.empty() && builder_.expected_slot() == level.previous_index &&
      read_entry(previous_rest, member, counterpart) && counterpart.key == entry.key) {
    builder_.same_key();
    level.previous_rest = previous_rest;
    ++level.previous_index;
    previous.value = counterpart.value;
  } else {
    const std::size_t slot = builder_.key(scalars_.valid_text(entry.key));
    if (slot != detail::kNotFound && level.has_previous) previous.value = follow_entry(level, slot);
  }
  bool changed = false;
  if (repeat(entry.value, previous.value, changed)) return true;
  return add(member, Cardinality::Single, entry.value, previous, 0, changed);
}

// Returns the value of the counterpart's entry number `slot`, and moves behind it. Returns no value
// if the entry is far, or behind: walking to each entry of a map in another order would take
// quadratic time.
MessageWalker::Span MessageWalker::follow_entry(Level& level, std::size_t slot) {
  constexpr std::size_t kEntriesSkippedMax = 64;
  if (slot < level.previous_index || slot - level.previous_index > kEntriesSkippedMax) return {};
  Entry entry;
  for (; level.previous_index <= slot; ++level.previous_index) {
    if (!read_entry(level.previous_rest, *level.member, entry)) return {};
  }
  return entry.value;
}

MessageLayout::Index MessageWalker::previous_record(Level& level, std::uint32_t position) {
  MessageLayout::Index& next = level.previous_child;
  while (next != MessageLayout::kNone && previous_.layout.at(next).position < position) {
    next = previous_.layout.at(next).next_sibling;
  }
  const bool found = next != MessageLayout::kNone && previous_.layout.at(next).position == position;
  return found ? next : MessageLayout::kNone;
}

bool MessageWalker::scan(const MessageTable& table, Span message, Document& document,
                         MessageLayout::Index record) {
  Members members;
  if (!scan_fields(table, table.fields, message, document.text.data(),
                   document.layout.parts_of(record), members)) {
    return false;
  }
  MessageLayout::Record& scanned = document.layout.at(record);
  scanned.absent = table.null_if_absent & ~members.on_wire;
  scanned.members = members.in_json(table) | scanned.absent;
  return true;
}

// Most of the time of a message that differs from its counterpart is spent here, so the usual field
// is read without calls.
bool MessageWalker::scan_fields(const MessageTable& table, const FieldTable& fields, Span message,
                                const char* origin, MessageLayout::Part* parts, Members& members) {
  const FieldTable::Entry* const entries = fields.by_number.data();
  const std::size_t numbers = fields.by_number.size();
  const char* begin = message.data();  // Of a field.
  const char* const end = begin + message.size();
  Members found = members;
  while (begin != end) {
    std::uint64_t tag = 0;
    const char* at = read_varint(begin, end, tag);
    if (at == nullptr || tag >> 3U >= numbers ||
        static_cast<WireType>(tag & 7U) != entries[tag >> 3U].type) {
      begin = skip_field(table, fields, between(begin, end));
      if (begin == nullptr) return false;
      continue;
    }
    const FieldTable::Entry entry = entries[tag >> 3U];
    const char* value = at;
    std::uint64_t number = 1;
    if (entry.type == WireType::Bytes) {
      value = read_varint(at, end, number);
      if (value == nullptr || number > static_cast<std::size_t>(end - value)) break;
      at = value + number;
    } else if (entry.type == WireType::Varint) {
      at = read_varint(at, end, number);
      if (at == nullptr) break;
    } else {
      if (end - at < 8) break;
      at += 8;
    }
    if (entry.inlined) {
      Members inlined = found;
      if (!scan_fields(table, *fields.inlined[entry.member], between(value, at), origin, parts,
                       inlined)) {
        return false;
      }
      found = inlined;
      begin = at;
      continue;
    }
    MessageLayout::Part& part = parts[entry.member];
    const std::uint64_t member = bit(entry.member);
    const bool is_first = (found.on_wire & member) == 0;
    if (!entry.repeated) {
      if (!is_first) return malformed(begin, "a field occurs twice");
      part.begin = static_cast<std::uint32_t>(value - origin);
      part.size = static_cast<std::uint32_t>(at - value);
    } else {
      if (is_first) {
        part.begin = static_cast<std::uint32_t>(begin - origin);
      } else if (origin + part.begin + part.size != begin) {
        return malformed(begin, "the elements of a list are not together");
      }
      part.size = static_cast<std::uint32_t>(at - origin) - part.begin;
      if (is_stopped()) return false;  // Only lists and maps have many fields.
    }
    found.on_wire |= member;
    if (number == 0) found.zeros |= member;
    if (entry.omit > Omit::ZeroNumber) {
      bool omitted = false;
      if (!is_omitted(entry.omit, between(value, at), omitted)) return false;
      if (omitted) found.zeros |= member;
    }
    begin = at;
  }
  members = found;
  return begin == end || refuse_field(table, fields, between(begin, end));
}

// Returns the position after the field at the front of `rest`, if it is unknown and those are
// skipped. Otherwise fails, and returns null.
const char* MessageWalker::skip_field(const MessageTable& table, const FieldTable& fields,
                                      Span rest) {
  WireReader reader(rest);
  WireField field;
  const bool skipped = unknown_fields_ == UnknownFields::Skip && reader.next(field) &&
                       !is_known(fields, field.number);
  if (skipped) return reader.at();
  refuse_field(table, fields, rest);
  return nullptr;
}

// Finds out why scan_fields() cannot read the field at the front of `rest`.
bool MessageWalker::refuse_field(const MessageTable& table, const FieldTable& fields, Span rest) {
  WireReader reader(rest);
  WireField field;
  if (!reader.next(field)) return malformed(rest.data(), "malformed field");
  if (!is_known(fields, field.number)) return unknown_field(table, field);
  return malformed(field.begin, "field " + std::to_string(field.number) + " of " +
                                    std::string(table.name) + " has another type");
}

bool MessageWalker::is_omitted(Omit omit, Span value, bool& omitted) {
  if (omit == Omit::ZeroTime) return scalars_.is_zero_time(value, omitted);
  omitted = is_zero_double(value);
  return true;
}

// Reads an entry of two texts or messages, as Kubernetes writes it.
bool MessageWalker::read_usual_entry(Span message, Entry& entry) {
  constexpr auto kTag = [](unsigned number) { return static_cast<char>(number << 3U | 2U); };
  const char* const end = message.data() + message.size();
  std::uint64_t size = 0;
  if (message.empty() || message.front() != kTag(1)) return false;
  const char* const key = read_varint(message.data() + 1, end, size);
  if (key == nullptr || size >= static_cast<std::size_t>(end - key)) return false;
  entry.key = Span(key, size);
  const char* at = key + size;
  if (*at != kTag(2)) return false;
  const char* const value = read_varint(at + 1, end, size);
  if (value == nullptr || size != static_cast<std::size_t>(end - value)) return false;
  entry.value = Span(value, size);
  return true;
}

// Reads the entry of a map at the front of `rest`: a message of a key and a value.
bool MessageWalker::read_entry(Span& rest, const MemberTable& member, Entry& entry) {
  const Span message = take_value(rest, WireType::Bytes);
  if (read_usual_entry(message, entry)) return true;
  const Span zero(message.data() + message.size(), 0);
  entry = {.key = zero, .value = zero};
  std::uint64_t seen = 0;
  WireReader reader(message);
  WireField field;
  while (reader.next(field)) {
    if (field.number > 2) {
      if (unknown_fields_ == UnknownFields::Skip) continue;
      return scalars_.fail(ErrorCode::NotSupported, field.begin,
                           "unknown field " + std::to_string(field.number) + " of a map entry");
    }
    const bool is_key = field.number == 1;
    if (field.type != (is_key ? WireType::Bytes : wire_type(member.form))) {
      return malformed(field.begin, "a map entry has another type");
    }
    if ((seen & bit(field.number)) != 0) return malformed(field.begin, "a field occurs twice");
    seen |= bit(field.number);
    (is_key ? entry.key : entry.value) = between(field.value, reader.at());
  }
  return !reader.failed() || malformed(reader.at(), "malformed field");
}

bool MessageWalker::add(const MemberTable& member, Cardinality cardinality, Span value,
                        const Counterpart& previous, std::uint32_t position, bool changed) {
  // A list and its elements have the same table, but must not be taken for each other.
  const void* const type =
      cardinality == Cardinality::Single ? static_cast<const void*>(&member) : &member.number;
  PartMemo::Place place;
  if (is_container(member.form, cardinality) && builder_.is_often_shared() &&
      memo_.add(type, value, place)) {
    return true;
  }
  const std::size_t open = levels_.size();
  bool added = false;
  switch (cardinality) {
    case Cardinality::Single:
      added = add_single(member, value, previous, position, changed);
      break;
    case Cardinality::List:
      added = open_list(member, value, previous, position);
      break;
    case Cardinality::Map:
      added = open_map(member, value, previous);
      break;
  }
  if (!added || !place) return added;
  if (levels_.size() > open) {
    levels_.back().place = place;
    levels_.back().type = type;
  } else if (member.form == ValueForm::Json) {
    memo_.store(type, place);
  }
  return true;
}

bool MessageWalker::add_single(const MemberTable& member, Span value, const Counterpart& previous,
                               std::uint32_t position, bool changed) {
  switch (member.form) {
    case ValueForm::Message: {
      Prefix prefix;
      if (member.typed) {
        prefix = {.kind = member.message->kind, .api_version = member.message->api_version};
      }
      return open_message(*member.message, value, previous, position, prefix);
    }
    case ValueForm::Union:
      return add_union(member, value, position);
    case ValueForm::WrappedList:
      return add_wrapped_list(member, value, previous, position);
    default:
      return scalars_.add(member.form, value, previous.value, changed, levels_.size());
  }
}

// Adds the field that JSON has: a list if it is not empty, else an object, else a boolean.
bool MessageWalker::add_union(const MemberTable& member, Span value, std::uint32_t position) {
  const MessageTable& table = *member.message;
  std::array<MessageLayout::Part, MessageTable::kMembersMax> parts;
  Members found;
  if (!scan_fields(table, table.fields, value, document_.text.data(), parts.data(), found)) {
    return false;
  }
  const MemberTable* chosen = nullptr;
  std::size_t index = 0;
  for (std::size_t i = 0; i < table.members.size(); ++i) {
    const MemberTable& candidate = table.members[i];
    const bool is_better = chosen == nullptr || candidate.cardinality == Cardinality::List ||
                           chosen->form == ValueForm::Bool;
    if ((found.in_json(table) & bit(i)) == 0 || !is_better) continue;
    chosen = &candidate;
    index = i;
  }
  if (chosen != nullptr) {
    return add(*chosen, chosen->cardinality, value_of(document_, parts.at(index)), {}, position,
               false);
  }
  const bool has_boolean = table.members.front().form == ValueForm::Bool;
  has_boolean ? builder_.boolean(false) : builder_.null();
  return true;
}

// A map cannot hold an empty list: Go decodes it as nil, and writes null.
bool MessageWalker::add_wrapped_list(const MemberTable& member, Span value,
                                     const Counterpart& previous, std::uint32_t position) {
  if (value.empty()) {
    member.cardinality == Cardinality::Map ? builder_.null() : builder_.empty_array();
    return true;
  }
  const MessageTable& table = *member.message;
  MessageLayout::Part list;
  Members found;
  if (!scan_fields(table, table.fields, value, document_.text.data(), &list, found)) return false;
  // The message has only this field, so the counterpart's bytes are those of its list.
  return open_list(table.members.front(), value_of(document_, list), previous, position);
}

bool MessageWalker::open_message(const MessageTable& table, Span message,
                                 const Counterpart& previous, std::uint32_t position,
                                 const Prefix& prefix) {
  if (!has_room(message)) return false;
  const MessageLayout::Index record = document_.layout.add(table.members.size());
  if (!scan(table, message, document_, record)) return false;
  const MessageLayout::Record& scanned = document_.layout.at(record);
  const bool is_root = levels_.empty();
  if (!is_root && scanned.members == 0 && prefix.size() == 0) {
    document_.layout.remove_from(record);
    builder_.empty_object();
    return true;
  }
  builder_.begin_object();
  add_prefix(prefix);
  Level& level = levels_.emplace_back();
  level.record = record;
  level.position = position;
  level.table = &table;
  level.pending = scanned.members;
  level.absent = scanned.absent;
  if (previous.value.data() == nullptr || !builder_.has_counterpart()) return true;
  return compare_with(previous, is_root ? previous_prefix_ : prefix.size(), level);
}

// Prepares an open message for the comparison with its counterpart. Fails only after a stop
// request: the counterpart was valid.
bool MessageWalker::compare_with(const Counterpart& previous, std::size_t prefix, Level& level) {
  level.has_previous = true;
  level.previous_record = previous.record;
  if (previous.record == MessageLayout::kNone) {
    level.previous_record = previous_.layout.add(level.table->members.size());
    level.scanned_previous = true;
    if (!scan(*level.table, previous.value, previous_, level.previous_record)) return false;
  }
  const MessageLayout::Record& scanned = previous_.layout.at(level.previous_record);
  level.previous_members = scanned.members & ~scanned.absent;
  level.previous_child = scanned.first_child;
  level.same_keys = level.pending == scanned.members && builder_.expected_slot() == prefix;
  return true;
}

void MessageWalker::add_prefix(const Prefix& prefix) {
  if (!prefix.kind.empty()) {
    builder_.key("kind");
    builder_.string(scalars_.valid_text(prefix.kind));
  }
  if (!prefix.api_version.empty()) {
    builder_.key("apiVersion");
    builder_.string(scalars_.valid_text(prefix.api_version));
  }
}

bool MessageWalker::open_list(const MemberTable& member, Span value, const Counterpart& previous,
                              std::uint32_t position) {
  if (!has_room(value)) return false;
  builder_.begin_array();
  Level& level = levels_.emplace_back();
  level.cardinality = Cardinality::List;
  level.record = document_.layout.add(0);
  level.position = position;
  level.member = &member;
  level.rest = value;
  level.has_previous = previous.value.data() != nullptr && builder_.has_counterpart();
  if (!level.has_previous) return true;
  level.previous_rest = previous.value;
  if (previous.record != MessageLayout::kNone) {
    level.previous_child = previous_.layout.at(previous.record).first_child;
  }
  return true;
}

bool MessageWalker::open_map(const MemberTable& member, Span value, const Counterpart& previous) {
  if (!has_room(value)) return false;
  builder_.begin_object();
  Level& level = levels_.emplace_back();
  level.cardinality = Cardinality::Map;
  level.member = &member;
  level.rest = value;
  level.has_previous = previous.value.data() != nullptr && builder_.has_counterpart();
  if (level.has_previous) level.previous_rest = previous.value;
  return true;
}

bool MessageWalker::has_room(Span value) {
  if (levels_.size() < kJsonDepthMax) return true;
  return scalars_.fail(ErrorCode::LimitExceeded, value.data(),
                       "nested more than " + std::to_string(kJsonDepthMax) + " levels deep");
}

bool MessageWalker::unknown_field(const MessageTable& table, const WireField& field) {
  return scalars_.fail(
      ErrorCode::NotSupported, field.begin,
      "unknown field " + std::to_string(field.number) + " of " + std::string(table.name));
}

}  // namespace kinform::inline v0::codec
