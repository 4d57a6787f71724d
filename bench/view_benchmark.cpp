// What reading a field costs: through a typed view, and by name.

#include <benchmark/benchmark.h>

#include "kinform/core/v1.hpp"

namespace kinform {
namespace {

// A pod with the fields that most pods have.
core::v1::Pod sample_pod() {
  static const ObjectPtr object =
      parse_object(R"({"apiVersion":"v1","kind":"Pod","metadata":{"name":"web-0","namespace":"shop",
        "uid":"0a1b2c3d","resourceVersion":"123","creationTimestamp":"2024-01-02T03:04:05Z",
        "labels":{"app":"web","pod-template-hash":"abc","tier":"front"},"ownerReferences":[{"uid":"x"}]},
      "spec":{"volumes":[],"containers":[{"name":"web","image":"nginx"}],"restartPolicy":"Always",
        "terminationGracePeriodSeconds":30,"dnsPolicy":"ClusterFirst","serviceAccountName":"default",
        "nodeName":"node-17","securityContext":{},"schedulerName":"default-scheduler","tolerations":[],
        "priority":0,"enableServiceLinks":true,"preemptionPolicy":"PreemptLowerPriority"},
      "status":{"phase":"Running","conditions":[{"type":"Ready","status":"True"}],"hostIP":"10.1.0.1",
        "podIP":"10.2.3.4","podIPs":[{"ip":"10.2.3.4"}],"startTime":"2024-01-02T03:04:05Z",
        "containerStatuses":[{"name":"web","ready":true,"restartCount":2}],"qosClass":"BestEffort"}})")
          .value();
  return core::v1::Pod(object);
}

void text_field(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  const core::v1::PodSpec spec = pod.spec();
  for (auto _ : state) benchmark::DoNotOptimize(spec.node_name().size());
}
BENCHMARK(text_field);

void integer_field(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  const core::v1::PodSpec spec = pod.spec();
  for (auto _ : state) benchmark::DoNotOptimize(spec.priority());
}
BENCHMARK(integer_field);

void nested_view(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  for (auto _ : state) benchmark::DoNotOptimize(pod.spec().raw());
}
BENCHMARK(nested_view);

void absent_field(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  const core::v1::PodSpec spec = pod.spec();
  for (auto _ : state) benchmark::DoNotOptimize(spec.hostname().size());
}
BENCHMARK(absent_field);

// Two fields: the status, and one in it.
void path_of_two(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  for (auto _ : state) benchmark::DoNotOptimize(pod.status().pod_ip().size());
}
BENCHMARK(path_of_two);

void path_of_two_by_name(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  for (auto _ : state) {
    benchmark::DoNotOptimize((*pod.object())["status"]["podIP"].as_string().size());
  }
}
BENCHMARK(path_of_two_by_name);

void label(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  const auto labels = pod.metadata().labels();
  for (auto _ : state) benchmark::DoNotOptimize(labels["app"].size());
}
BENCHMARK(label);

}  // namespace
}  // namespace kinform
