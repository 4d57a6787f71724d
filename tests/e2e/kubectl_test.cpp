// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A released kubectl against the embedded server: the usual commands work.

#include <unistd.h>

#include <csignal>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/server.hpp"
#include "schema/kubernetes_release.hpp"
#include "testing/temporary_folder.hpp"
#include "tests/e2e/kubectl.hpp"
#include "tests/e2e/manifests.hpp"
#include "tests/e2e/real_cluster.hpp"

namespace kinform::inline v0::e2e {
namespace {

using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;
using namespace std::chrono_literals;

class KubectlTest : public ::testing::Test {
 protected:
  // Runs a command that must succeed, and returns its output.
  std::string run(const std::vector<std::string>& arguments) {
    const CommandResult result = kubectl_(arguments);
    EXPECT_TRUE(result.ok()) << ::testing::PrintToString(arguments) << ": " << result;
    return result.output;
  }
  std::string run_with_file(const std::vector<std::string>& arguments,
                            const std::string& manifest) {
    const CommandResult result = kubectl_.with_file(arguments, manifest);
    EXPECT_TRUE(result.ok()) << ::testing::PrintToString(arguments) << ": " << result;
    EXPECT_EQ(result.errors, "");
    return result.output;
  }
  void apply(const std::string& manifest) { run_with_file({"apply"}, manifest); }

  // Returns the value at a JSON path.
  std::string read(const std::string& object, const std::string& path) {
    return run({"get", object, "-o", "jsonpath={" + path + "}"});
  }

  const test_support::TemporaryFolder folder_;
  const std::unique_ptr<server::Server> server_ =
      server::Server::start({.tls = true, .simulate_pods = 20ms}).value();
  Kubectl kubectl_{folder_.write("kubeconfig", server_->kubeconfig())};
};

TEST_F(KubectlTest, VersionIsPrinted) {
  EXPECT_THAT(run({"version"}),
              AllOf(HasSubstr("Client Version: v" + version_of_environment() + "."),
                    HasSubstr("Server Version: " + std::string(schema::kKubernetesRelease))));
}

TEST_F(KubectlTest, ApplyCreatesThenConfiguresThenChangesNothing) {
  EXPECT_EQ(run_with_file({"apply"}, kDeployment), "deployment.apps/web created\n");
  EXPECT_EQ(run_with_file({"apply"}, kDeployment), "deployment.apps/web unchanged\n");
  std::string more = kDeployment;
  more.replace(more.find("replicas: 2"), 11, "replicas: 4");
  EXPECT_EQ(run_with_file({"apply"}, more), "deployment.apps/web configured\n");
  EXPECT_EQ(read("deployment/web", ".spec.replicas"), "4");
}

TEST_F(KubectlTest, ApplyRemovesFieldsThatLeftTheManifest) {
  apply(kDeployment);
  std::string less = kDeployment;
  const std::string labels = "  labels: {app: web}\nspec:";
  less.replace(less.find(labels), labels.size(), "spec:");
  apply(less);
  EXPECT_EQ(read("deployment/web", ".metadata.labels"), "");
}

TEST_F(KubectlTest, ApplyRejectsAnUnknownField) {
  std::string wrong = kDeployment;
  wrong.replace(wrong.find("replicas: 2"), 11, "replicass: 2");
  const CommandResult result = kubectl_.with_file({"apply"}, wrong);
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.errors, HasSubstr("unknown field \"spec.replicass\""));
}

TEST_F(KubectlTest, GetPrintsTables) {
  apply(kWalkthroughPod);
  run({"wait", "--for=condition=Ready", "pod/nginx-pod-for-informer01", "--timeout=30s"});
  EXPECT_THAT(
      run({"get", "pods"}),
      AllOf(StartsWith("NAME                       READY   STATUS    RESTARTS   AGE\n"),
            ContainsRegex("nginx-pod-for-informer01   1/1     Running   0          [0-9]+s")));
  EXPECT_THAT(run({"get", "pods", "-o", "wide"}),
              ContainsRegex("NAME +READY +STATUS +RESTARTS +AGE +IP +NODE +NOMINATED NODE"));
  EXPECT_THAT(run({"get", "pods", "-A"}), ContainsRegex("NAMESPACE +NAME.*\ndefault +nginx-pod"));
  EXPECT_THAT(run({"get", "pods", "-l", "app=nginx"}), HasSubstr("nginx-pod-for-informer01"));
  EXPECT_EQ(kubectl_({"get", "pods", "-l", "app=other"}).errors,
            "No resources found in default namespace.\n");
  EXPECT_THAT(run({"get", "pods", "--show-labels"}), HasSubstr("app=nginx"));
  EXPECT_THAT(run({"get", "ns,pods"}),
              AllOf(HasSubstr("namespace/default"), HasSubstr("pod/nginx")));
  EXPECT_EQ(run({"get", "pods", "-o", "name"}), "pod/nginx-pod-for-informer01\n");
  EXPECT_THAT(run({"get", "pods", "--field-selector", "status.phase=Running"}),
              HasSubstr("nginx-pod-for-informer01"));
  EXPECT_THAT(run({"get", "pods", "--sort-by=.metadata.name"}), HasSubstr("nginx-pod"));
}

TEST_F(KubectlTest, GetPrintsObjects) {
  apply(kWalkthroughPod);
  EXPECT_THAT(run({"get", "pod/nginx-pod-for-informer01", "-o", "yaml"}),
              AllOf(StartsWith("apiVersion: v1\nkind: Pod\n"), HasSubstr("image: nginx:1.21")));
  EXPECT_THAT(run({"get", "pods", "-o", "json"}),
              AllOf(HasSubstr("\"kind\": \"List\""), HasSubstr("\"image\": \"nginx:1.21\"")));
  const CommandResult absent = kubectl_({"get", "pod", "absent"});
  EXPECT_EQ(absent.status, 1);
  EXPECT_EQ(absent.errors, "Error from server (NotFound): pods \"absent\" not found\n");
}

TEST_F(KubectlTest, GetWatchesChanges) {
  const auto watch = kubectl_.start({"get", "configmaps", "-w", "--output-watch-events"});
  run({"create", "configmap", "settings", "--from-literal=colour=red"});
  ASSERT_TRUE(watch->wait_for_output("ADDED")) << watch->errors();
  run({"patch", "configmap", "settings", "-p", R"({"data":{"colour":"blue","size":"3"}})"});
  ASSERT_TRUE(watch->wait_for_output("MODIFIED")) << watch->errors();
  run({"delete", "configmap", "settings"});
  ASSERT_TRUE(watch->wait_for_output("DELETED")) << watch->errors();
  EXPECT_THAT(watch->output(), ContainsRegex("EVENT +NAME +DATA +AGE\nADDED +settings +1 .*\n"
                                             "MODIFIED +settings +2 .*\nDELETED +settings +2 "));
  watch->send_signal(SIGINT);
}

TEST_F(KubectlTest, DescribeShowsTheObjectAndItsEvents) {
  apply(kWalkthroughPod);
  run({"wait", "--for=condition=Ready", "pod/nginx-pod-for-informer01", "--timeout=30s"});
  EXPECT_THAT(
      run({"describe", "pod", "nginx-pod-for-informer01"}),
      AllOf(ContainsRegex("Name: +nginx-pod-for-informer01"), ContainsRegex("Status: +Running"),
            HasSubstr("nginx:1.21"), HasSubstr("Events:")));
  apply(kDeployment);
  EXPECT_THAT(run({"describe", "deployment", "web"}), ContainsRegex("Replicas: +2 desired"));
  EXPECT_THAT(run({"describe", "namespace", "default"}), ContainsRegex("Status: +Active"));
}

TEST_F(KubectlTest, LabelAndAnnotateAddChangeAndRemove) {
  apply(kWalkthroughPod);
  const std::string pod = "pod/nginx-pod-for-informer01";
  EXPECT_EQ(run({"label", pod, "region=bj"}), pod + " labeled\n");
  EXPECT_EQ(read(pod, ".metadata.labels.region"), "bj");
  EXPECT_THAT(kubectl_({"label", pod, "region=sh"}).errors, HasSubstr("--overwrite is false"));
  run({"label", pod, "region=sh", "--overwrite"});
  EXPECT_EQ(read(pod, ".metadata.labels.region"), "sh");
  run({"label", pod, "region-"});
  EXPECT_EQ(read(pod, ".metadata.labels.region"), "");
  EXPECT_EQ(run({"annotate", pod, "note=one two"}), pod + " annotated\n");
  EXPECT_EQ(read(pod, ".metadata.annotations.note"), "one two");
  run({"annotate", pod, "note-"});
  EXPECT_EQ(read(pod, ".metadata.annotations.note"), "");
}

TEST_F(KubectlTest, PatchesOfEachType) {
  apply(kDeployment);
  run({"patch", "deployment", "web", "--type=json", "-p",
       R"([{"op":"replace","path":"/spec/replicas","value":3}])"});
  EXPECT_EQ(read("deployment/web", ".spec.replicas"), "3");
  run({"patch", "deployment", "web", "--type=merge", "-p",
       R"({"metadata":{"labels":{"tier":"front"}}})"});
  EXPECT_EQ(read("deployment/web", ".metadata.labels.tier"), "front");
  run({"patch", "deployment", "web", "--type=strategic", "-p",
       R"({"spec":{"template":{"spec":{"containers":[{"name":"log","image":"log:1"}]}}}})"});
  EXPECT_EQ(read("deployment/web", ".spec.template.spec.containers[*].name"), "log nginx");
  const CommandResult refused = kubectl_({"patch", "deployment", "web", "--type=json", "-p",
                                          R"([{"op":"test","path":"/spec/replicas","value":9}])"});
  EXPECT_EQ(refused.status, 1);
  run({"patch", "deployment", "web", "--subresource=status", "--type=merge", "-p",
       R"({"status":{"observedGeneration":1}})"});
  EXPECT_EQ(read("deployment/web", ".status.observedGeneration"), "1");
}

TEST_F(KubectlTest, EditSendsWhatTheEditorSaved) {
  apply(kDeployment);
  kubectl_.set_editor("sed -i 's/replicas: 2/replicas: 5/' \"$1\"\n");
  EXPECT_EQ(run({"edit", "deployment", "web"}), "deployment.apps/web edited\n");
  EXPECT_EQ(read("deployment/web", ".spec.replicas"), "5");
  kubectl_.set_editor("true\n");
  EXPECT_THAT(kubectl_({"edit", "deployment", "web"}).errors, HasSubstr("no changes made"));
}

TEST_F(KubectlTest, ReplaceNeedsTheNewestVersion) {
  apply(kDeployment);
  const std::string old = run({"get", "deployment", "web", "-o", "json"});
  run({"label", "deployment", "web", "tier=front"});
  const CommandResult conflict = kubectl_.with_file({"replace"}, old);
  EXPECT_EQ(conflict.status, 1);
  EXPECT_THAT(conflict.errors, HasSubstr("Conflict"));
}

TEST_F(KubectlTest, ScaleChangesTheReplicas) {
  apply(kDeployment);
  EXPECT_EQ(run({"scale", "deployment", "web", "--replicas=7"}), "deployment.apps/web scaled\n");
  EXPECT_EQ(read("deployment/web", ".spec.replicas"), "7");
  EXPECT_THAT(
      kubectl_({"scale", "deployment", "web", "--current-replicas=2", "--replicas=1"}).errors,
      HasSubstr("Expected replicas to be 2, was 7"));
  apply(kWidgetDefinition);
  run({"wait", "--for=condition=Established", "crd/widgets.example.com", "--timeout=30s"});
  apply(kWidget);
  run({"scale", "widget", "first", "--replicas=4"});
  EXPECT_EQ(read("widget/first", ".spec.replicas"), "4");
}

TEST_F(KubectlTest, RolloutStatusFollowsTheDeployment) {
  apply(kDeployment);
  const auto status = kubectl_.start({"rollout", "status", "deployment/web", "--timeout=60s"});
  ASSERT_TRUE(status->wait_for_output("Waiting for deployment")) << status->errors();
  run({"patch", "deployment", "web", "--subresource=status", "--type=merge", "-p",
       R"({"status":{"observedGeneration":1,"replicas":2,"updatedReplicas":2,"readyReplicas":2,)"
       R"("availableReplicas":2}})"});
  EXPECT_EQ(status->wait(), 0) << status->errors();
  EXPECT_THAT(status->output(), HasSubstr("deployment \"web\" successfully rolled out"));
  EXPECT_EQ(run({"rollout", "restart", "deployment/web"}), "deployment.apps/web restarted\n");
}

constexpr const char* kOwner = R"(apiVersion: v1
kind: ConfigMap
metadata: {name: owner}
)";

// A ConfigMap owned by the object with this uid.
std::string dependent_of(const std::string& uid) {
  return R"(apiVersion: v1
kind: ConfigMap
metadata:
  name: dependent
  ownerReferences:
    - {apiVersion: v1, kind: ConfigMap, name: owner, uid: )" +
         uid + ", blockOwnerDeletion: true}\n";
}

TEST_F(KubectlTest, BackgroundDeleteRemovesDependents) {
  apply(kOwner);
  apply(dependent_of(read("configmap/owner", ".metadata.uid")));
  EXPECT_EQ(run({"delete", "configmap", "owner", "--cascade=background"}),
            "configmap \"owner\" deleted from default namespace\n");
  run({"wait", "--for=delete", "configmap/dependent", "--timeout=30s"});
}

TEST_F(KubectlTest, ForegroundDeleteWaitsForDependents) {
  apply(kOwner);
  apply(dependent_of(read("configmap/owner", ".metadata.uid")));
  run({"delete", "configmap", "owner", "--cascade=foreground", "--timeout=30s"});
  EXPECT_THAT(kubectl_({"get", "configmap", "dependent"}).errors, HasSubstr("NotFound"));
}

TEST_F(KubectlTest, OrphanDeleteKeepsDependents) {
  apply(kOwner);
  apply(dependent_of(read("configmap/owner", ".metadata.uid")));
  run({"delete", "configmap", "owner", "--cascade=orphan", "--timeout=30s"});
  EXPECT_EQ(read("configmap/dependent", ".metadata.ownerReferences"), "");
}

TEST_F(KubectlTest, DeletesBySelectorAndAll) {
  for (const char* const name : {"a", "b", "c"}) run({"create", "configmap", name});
  run({"label", "configmap", "a", "b", "tier=web"});
  run({"delete", "configmaps", "-l", "tier=web"});
  EXPECT_EQ(run({"get", "configmaps", "-o", "name"}), "configmap/c\n");
  run({"delete", "configmaps", "--all"});
  EXPECT_EQ(run({"get", "configmaps", "-o", "name"}), "");
}

TEST_F(KubectlTest, WaitEndsWithItsConditionOrTimeout) {
  apply(kWalkthroughPod);
  EXPECT_EQ(run({"wait", "--for=jsonpath={.status.phase}=Running", "pod/nginx-pod-for-informer01",
                 "--timeout=30s"}),
            "pod/nginx-pod-for-informer01 condition met\n");
  const CommandResult late =
      kubectl_({"wait", "--for=condition=Absent", "pod/nginx-pod-for-informer01", "--timeout=1s"});
  EXPECT_EQ(late.status, 1);
  EXPECT_THAT(late.errors, HasSubstr("timed out waiting"));
}

TEST_F(KubectlTest, ServerSideApplyOwnsFieldsAndFindsConflicts) {
  EXPECT_EQ(run_with_file({"apply", "--server-side", "--field-manager=one"}, kDeployment),
            "deployment.apps/web serverside-applied\n");
  EXPECT_THAT(run({"get", "deployment", "web", "-o", "yaml", "--show-managed-fields"}),
              AllOf(HasSubstr("manager: one"), HasSubstr("operation: Apply")));
  std::string other = kDeployment;
  other.replace(other.find("replicas: 2"), 11, "replicas: 9");
  const CommandResult conflict =
      kubectl_.with_file({"apply", "--server-side", "--field-manager=two"}, other);
  EXPECT_EQ(conflict.status, 1);
  EXPECT_THAT(conflict.errors,
              AllOf(HasSubstr("conflict with \"one\""), HasSubstr(".spec.replicas")));
  run_with_file({"apply", "--server-side", "--field-manager=two", "--force-conflicts"}, other);
  EXPECT_EQ(read("deployment/web", ".spec.replicas"), "9");
}

TEST_F(KubectlTest, DiffShowsWhatApplyWouldChange) {
  apply(kDeployment);
  EXPECT_EQ(kubectl_.with_file({"diff"}, kDeployment).status, 0);
  std::string more = kDeployment;
  more.replace(more.find("replicas: 2"), 11, "replicas: 4");
  const CommandResult difference = kubectl_.with_file({"diff"}, more);
  EXPECT_EQ(difference.status, 1) << difference;
  EXPECT_THAT(difference.output, AllOf(HasSubstr("-  replicas: 2"), HasSubstr("+  replicas: 4")));
  EXPECT_EQ(read("deployment/web", ".spec.replicas"), "2");
}

TEST_F(KubectlTest, ApiResourcesAndVersions) {
  EXPECT_THAT(run({"api-resources"}),
              AllOf(ContainsRegex("pods +po +v1 +true +Pod"),
                    ContainsRegex("deployments +deploy +apps/v1 +true +Deployment"),
                    ContainsRegex("namespaces +ns +v1 +false +Namespace")));
  EXPECT_THAT(run({"api-versions"}), AllOf(HasSubstr("apps/v1\n"), HasSubstr("\nv1\n")));
}

TEST_F(KubectlTest, CustomResourcesAreExplainedListedAndValidated) {
  apply(kWidgetDefinition);
  run({"wait", "--for=condition=Established", "crd/widgets.example.com", "--timeout=30s"});
  EXPECT_THAT(run({"explain", "widgets"}), AllOf(HasSubstr("KIND:       Widget"),
                                                 HasSubstr("A widget of the example company.")));
  EXPECT_THAT(run({"explain", "widgets.spec.size"}),
              AllOf(HasSubstr("FIELD: size <integer>"), HasSubstr("How large it is.")));
  apply(kWidget);
  EXPECT_EQ(read("widget/first", ".spec.colour"), "red");
  EXPECT_THAT(run({"get", "wd"}), ContainsRegex("NAME +SIZE\nfirst +3\n"));
  std::string wrong = kWidget;
  wrong.replace(wrong.find("size: 3"), 7, "size: 0");
  const CommandResult refused = kubectl_.with_file({"apply"}, wrong);
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.errors, HasSubstr("spec.size"));
}

TEST_F(KubectlTest, ExplainOfABuiltInKind) {
  EXPECT_THAT(run({"explain", "deployment.spec.replicas"}), HasSubstr("FIELD: replicas <integer>"));
}

TEST_F(KubectlTest, NamespacesAreCreatedAndDeletedWithTheirContents) {
  EXPECT_EQ(run({"create", "namespace", "shop"}), "namespace/shop created\n");
  run({"create", "configmap", "settings", "-n", "shop"});
  run({"delete", "namespace", "shop", "--timeout=30s"});
  EXPECT_THAT(kubectl_({"get", "configmap", "settings", "-n", "shop"}).errors,
              HasSubstr("NotFound"));
}

TEST_F(KubectlTest, AuthWhoamiAndCanI) {
  EXPECT_THAT(run({"auth", "whoami"}), ContainsRegex("ATTRIBUTE +VALUE\nUsername +[a-z]"));
  EXPECT_EQ(run({"auth", "can-i", "create", "pods"}), "yes\n");
}

TEST_F(KubectlTest, LogsOfASimulatedPod) {
  apply(kWalkthroughPod);
  run({"wait", "--for=condition=Ready", "pod/nginx-pod-for-informer01", "--timeout=30s"});
  EXPECT_THAT(run({"logs", "nginx-pod-for-informer01"}), Not(::testing::IsEmpty()));
}

TEST_F(KubectlTest, RunExposeAndSetImage) {
  run({"create", "deployment", "shop", "--image=shop:1", "--replicas=2"});
  run({"expose", "deployment", "shop", "--port=80"});
  EXPECT_EQ(read("service/shop", ".spec.ports[0].port"), "80");
  run({"set", "image", "deployment/shop", "shop=shop:2"});
  EXPECT_EQ(read("deployment/shop", ".spec.template.spec.containers[0].image"), "shop:2");
  run({"create", "secret", "generic", "door", "--from-literal=key=brass"});
  EXPECT_EQ(read("secret/door", ".data.key"), "YnJhc3M=");
  run({"run", "once", "--image=shop:1"});
  EXPECT_EQ(read("pod/once", ".spec.containers[0].image"), "shop:1");
}

// Runs the example of the documentation: a pod is applied, labelled and deleted while an informer
// prints the changes.
TEST_F(KubectlTest, InformerPrintsTheWalkthrough) {
  const auto plain = server::Server::start({.tls = true}).value();
  Kubectl kubectl(folder_.write("walkthrough", plain->kubeconfig()));
  test_support::ChildProcess informer(
      KINFORM_TOOL, {"watch", "pods", "--kubeconfig", folder_.path_of("walkthrough")},
      {.environment = {{"TZ", "UTC"}}});
  const std::string name = "nginx-pod-for-informer01";
  const std::string time = "[0-9]{4}/[0-9]{2}/[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2} ";

  ASSERT_TRUE(kubectl.with_file({"apply"}, kWalkthroughPod).ok());
  ASSERT_TRUE(informer.wait_for_output("New Pod Added to Store: " + name)) << informer.errors();
  ASSERT_TRUE(kubectl({"label", "pod", name, "region=bj"}).ok());
  ASSERT_TRUE(informer.wait_for_output(name + " Pod Updated to " + name)) << informer.errors();
  ASSERT_TRUE(kubectl({"delete", "pod", name, "--wait=false"}).ok());
  ASSERT_TRUE(informer.wait_for_output("Pod Deleted from Store: " + name)) << informer.errors();
  informer.send_signal(SIGTERM);
  EXPECT_EQ(informer.wait(), 0);
  // Expect two updates: the label, and the deletion timestamp.
  const std::string updated = time + name + " Pod Updated to " + name + "\n";
  EXPECT_THAT(informer.output(),
              ContainsRegex(time + "New Pod Added to Store: " + name + "\n" + updated + updated +
                            time + "Pod Deleted from Store: " + name + "\n"));
}

}  // namespace
}  // namespace kinform::inline v0::e2e
