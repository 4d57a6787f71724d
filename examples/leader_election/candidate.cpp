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

// 0 for whatever is no number.
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
      // A client of its own, without a limit: nothing may delay a renewal.
      elector_(kinform::Client(config, {.requests_per_second = 0}), options_.election,
               {.on_started_leading = [this](const std::stop_token& stop) { work(stop); },
                .on_new_leader =
                    [this](const std::string& leader) {
                      options_.say(leader.empty() ? "nobody leads" : "the leader is " + leader);
                    }}) {}

Result<void> Candidate::run(std::stop_token stop) {
  return elector_.run(std::move(stop));
}

// The leader's work, until the token says that others may begin.
void Candidate::work(const std::stop_token& stop) const {
  options_.say("I lead");
  do {
    const Result<int> step = take_step(stop);
    options_.say(step ? "working, step " + std::to_string(*step) : to_string(step.error()));
  } while (options_.election.clock->wait_for(options_.step_period, stop));
  options_.say("I stop");
}

Result<int> Candidate::take_step(const std::stop_token& stop) const {
  const kinform::ObjectKey& key = options_.election.lease;  // The counter has the lease's name.
  const auto counters = client_.resource<ConfigMap>().in(key.namespace_name);
  const Result<ConfigMap> current = counters.get(key.name, stop);
  if (!current && current.error().code != ErrorCode::NotFound) return current.error();

  const int step = current ? step_of(*current) + 1 : 1;
  ConfigMap::Draft next = current ? ConfigMap::Draft::from(*current) : ConfigMap::Draft();
  next.metadata().set_name(key.name);
  next.data().set("step", std::to_string(step));
  next.data().set("by", options_.election.identity);
  // The draft has the version that was read. A request that is late, because there is no fencing,
  // is then a conflict, and changes nothing that the next leader has written.
  const Result<ConfigMap> written =
      current ? counters.update(next, stop) : counters.create(next, stop);
  if (!written) return written.error();
  return step;
}

}  // namespace example
