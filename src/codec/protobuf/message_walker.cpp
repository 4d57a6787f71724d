// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/message_walker.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace kinform::inline v0::codec {
namespace {

// A larger message is not kept for the comparison with the next one.
constexpr std::size_t kPreviousBytesMax = 256 * 1024;

// A varint can be longer than necessary. It has seven bits in each byte.
bool is_zero_varint(std::string_view value) {
  return std::all_of(value.begin(), value.end(),
                     [](char byte) { return (static_cast<unsigned char>(byte) & 0x7FU) == 0; });
}

// Go omits -0, too.
bool is_zero_double(std::string_view value) {
  double number = 0;
  std::memcpy(&number, value.data(), sizeof(number));
  return number == 0;
}

constexpr std::uint64_t bit(std::size_t member) {
  return std::uint64_t{1} << member;
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
  frame_ = frame;
  table_ = &table;
  stop_ = stop;
  const Prefix prefix{.kind = kind, .api_version = api_version};
  prefix_ = prefix.size();
  if (walk(prefix, false)) return true;
  builder_.abandon();
  if (!scalars_.needs_exact_json()) return false;
  if (walk(prefix, true)) return true;
  builder_.abandon();
  return false;
}

bool MessageWalker::walk(const Prefix& prefix, bool exact_json) {
  scalars_.begin(frame_, stop_, exact_json);
  levels_.clear();
  slots_used_ = 0;
  const Span previous = previous_table_ == table_ ? Span(previous_) : Span();
  return open_message(*table_, frame_.text, previous, prefix) && run(stop_);
}

void MessageWalker::keep_previous() {
  previous_table_ = nullptr;
  if (frame_.text.size() > kPreviousBytesMax || builder_.met_duplicate_keys()) return;
  previous_table_ = table_;
  previous_prefix_ = prefix_;
  previous_.assign(frame_.text);
}

// A loop instead of recursion, because decoding spends most of its time here.
bool MessageWalker::run(const std::stop_token& stop) {
  for (std::size_t steps = 1; !levels_.empty(); ++steps) {
    if (steps % kValuesBetweenStops == 0 && stop.stop_requested()) {
      return scalars_.fail(decoding_stopped());
    }
    Level& level = levels_.back();
    const bool complete =
        level.cardinality == Cardinality::Single ? level.pending == 0 : level.rest.empty();
    if (complete) {
      close();
      continue;
    }
    bool added = false;
    switch (level.cardinality) {
      case Cardinality::Single:
        added = add_member(level);
        break;
      case Cardinality::List:
        added = add_element(level);
        break;
      case Cardinality::Map:
        added = add_entry(level);
        break;
    }
    if (!added) return false;
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
  if (level.cardinality == Cardinality::Single) slots_used_ = level.slots;
  levels_.pop_back();
}

bool MessageWalker::add_member(Level& level) {
  const auto index = static_cast<std::size_t>(std::countr_zero(level.pending));
  level.pending &= level.pending - 1;
  const MemberTable& member = level.table->members[index];
  if (level.same_keys) {
    builder_.same_key();
  } else {
    builder_.key(member.key);
  }
  const bool has_previous = (level.previous_members & bit(index)) != 0;
  const Span previous = has_previous ? slots_[level.previous_slots + index] : Span();
  const Span value = slots_[level.slots + index];
  if (value.data() == nullptr) {
    builder_.null();
    return true;
  }
  return add(member, member.cardinality, value, previous);
}

bool MessageWalker::add_element(Level& level) {
  const MemberTable& member = *level.member;
  const Span value = take_value(level.rest);
  // The builder pairs elements beyond the end of the counterpart with its last one.
  if (!level.previous_rest.empty()) {
    level.previous_element = take_value(level.previous_rest);
  }
  return add(member, Cardinality::Single, value, level.previous_element);
}

bool MessageWalker::add_entry(Level& level) {
  const MemberTable& member = *level.member;
  Entry entry;
  if (!read_entry(level.rest, member, entry)) return false;
  Span previous;
  Span previous_rest = level.previous_rest;
  Entry counterpart;
  if (!previous_rest.empty() && builder_.expected_slot() == level.previous_index &&
      read_entry(previous_rest, member, counterpart) && counterpart.key == entry.key) {
    builder_.same_key();
    level.previous_rest = previous_rest;
    ++level.previous_index;
    previous = counterpart.value;
  } else {
    const std::size_t slot = builder_.key(scalars_.valid_text(entry.key));
    if (slot != detail::kNotFound && level.has_previous) previous = follow_entry(level, slot);
  }
  return add(member, Cardinality::Single, entry.value, previous);
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

bool MessageWalker::scan(const MessageTable& table, Span message, std::size_t slots,
                         std::uint64_t& in_json) {
  Members members;
  if (!scan_fields(table, table.fields, message, slots_.data() + slots, members)) return false;
  for (std::uint64_t absent = table.null_if_absent & ~members.on_wire; absent != 0;
       absent &= absent - 1) {
    slots_[slots + static_cast<std::size_t>(std::countr_zero(absent))] = {};
  }
  in_json = members.in_json | (table.null_if_absent & ~members.on_wire);
  return true;
}

// Most of the time of a message that differs from its counterpart is spent here, so the usual field
// is read without calls.
bool MessageWalker::scan_fields(const MessageTable& table, const FieldTable& fields, Span message,
                                Span* slots, Members& members) {
  constexpr std::size_t kFieldsBetweenStops = 65536;
  const char* at = message.data();
  const char* const end = at + message.size();
  while (at != end) {
    if (++fields_scanned_ % kFieldsBetweenStops == 0 && stop_.stop_requested()) {
      return scalars_.fail(decoding_stopped());
    }
    const char* const begin = at;
    const auto refused = [&] {
      return refuse_field(table, fields, Span(begin, static_cast<std::size_t>(end - begin)));
    };
    std::uint64_t tag = 0;
    at = read_varint(at, end, tag);
    if (at == nullptr || tag >> 3U >= fields.by_number.size() ||
        fields.by_number[tag >> 3U].member == FieldTable::Entry::kUnknown) {
      at = skip_field(table, fields, Span(begin, static_cast<std::size_t>(end - begin)));
      if (at == nullptr) return false;
      continue;
    }
    const FieldTable::Entry& entry = fields.by_number[tag >> 3U];
    if (static_cast<WireType>(tag & 7U) != entry.type) return refused();
    const char* value = at;
    std::uint64_t number = 0;
    if (entry.type == WireType::Bytes) {
      value = read_varint(at, end, number);
      if (value == nullptr || number > static_cast<std::size_t>(end - value)) return refused();
      at = value + number;
    } else if (entry.type == WireType::Varint) {
      at = read_varint(at, end, number);
      if (at == nullptr) return refused();
    } else {
      if (end - at < 8) return refused();
      at += 8;
    }
    const Span bytes(value, static_cast<std::size_t>(at - value));
    if (entry.inlined != nullptr) {
      if (!scan_fields(table, *entry.inlined, bytes, slots, members)) return false;
      continue;
    }
    Span& slot = slots[entry.member];
    const std::uint64_t member = bit(entry.member);
    if ((members.on_wire & member) == 0) {
      slot = entry.repeated ? Span(begin, static_cast<std::size_t>(at - begin)) : bytes;
    } else if (!entry.repeated) {
      return malformed(begin, "a field occurs twice");
    } else if (slot.data() + slot.size() != begin) {
      return malformed(begin, "the elements of a list are not together");
    } else {
      slot = Span(slot.data(), static_cast<std::size_t>(at - slot.data()));
    }
    members.on_wire |= member;
    bool omitted = false;
    if (entry.omit != Omit::Never && !is_omitted(entry.omit, bytes, omitted)) return false;
    if (!omitted) members.in_json |= member;
  }
  return true;
}

// Returns the position after the field at the front of `rest`, which is unknown or malformed; null
// if it is refused.
const char* MessageWalker::skip_field(const MessageTable& table, const FieldTable& fields,
                                      Span rest) {
  WireReader reader(rest);
  WireField field;
  if (unknown_fields_ == UnknownFields::Skip && reader.next(field)) return reader.at();
  refuse_field(table, fields, rest);
  return nullptr;
}

// Finds out why scan_fields() cannot read the field at the front of `rest`.
bool MessageWalker::refuse_field(const MessageTable& table, const FieldTable& fields, Span rest) {
  WireReader reader(rest);
  WireField field;
  if (!reader.next(field)) return malformed(rest.data(), "malformed field");
  const bool known = field.number < fields.by_number.size() &&
                     fields.by_number[field.number].member != FieldTable::Entry::kUnknown;
  if (!known) return unknown_field(table, field);
  return malformed(field.begin, "field " + std::to_string(field.number) + " of " +
                                    std::string(table.name) + " has another type");
}

bool MessageWalker::is_omitted(Omit omit, Span value, bool& omitted) {
  switch (omit) {
    case Omit::Never:
      break;
    case Omit::ZeroVarint:
      omitted = is_zero_varint(value);
      break;
    case Omit::ZeroDouble:
      omitted = is_zero_double(value);
      break;
    case Omit::EmptyBytes:
      omitted = value.empty();
      break;
    case Omit::ZeroTime:
      return scalars_.is_zero_time(value, omitted);
  }
  return true;
}

// Reads the entry of a map at the front of `rest`: a message of a key and a value.
bool MessageWalker::read_entry(Span& rest, const MemberTable& member, Entry& entry) {
  const Span message = take_value(rest);
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
    (is_key ? entry.key : entry.value) =
        Span(field.value, static_cast<std::size_t>(reader.at() - field.value));
  }
  return !reader.failed() || malformed(reader.at(), "malformed field");
}

bool MessageWalker::add(const MemberTable& member, Cardinality cardinality, Span value,
                        Span previous) {
  const bool comparable = previous.data() != nullptr && builder_.can_repeat();
  if (comparable && detail::same_short_text(value, previous)) {
    builder_.repeat();
    return true;
  }
  const bool is_container = cardinality != Cardinality::Single || member.form >= ValueForm::Json;
  // A list and its elements have the same table, but must not be taken for each other.
  const void* const type =
      cardinality == Cardinality::Single ? static_cast<const void*>(&member) : &member.number;
  PartMemo::Place place;
  if (is_container && memo_.add(type, value, place)) return true;
  const std::size_t open = levels_.size();
  bool added = false;
  switch (cardinality) {
    case Cardinality::Single:
      added = add_single(member, value, previous, comparable);
      break;
    case Cardinality::List:
      added = open_list(member, value, previous);
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

bool MessageWalker::add_single(const MemberTable& member, Span value, Span previous, bool changed) {
  switch (member.form) {
    case ValueForm::Message: {
      Prefix prefix;
      if (member.typed) {
        prefix = {.kind = member.message->kind, .api_version = member.message->api_version};
      }
      return open_message(*member.message, value, previous, prefix);
    }
    case ValueForm::Union:
      return add_union(member, value);
    case ValueForm::WrappedList:
      return add_wrapped_list(member, value, previous);
    default:
      return scalars_.add(member.form, value, changed, levels_.size());
  }
}

// Adds the field that JSON has: a list if it is not empty, else an object, else a boolean.
bool MessageWalker::add_union(const MemberTable& member, Span value) {
  const MessageTable& table = *member.message;
  const std::size_t slots = slots_used_;
  if (slots_.size() < slots + table.members.size()) slots_.resize(slots + table.members.size());
  std::uint64_t found = 0;
  if (!scan(table, value, slots, found)) return false;
  const MemberTable* chosen = nullptr;
  std::size_t index = 0;
  for (std::size_t i = 0; i < table.members.size(); ++i) {
    const MemberTable& candidate = table.members[i];
    const bool is_better = chosen == nullptr || candidate.cardinality == Cardinality::List ||
                           chosen->form == ValueForm::Bool;
    if ((found & bit(i)) == 0 || !is_better) continue;
    chosen = &candidate;
    index = i;
  }
  if (chosen != nullptr) return add(*chosen, chosen->cardinality, slots_[slots + index], {});
  const bool has_boolean = table.members.front().form == ValueForm::Bool;
  has_boolean ? builder_.boolean(false) : builder_.null();
  return true;
}

// A map cannot hold an empty list: Go decodes it as nil, and writes null.
bool MessageWalker::add_wrapped_list(const MemberTable& member, Span value, Span previous) {
  if (value.empty()) {
    member.cardinality == Cardinality::Map ? builder_.null() : builder_.empty_array();
    return true;
  }
  const MessageTable& table = *member.message;
  const std::size_t slots = slots_used_;
  if (slots_.size() <= slots) slots_.resize(slots + 1);
  std::uint64_t found = 0;
  if (!scan(table, value, slots, found)) return false;
  // The message has only this field, so the counterpart's bytes are those of its list.
  return open_list(table.members.front(), slots_[slots], previous);
}

bool MessageWalker::open_message(const MessageTable& table, Span message, Span previous,
                                 const Prefix& prefix) {
  if (!has_room(message)) return false;
  Level level{.table = &table, .slots = slots_used_};
  const std::size_t members = table.members.size();
  level.previous_slots = level.slots + members;
  if (slots_.size() < level.slots + 2 * members) slots_.resize(level.slots + 2 * members);
  if (!scan(table, message, level.slots, level.pending)) return false;
  const bool is_root = levels_.empty();
  if (!is_root && level.pending == 0 && prefix.size() == 0) {
    builder_.empty_object();
    return true;
  }
  builder_.begin_object();
  add_prefix(prefix);
  if (previous.data() != nullptr && builder_.has_counterpart()) {
    // Fails only after a stop request: the counterpart was valid.
    if (!scan(table, previous, level.previous_slots, level.previous_members)) return false;
    const std::size_t previous_prefix = is_root ? previous_prefix_ : prefix.size();
    level.has_previous = true;
    level.same_keys =
        level.pending == level.previous_members && builder_.expected_slot() == previous_prefix;
  }
  slots_used_ = level.slots + 2 * members;
  levels_.push_back(level);
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

bool MessageWalker::open_list(const MemberTable& member, Span value, Span previous) {
  if (!has_room(value)) return false;
  builder_.begin_array();
  Level level{.cardinality = Cardinality::List, .member = &member, .rest = value};
  level.has_previous = previous.data() != nullptr && builder_.has_counterpart();
  if (level.has_previous) level.previous_rest = previous;
  levels_.push_back(level);
  return true;
}

bool MessageWalker::open_map(const MemberTable& member, Span value, Span previous) {
  if (!has_room(value)) return false;
  builder_.begin_object();
  Level level{.cardinality = Cardinality::Map, .member = &member, .rest = value};
  level.has_previous = previous.data() != nullptr && builder_.has_counterpart();
  if (level.has_previous) level.previous_rest = previous;
  levels_.push_back(level);
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
