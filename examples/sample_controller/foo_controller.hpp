// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Kubernetes' sample-controller: creates a Deployment for each Foo, with the name and the number of
// replicas from its spec.

#pragma once

#include <string>

#include <kinform/api/apps/v1.hpp>
#include <kinform/api/apps/v1_draft.hpp>
#include <kinform/client.hpp>
#include <kinform/event_recorder.hpp>
#include <kinform/lister.hpp>
#include <kinform/manager.hpp>
#include <kinform/reconciler.hpp>
#include <samplecontroller/v1alpha1.hpp>
#include <samplecontroller/v1alpha1_draft.hpp>

namespace sample {

using kinform::apps::v1::Deployment;
using samplecontroller::v1alpha1::Foo;

// Adds the controller to a manager. The object must outlive the manager's run().
class FooController {
 public:
  explicit FooController(kinform::Manager& manager, int workers = 2);

  [[nodiscard]] kinform::ReconcilerCounts counts() const { return reconciler_.counts(); }

 private:
  using Request = kinform::ReconcileRequest<Foo>;
  using Outcome = kinform::Result<kinform::ReconcileOutcome>;

  [[nodiscard]] Outcome reconcile(const Request& request) const;
  [[nodiscard]] kinform::Result<Deployment> find_or_create_deployment(
      const Request& request, const std::string& name) const;
  [[nodiscard]] kinform::Result<Deployment> scale(const Request& request,
                                                  const Deployment& deployment) const;
  [[nodiscard]] kinform::Result<void> update_status(const Request& request,
                                                    const Deployment& deployment) const;

  const kinform::Client& client_;
  kinform::EventRecorder& recorder_;
  kinform::Reconciler<Foo>& reconciler_;
  const kinform::Lister<Deployment> deployments_;
};

}  // namespace sample
