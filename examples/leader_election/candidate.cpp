// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "candidate.hpp"

#include <charconv>
#include <string_view>
#include <utility>

#include <kinform/api/core/v1.hpp>
#include <kinform/api/core/v1_draft.hpp>
#include <kinform/client.hpp>

namespace example {

using kinform::ErrorCode;
using kinform::Result;
using kinform::core::v1::ConfigMap;

namespace {

// Returns the step number in the ConfigMap; 0 if it is not a number.
int step_of(const ConfigMap& counter) {
  const std::string_view text = counter.data()["step"];
  int step = 0;
  std::from_chars(text.data(), text.data() + text.size(), step);
  return step;
}

}  // namespace

Candidate::Candidate(const kinform::ClientConfig& config, CandidateOptions options)
    : options_(std::move(options)),
      client_(config),
      // A separate client without rate limit, so that nothing delays renewals.
      elector_(kinform::Client(config, {.requests_per_second = 0}), options_.election,
               {.on_started_leading = [this](const std::stop_token& stop) { work(stop); },
                .on_new_leader =
                    [this](const std::string& leader) {
                      options_.say(leader.empty() ? "no leader" : "the leader is " + leader);
                    }}) {}

Result<void> Candidate::run(std::stop_token stop) {
  return elector_.run(std::move(stop));
}

// Works until `stop` is requested because leadership ends. It must then return quickly: another
// candidate may start soon.
void Candidate::work(const std::stop_token& stop) const {
  options_.say("started leading");
  do {
    const Result<int> step = take_step(stop);
    options_.say(step ? "working, step " + std::to_string(*step) : to_string(step.error()));
  } while (options_.election.clock->wait_for(options_.step_period, stop));
  options_.say("stopped leading");
}

Result<int> Candidate::take_step(const std::stop_token& stop) const {
  const kinform::ObjectKey& key = options_.election.lease;  // Also the name of the ConfigMap.
  const auto counters = client_.resource<ConfigMap>().in(key.namespace_name);
  const Result<ConfigMap> current = counters.get(key.name, stop);
  if (!current && current.error().code != ErrorCode::NotFound) return current.error();

  const int step = current ? step_of(*current) + 1 : 1;
  ConfigMap::Draft next = current ? ConfigMap::Draft::from(*current) : ConfigMap::Draft();
  next.metadata().set_name(key.name);
  next.data().set("step", std::to_string(step));
  next.data().set("by", options_.election.identity);
  // The update has the resource version that was read, so it fails with a conflict if the object
  // has changed. Without that, a late request of a former leader could overwrite newer data: leases
  // give no fencing.
  const Result<ConfigMap> written =
      current ? counters.update(next, stop) : counters.create(next, stop);
  if (!written) return written.error();
  return step;
}

}  // namespace example
