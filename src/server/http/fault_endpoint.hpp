// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// HTTP access to the fault plan, for tests in other processes and for experiments by hand.

#pragma once

#include "server/api/api.hpp"
#include "server/http/fault_json.hpp"
#include "server/http/fault_plan.hpp"
#include "server/http/front.hpp"

namespace kinform::inline v0::server {

// Used only by the thread of the Front (the HTTP front end). May be destroyed before its responses
// are written.
class FaultEndpoint {
 public:
  // All arguments must outlive the endpoint.
  FaultEndpoint(Api& api, FaultPlan& faults, Front& front)
      : api_(api), faults_(faults), front_(front) {}

  // GET shows the plan, DELETE clears it, POST adds a request fault or triggers a server fault.
  [[nodiscard]] FaultResponse handle(const ApiRequest& request);

 private:
  [[nodiscard]] FaultResponse add(const std::string& body);
  [[nodiscard]] FaultResponse act(const ServerFault& fault);
  [[nodiscard]] ApiResponse show_plan(int status) const;

  Api& api_;
  FaultPlan& faults_;
  Front& front_;
};

}  // namespace kinform::inline v0::server
