// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "foo_controller.hpp"

#include <cstdint>
#include <utility>

namespace sample {

using kinform::Error;
using kinform::ErrorCode;
using kinform::EventType;
using kinform::ObjectKey;
using kinform::ReconcileOutcome;
using kinform::Result;

namespace {

std::int32_t desired_replicas(const Foo& foo) {
  return foo.spec().replicas().value_or(1);
}

Deployment::Draft desired_deployment(const Foo& foo, const std::string& name) {
  Deployment::Draft draft;
  draft.metadata().set_name(name).set_namespace_name(foo.metadata().namespace_name());
  draft.metadata()
      .owner_references()
      .add()
      .set_api_version(Foo::resource().api_version())
      .set_kind(Foo::resource().kind)
      .set_name(foo.metadata().name())
      .set_uid(foo.metadata().uid())
      .set_controller(true)
      .set_block_owner_deletion(true);
  draft.spec().set_replicas(desired_replicas(foo));
  for (auto labels :
       {draft.spec().selector().match_labels(), draft.spec().template_().metadata().labels()}) {
    labels.set("app", "nginx");
    labels.set("controller", foo.metadata().name());
  }
  draft.spec().template_().spec().containers().add().set_name("nginx").set_image("nginx:latest");
  return draft;
}

bool controls(const Foo& foo, const Deployment& deployment) {
  for (const auto owner : deployment.metadata().owner_references()) {
    if (owner.controller().value_or(false)) return owner.uid() == foo.metadata().uid();
  }
  return false;
}

}  // namespace

FooController::FooController(kinform::Manager& manager, int workers)
    : client_(manager.client()),
      recorder_(manager.recorder()),
      reconciler_(manager.add_reconciler<Foo>(
          [this](const Request& request) { return reconcile(request); }, {.workers = workers})),
      deployments_(reconciler_.owns<Deployment>()) {}

FooController::Outcome FooController::reconcile(const Request& request) const {
  if (!request.object) return ReconcileOutcome::done();  // Deleted, with its Deployment.
  const Foo& foo = request.object;
  const std::string name(foo.spec().deployment_name().value_or(""));
  if (name.empty()) {
    // Give up: a retry cannot succeed before the Foo is edited.
    recorder_.event(*foo.object(), EventType::Warning, "ErrNoName", "deploymentName is empty");
    return ReconcileOutcome::give_up({ErrorCode::Invalid, "spec.deploymentName is empty"});
  }

  Result<Deployment> deployment = find_or_create_deployment(request, name);
  if (!deployment) return deployment.error();
  if (!controls(foo, *deployment)) {
    const std::string message =
        "Resource \"" + name + "\" already exists and is not managed by Foo";
    recorder_.event(*foo.object(), EventType::Warning, "ErrResourceExists", message);
    return Error{ErrorCode::AlreadyExists, message};
  }
  if (deployment->spec().replicas() != desired_replicas(foo)) {
    deployment = scale(request, *deployment);
    if (!deployment) return deployment.error();
  }

  if (const Result<void> written = update_status(request, *deployment); !written) {
    return written.error();
  }
  recorder_.event(*foo.object(), EventType::Normal, "Synced", "Foo synced successfully");
  return ReconcileOutcome::done();
}

Result<Deployment> FooController::find_or_create_deployment(const Request& request,
                                                            const std::string& name) const {
  if (Deployment cached = deployments_.find({request.key.namespace_name, name})) return cached;
  const auto deployments = client_.resource<Deployment>().in(request.key.namespace_name);
  Result<Deployment> created =
      deployments.create(desired_deployment(request.object, name), request.stop);
  // The cache may lag: this process, or the previous leader, may just have created the Deployment.
  if (!created && created.error().code == ErrorCode::AlreadyExists) {
    return deployments.get(name, request.stop);
  }
  return created;
}

Result<Deployment> FooController::scale(const Request& request,
                                        const Deployment& deployment) const {
  Deployment::Draft changed = Deployment::Draft::from(deployment);
  changed.spec().set_replicas(desired_replicas(request.object));
  return client_.resource<Deployment>().update(changed, request.stop);
}

Result<void> FooController::update_status(const Request& request,
                                          const Deployment& deployment) const {
  const std::int32_t available = deployment.status().available_replicas();
  if (request.object.status().available_replicas() == available) return {};  // No change to write.
  Foo::Draft changed = Foo::Draft::from(request.object);
  changed.status().set_available_replicas(available);
  const Result<Foo> written = client_.resource<Foo>().update_status(changed, request.stop);
  if (!written) return written.error();
  return {};
}

}  // namespace sample
