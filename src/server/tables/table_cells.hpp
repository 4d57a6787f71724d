// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Table cells that are computed from several fields of an object.

#pragma once

#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/json.hpp"

namespace kinform::inline v0::server {

// Cells of pods.
[[nodiscard]] std::string pod_ready_cell(const Json& pod);
[[nodiscard]] std::string pod_status_cell(const Json& pod);
[[nodiscard]] std::string pod_restarts_cell(const Json& pod, WallTime now);
[[nodiscard]] std::string pod_readiness_gates_cell(const Json& pod);

// Cells of services.
[[nodiscard]] std::string external_ip_cell(const Json& service);
[[nodiscard]] std::string service_ports_cell(const Json& service);

// Cells of workloads. `pod_spec` is the `spec` of the pod template.
[[nodiscard]] std::string container_names_cell(const Json& pod_spec);
[[nodiscard]] std::string container_images_cell(const Json& pod_spec);
[[nodiscard]] std::string job_status_cell(const Json& job);
[[nodiscard]] Json job_duration_cell(const Json& job, WallTime now);

// Cells of nodes.
[[nodiscard]] std::string node_status_cell(const Json& node);
[[nodiscard]] std::string node_roles_cell(const Json& node);
// Returns the node's address of a type such as "InternalIP"; `<none>` if there is none.
[[nodiscard]] std::string node_address_cell(const Json& node, std::string_view type);

[[nodiscard]] std::string endpoints_cell(const Json& endpoints);
[[nodiscard]] std::string ingress_hosts_cell(const Json& ingress);
[[nodiscard]] std::string load_balancer_cell(const Json& status);
[[nodiscard]] std::string access_modes_cell(const Json& modes);

// Returns a label selector as text; `<none>` if it selects everything.
[[nodiscard]] std::string selector_cell(const Json& label_selector);
// Returns labels as `a=1,b=2`; `<none>` if there are none.
[[nodiscard]] std::string labels_cell(const Json& labels);

}  // namespace kinform::inline v0::server
