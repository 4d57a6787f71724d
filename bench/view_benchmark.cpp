// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures time and allocations of reading a field, through a view (typed read-only access) and by
// name.

#include <cstdlib>
#include <new>

#include <benchmark/benchmark.h>

#include "kinform/api/core/v1.hpp"
#include "kinform/object.hpp"

namespace {

std::size_t allocations = 0;

}  // namespace

// Not inlined: gcc would see memory from malloc passed to delete, and warn.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace kinform::inline v0 {
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

// Calls `read` repeatedly and reports the time; the counter `allocations` is the number of
// allocations of all reads together.
template <class Read>
void measure(benchmark::State& state, Read read) {
  const std::size_t before = allocations;
  for (auto _ : state) benchmark::DoNotOptimize(read());
  state.counters["allocations"] = static_cast<double>(allocations - before);
}

void text_field(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  const core::v1::PodSpec spec = pod.spec();
  measure(state, [&] { return spec.node_name().size(); });
}
BENCHMARK(text_field);

void integer_field(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  const core::v1::PodSpec spec = pod.spec();
  measure(state, [&] { return spec.priority(); });
}
BENCHMARK(integer_field);

void boolean_field(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  const core::v1::PodSpec spec = pod.spec();
  measure(state, [&] { return spec.enable_service_links(); });
}
BENCHMARK(boolean_field);

void absent_field(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  const core::v1::PodSpec spec = pod.spec();
  measure(state, [&] { return spec.hostname().size(); });
}
BENCHMARK(absent_field);

void nested_view(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  measure(state, [&] { return pod.spec().raw(); });
}
BENCHMARK(nested_view);

void element_of_list(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  const core::v1::PodSpec spec = pod.spec();
  measure(state, [&] { return spec.containers()[0].raw(); });
}
BENCHMARK(element_of_list);

// Reads a path of two fields: the pod's status, and a field inside it.
void path_of_two(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  measure(state, [&] { return pod.status().pod_ip().size(); });
}
BENCHMARK(path_of_two);

void path_of_two_by_name(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  measure(state, [&] { return (*pod.object())["status"]["podIP"].as_string().size(); });
}
BENCHMARK(path_of_two_by_name);

void label(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  const auto labels = pod.metadata().labels();
  measure(state, [&] { return labels["app"].size(); });
}
BENCHMARK(label);

void time_field(benchmark::State& state) {
  const core::v1::Pod pod = sample_pod();
  const auto metadata = pod.metadata();
  measure(state, [&] { return metadata.creation_timestamp(); });
}
BENCHMARK(time_field);

}  // namespace
}  // namespace kinform::inline v0
