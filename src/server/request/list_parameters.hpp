// The parameters of lists and watches, read and checked.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "kinform/field_selector.hpp"
#include "kinform/label_selector.hpp"
#include "server/store/entry.hpp"
#include "server/request/failure.hpp"
#include "server/request/list_source.hpp"
#include "server/request/request_target.hpp"

namespace kinform::inline v0::server {

// Where a page begins, and in which state.
struct ContinueToken {
  Version version = 0;  // -1: in the newest one (SV-14).
  std::string begin = {};

  // Base64 for URLs, without padding (SV-13).
  [[nodiscard]] std::string to_text() const;
  [[nodiscard]] static std::optional<ContinueToken> parse(std::string_view text);
};

struct ListParameters {
  bool watch = false;
  LabelSelector labels = {};
  FieldSelector fields = {};
  std::int64_t limit = 0;  // 0: all.
  std::optional<ContinueToken> continue_token = {};
  AskedVersion asked = AskedVersion::Unset;
  Version version = 0;  // Of AskedVersion::Other.
  AskedMatch match = AskedMatch::Unset;
  std::optional<bool> send_initial_events = {};
  bool allow_bookmarks = false;
  std::optional<std::int64_t> timeout_seconds = {};

  [[nodiscard]] ListQuestion question() const;
  [[nodiscard]] bool selects_everything() const {
    return labels.is_everything() && fields.is_everything();
  }
};

// A resource version as a client sends it; nothing if it is no number.
[[nodiscard]] std::optional<Version> parse_version(std::string_view text);

// Refuses what a real server refuses (SV-06, SV-07, SV-08).
[[nodiscard]] std::variant<ListParameters, Failure> read_list_parameters(
    const RequestTarget& target, const ResourcePath& path);

}  // namespace kinform::inline v0::server
