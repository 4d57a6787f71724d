// The steps that writes have in common.

#pragma once

#include <optional>
#include <string>
#include <variant>

#include "kinform/json.hpp"
#include "server/api/cluster.hpp"
#include "server/request/failure.hpp"
#include "server/api/writes.hpp"

namespace kinform::inline v0::server {

template <class T>
using OrFailure = std::variant<T, Failure>;

// Whether the write is only tried. `options_kind` names, in the refusal, what was asked with.
[[nodiscard]] OrFailure<bool> read_dry_run(const RequestTarget& target,
                                           std::string_view options_kind);
[[nodiscard]] OrFailure<bool> read_dry_run(std::string_view asked, std::string_view options_kind);

// Turns a body in protobuf form into JSON, so that nobody else has to know of it.
[[nodiscard]] std::optional<Failure> settle_body(WriteRequest& request);

// The object in a request's body, of the right kind.
[[nodiscard]] OrFailure<Json> read_object(const WriteRequest& request);

// Drops what is empty, as the typed objects of a real server do, and what clients may not set.
void tidy_metadata(Json& metadata);

// The answer that shows an object that has been stored.
[[nodiscard]] ApiResponse stored_response(const Entry& entry, const WriteRequest& request,
                                        int status);
// The same of one that was only tried.
[[nodiscard]] ApiResponse tried_response(const KindFacts& kind, const Json& object, EntryForm form,
                                       int status);

// Whether nothing keeps an object any longer that is being deleted.
[[nodiscard]] bool is_released(const Json& object);

// Removes an object for good, and its namespace if that was the last one in it and has to go.
EntryPtr remove_for_good(Cluster& cluster, const KindFacts& kind, const Entry& entry);

// Stores what replaces `current`, of which `before` is the document; removes the object if that has
// released it. An object that has not changed keeps its version.
EntryPtr store_changed(Cluster& cluster, const KindFacts& kind, const Entry& current,
                       const Json& before, Json object);

}  // namespace kinform::inline v0::server
