// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Invalid fields of an object, with the reasons and messages of kube-apiserver.

#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/json.hpp"

namespace kinform::inline v0::server {

// An invalid field, reported as a cause in a Status.
struct FieldProblem {
  std::string reason = {};  // For example "FieldValueInvalid".
  std::string message = {};
  std::string field = {};
};

[[nodiscard]] FieldProblem required(std::string field, std::string_view detail = {});
[[nodiscard]] FieldProblem forbidden_field(std::string field, std::string_view detail);
[[nodiscard]] FieldProblem invalid_value(std::string field, const Json& value,
                                         std::string_view detail);
[[nodiscard]] FieldProblem unsupported_value(std::string field, std::string_view value,
                                             const std::vector<std::string_view>& supported);

// The problems of one object. Clients choose how many problems an object has, and the values that
// they quote: only the first problems are kept, the others are counted.
//
// Not thread-safe.
class FieldProblems {
 public:
  static constexpr std::size_t kKeptMax = 100;
  // Once the kept problems have this much text, no more are kept.
  static constexpr std::size_t kKeptBytesMax = 1024 * 1024;

  FieldProblems() = default;
  FieldProblems(std::initializer_list<FieldProblem> problems) : kept_(problems) {}
  // Returns a list that only counts.
  [[nodiscard]] static FieldProblems count_only();

  void add(FieldProblem problem);
  // Adds the problem that `describe` returns, but calls it only if the problem is kept. For
  // problems that quote a value of any size.
  template <std::invocable Describe>
  void add(const Describe& describe) {
    if (is_full()) {
      ++dropped_;
    } else {
      add(FieldProblem(describe()));
    }
  }
  // Adds the problems of another list.
  void add_all(FieldProblems others);

  [[nodiscard]] bool empty() const { return kept_.empty() && dropped_ == 0; }
  // Returns the first problems, in the order in which they were added.
  [[nodiscard]] std::span<const FieldProblem> kept() const { return kept_; }
  // Returns the number of problems that were not kept.
  [[nodiscard]] std::size_t dropped() const { return dropped_; }

 private:
  [[nodiscard]] bool is_full() const { return kept_.size() >= kept_max_ || bytes_ > kKeptBytesMax; }

  std::vector<FieldProblem> kept_;
  std::size_t kept_max_ = kKeptMax;
  std::size_t bytes_ = 0;  // Of the kept problems.
  std::size_t dropped_ = 0;
};

}  // namespace kinform::inline v0::server
