// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/fake_lease.hpp"

#include <string>
#include <utility>

namespace kinform::inline v0::test_support {

namespace {

using controller::Election;

Error refusal(ErrorCode code, int status) {
  Error error(code, "lease: " + std::string(to_string(code)));
  error.http_status = status;
  return error;
}

}  // namespace

Result<ObjectPtr> FakeLease::response(const Election::Ask& ask) {
  switch (ask.verb) {
    case Election::Verb::Get:
      return get();
    case Election::Verb::Create:
      return create(ask.lease);
    case Election::Verb::Update:
      break;
  }
  return update(ask.lease);
}

Result<ObjectPtr> FakeLease::get() const {
  if (!lease_) return refusal(ErrorCode::NotFound, 404);
  return lease_;
}

Result<ObjectPtr> FakeLease::create(const Json& lease) {
  if (lease_) return refusal(ErrorCode::AlreadyExists, 409);
  return store(lease);
}

Result<ObjectPtr> FakeLease::update(const Json& lease) {
  if (!lease_) return refusal(ErrorCode::NotFound, 404);
  const std::string_view based_on = lease["metadata"]["resourceVersion"].as_string();
  if (!based_on.empty() && based_on != lease_->resource_version()) {
    return refusal(ErrorCode::Conflict, 409);
  }
  return store(lease);
}

void FakeLease::write(const controller::LeaseRecord& record) {
  Json lease = lease_ ? edit(*lease_) : controller::new_lease({"kube-system", "test"});
  controller::write_record(lease, record);
  std::ignore = store(std::move(lease));
}

ObjectPtr FakeLease::store(Json lease) {
  lease["metadata"]["resourceVersion"] = std::to_string(++version_);
  lease_ = parse_object(lease.to_json()).value();
  return lease_;
}

}  // namespace kinform::inline v0::test_support
