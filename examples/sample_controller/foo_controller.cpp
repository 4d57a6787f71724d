#include "examples/sample_controller/foo_controller.hpp"

#include <utility>

namespace sample {

using kinform::Error;
using kinform::ErrorCode;
using kinform::EventType;
using kinform::Json;
using kinform::Object;
using kinform::ObjectKey;
using kinform::ObjectPtr;
using kinform::ReconcileOutcome;
using kinform::Resource;
using kinform::Result;

namespace {

std::int64_t wanted_replicas(const Object& foo) {
  return foo.at("/spec/replicas").as_int64(1);
}

}  // namespace

const Resource& foos() {
  static const Resource resource{
      .group = "samplecontroller.k8s.io", .version = "v1alpha1", .plural = "foos", .kind = "Foo"};
  return resource;
}

const Resource& deployments() {
  static const Resource resource{
      .group = "apps", .version = "v1", .plural = "deployments", .kind = "Deployment"};
  return resource;
}

FooController::FooController(kinform::Manager& manager, Resource foo_resource, int workers)
    : foos_(std::move(foo_resource)),
      client_(manager.client()),
      recorder_(manager.recorder()),
      reconciler_(manager.add_reconciler<Object>(
          foos_, [this](const Request& request) { return reconcile(request); },
          {.workers = workers})),
      deployments_(reconciler_.owns(deployments())) {}

FooController::Outcome FooController::reconcile(const Request& request) const {
  if (!request.object) return ReconcileOutcome::done();  // Deleted; its Deployment goes with it.
  const Object& foo = *request.object;
  const std::string name(foo["spec"]["deploymentName"].as_string());
  if (name.empty()) {
    // Nothing will change until somebody edits the Foo.
    return ReconcileOutcome::give_up({ErrorCode::Invalid, "spec.deploymentName is empty"});
  }

  Result<ObjectPtr> deployment = find_or_create_deployment(request, name);
  if (!deployment) return deployment.error();
  if (!controls(foo, **deployment)) {
    const std::string message =
        "Resource \"" + name + "\" already exists and is not managed by Foo";
    recorder_.event(foo, EventType::Warning, "ErrResourceExists", message);
    return Error{ErrorCode::AlreadyExists, message};
  }
  if ((*deployment)->at("/spec/replicas").as_int64() != wanted_replicas(foo)) {
    deployment = scale(request, **deployment);
    if (!deployment) return deployment.error();
  }

  if (const Result<void> written = update_status(request, **deployment); !written) {
    return written.error();
  }
  recorder_.event(foo, EventType::Normal, "Synced", "Foo synced successfully");
  return ReconcileOutcome::done();
}

Result<ObjectPtr> FooController::find_or_create_deployment(const Request& request,
                                                           const std::string& name) const {
  const ObjectKey key(request.key.namespace_name, name);
  if (ObjectPtr cached = deployments_.find(key)) return cached;
  Result<ObjectPtr> created =
      client_.create(deployments(), desired_deployment(*request.object, name), {}, request.stop);
  // The cache may be behind: we, or a leader before us, created it a moment ago.
  if (!created && created.error().code == ErrorCode::AlreadyExists) {
    return client_.get(deployments(), key, {}, request.stop);
  }
  return created;
}

Result<ObjectPtr> FooController::scale(const Request& request, const Object& deployment) const {
  Json changed = kinform::edit(deployment);
  changed["spec"]["replicas"] = wanted_replicas(*request.object);
  return client_.update(deployments(), changed, {}, request.stop);
}

Result<void> FooController::update_status(const Request& request, const Object& deployment) const {
  const std::int64_t available = deployment.at("/status/availableReplicas").as_int64();
  const kinform::Value known = request.object->at("/status/availableReplicas");
  if (known && known.as_int64() == available) return {};  // Nothing to write is no write.
  Json changed = kinform::edit(*request.object);
  changed["status"]["availableReplicas"] = available;
  const Result<ObjectPtr> written = client_.update_status(foos_, changed, {}, request.stop);
  if (!written) return written.error();
  return {};
}

Json FooController::desired_deployment(const Object& foo, const std::string& name) const {
  const Json labels = {{"app", "nginx"}, {"controller", foo.name()}};
  const Json owner = {{"apiVersion", foos_.api_version()},
                      {"kind", foos_.kind},
                      {"name", foo.name()},
                      {"uid", foo.uid()},
                      {"controller", true},
                      {"blockOwnerDeletion", true}};
  return {
      {"apiVersion", "apps/v1"},
      {"kind", "Deployment"},
      {"metadata",
       {{"name", name},
        {"namespace", foo.namespace_name()},
        {"ownerReferences", Json::array({owner})}}},
      {"spec",
       {{"replicas", wanted_replicas(foo)},
        {"selector", {{"matchLabels", labels}}},
        {"template",
         {{"metadata", {{"labels", labels}}},
          {"spec",
           {{"containers", Json::array({{{"name", "nginx"}, {"image", "nginx:latest"}}})}}}}}}}};
}

bool FooController::controls(const Object& foo, const Object& deployment) const {
  for (const kinform::Value owner : deployment.owner_references().elements()) {
    if (owner["controller"].as_bool()) return owner["uid"].as_string() == foo.uid();
  }
  return false;
}

}  // namespace sample
