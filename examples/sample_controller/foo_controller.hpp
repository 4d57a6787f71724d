// The well-known sample controller: each Foo wants a Deployment of its name and number of replicas.

#pragma once

#include <string>

#include <kinform/client.hpp>
#include <kinform/event_recorder.hpp>
#include <kinform/lister.hpp>
#include <kinform/manager.hpp>
#include <kinform/reconciler.hpp>
#include <kinform/resource.hpp>

namespace sample {

[[nodiscard]] const kinform::Resource& foos();
[[nodiscard]] const kinform::Resource& deployments();

// Adds the controller to a manager. `foo_resource` is foos(), except where something else plays
// their part. Lives as long as the manager's run.
class FooController {
 public:
  explicit FooController(kinform::Manager& manager, kinform::Resource foo_resource = foos(),
                         int workers = 2);

  [[nodiscard]] kinform::ReconcilerCounts counts() const { return reconciler_.counts(); }

 private:
  using Request = kinform::ReconcileRequest<kinform::Object>;
  using Outcome = kinform::Result<kinform::ReconcileOutcome>;

  [[nodiscard]] Outcome reconcile(const Request& request) const;
  [[nodiscard]] kinform::Result<kinform::ObjectPtr> find_or_create_deployment(
      const Request& request, const std::string& name) const;
  [[nodiscard]] kinform::Result<kinform::ObjectPtr> scale(const Request& request,
                                                          const kinform::Object& deployment) const;
  [[nodiscard]] kinform::Result<void> update_status(const Request& request,
                                                    const kinform::Object& deployment) const;
  [[nodiscard]] kinform::Json desired_deployment(const kinform::Object& foo,
                                                 const std::string& name) const;
  [[nodiscard]] bool controls(const kinform::Object& foo, const kinform::Object& deployment) const;

  const kinform::Resource foos_;
  const kinform::Client& client_;
  kinform::EventRecorder& recorder_;
  kinform::Reconciler<kinform::Object>& reconciler_;
  kinform::ObjectLister deployments_;
};

}  // namespace sample
