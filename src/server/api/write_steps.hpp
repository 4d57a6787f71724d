// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Functions that create, update, patch and delete requests have in common.

#pragma once

#include <optional>
#include <string>
#include <variant>

#include "kinform/json.hpp"
#include "server/api/cluster.hpp"
#include "server/api/writes.hpp"
#include "server/request/failure.hpp"

namespace kinform::inline v0::server {

template <class T>
using OrFailure = std::variant<T, Failure>;

// Parse `dryRun` and return whether the write is a dry run. `options_kind`, such as
// "DeleteOptions", is the kind that the error message names.
[[nodiscard]] OrFailure<bool> read_dry_run(const RequestTarget& target,
                                           std::string_view options_kind);
[[nodiscard]] OrFailure<bool> read_dry_run(std::string_view asked, std::string_view options_kind);

// Converts a protobuf body to JSON, so that all later steps handle JSON only.
[[nodiscard]] std::optional<Failure> convert_protobuf_body(WriteRequest& request);

// Parses the object in the request body and checks its kind.
[[nodiscard]] OrFailure<Json> read_object(const WriteRequest& request);

// Drops empty fields, which a Go server would not encode (omitempty), and fields that clients may
// not set.
void tidy_metadata(Json& metadata);

// Returns a failure if the object is too large or too deeply nested to be stored. Patches, defaults
// and managedFields can make it larger than the request was.
[[nodiscard]] std::optional<Failure> check_extent(const Cluster& cluster, const Json& object);

// The response that shows a stored object.
[[nodiscard]] ApiResponse stored_response(const Entry& entry, const WriteRequest& request,
                                          int status);
// The response to a dry run: the object that would have been stored.
[[nodiscard]] ApiResponse dry_run_response(const KindFacts& kind, const Json& object,
                                           EntryForm form, int status);

// Returns whether an object that is being deleted has neither finalizers nor a grace period left.
[[nodiscard]] bool is_released(const Json& object);

// Removes an object from the store. Also removes its namespace if the namespace is being deleted
// and is now empty.
EntryPtr remove_for_good(Cluster& cluster, const KindFacts& kind, const Entry& entry);

// Replaces the stored object `current`, whose JSON form is `before`, by `object`. If the two do not
// differ, the object keeps its version. If `object` is being deleted and has no finalizers left, it
// is removed instead.
EntryPtr store_changed(Cluster& cluster, const KindFacts& kind, const Entry& current,
                       const Json& before, Json object);

}  // namespace kinform::inline v0::server
