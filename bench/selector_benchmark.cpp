// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures the cost of selecting from a cache: one selector against the labels of many objects.

#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include <benchmark/benchmark.h>

#include "kinform/label_selector.hpp"

namespace kinform::inline v0 {
namespace {

// The labels of a pod of a Deployment installed by Helm.
constexpr std::pair<std::string_view, std::string_view> kLabels[] = {
    {"app.kubernetes.io/component", "frontend"}, {"app.kubernetes.io/instance", "shop"},
    {"app.kubernetes.io/managed-by", "Helm"},    {"app.kubernetes.io/name", "web"},
    {"app.kubernetes.io/version", "1.27.3"},     {"helm.sh/chart", "web-4.2.0"},
    {"pod-template-hash", "7c9c5d9f4b"},
};

template <class Labels>
void match(benchmark::State& state, std::string_view text, const Labels& labels) {
  const LabelSelector selector = LabelSelector::parse(text).value();
  for (auto _ : state) benchmark::DoNotOptimize(selector.matches(labels));
}

void match_pairs(benchmark::State& state, std::string_view text) {
  match(state, text, kLabels);
}

void match_map(benchmark::State& state, std::string_view text) {
  match(state, text, std::map<std::string, std::string>(std::begin(kLabels), std::end(kLabels)));
}

void match_transparent_map(benchmark::State& state, std::string_view text) {
  using Labels = std::map<std::string, std::string, std::less<>>;
  match(state, text, Labels(std::begin(kLabels), std::end(kLabels)));
}

void parse(benchmark::State& state, std::string_view text) {
  for (auto _ : state) benchmark::DoNotOptimize(LabelSelector::parse(text));
}

constexpr std::string_view kOne = "app.kubernetes.io/name=web";
constexpr std::string_view kFour =
    "app.kubernetes.io/name in "
    "(api,web),app.kubernetes.io/instance!=test,!legacy,pod-template-hash";

BENCHMARK_CAPTURE(match_pairs, one_requirement, kOne);
BENCHMARK_CAPTURE(match_map, one_requirement, kOne);
BENCHMARK_CAPTURE(match_transparent_map, one_requirement, kOne);
BENCHMARK_CAPTURE(match_pairs, four_requirements, kFour);
BENCHMARK_CAPTURE(match_map, four_requirements, kFour);
BENCHMARK_CAPTURE(match_transparent_map, four_requirements, kFour);
BENCHMARK_CAPTURE(parse, one_requirement, kOne);
BENCHMARK_CAPTURE(parse, four_requirements, kFour);

}  // namespace
}  // namespace kinform::inline v0
