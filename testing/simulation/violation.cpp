// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/violation.hpp"

namespace kinform::inline v0::test_support {

std::string_view to_string(ViolationKind kind) noexcept {
  switch (kind) {
    case ViolationKind::IllegalHistory:
      return "IllegalHistory";
    case ViolationKind::VersionWentBack:
      return "VersionWentBack";
    case ViolationKind::CacheNotServer:
      return "CacheNotServer";
    case ViolationKind::HandlerBeforeCache:
      return "HandlerBeforeCache";
    case ViolationKind::CallAfterRemoval:
      return "CallAfterRemoval";
    case ViolationKind::SyncedTooEarly:
      return "SyncedTooEarly";
    case ViolationKind::NotConverged:
      return "NotConverged";
    case ViolationKind::NeedlessRelist:
      return "NeedlessRelist";
    case ViolationKind::BusyLoop:
      return "BusyLoop";
    case ViolationKind::WaitTooLong:
      return "WaitTooLong";
    case ViolationKind::SlowRecovery:
      return "SlowRecovery";
    case ViolationKind::ResyncMissing:
      return "ResyncMissing";
    case ViolationKind::ResyncUnasked:
      return "ResyncUnasked";
    case ViolationKind::IllegalRequest:
      return "IllegalRequest";
    case ViolationKind::FirstSyncLate:
      return "FirstSyncLate";
    case ViolationKind::StuckStream:
      return "StuckStream";
    case ViolationKind::StreamedAgain:
      return "StreamedAgain";
    case ViolationKind::NeedlessFallback:
      return "NeedlessFallback";
    case ViolationKind::TwoLeaders:
      return "TwoLeaders";
    case ViolationKind::LeaseTakenTooEarly:
      return "LeaseTakenTooEarly";
    case ViolationKind::SuccessorWiped:
      return "SuccessorWiped";
    case ViolationKind::WrongTransitions:
      return "WrongTransitions";
    case ViolationKind::NoLeader:
      return "NoLeader";
    case ViolationKind::LeadershipLostInCalm:
      return "LeadershipLostInCalm";
  }
  return "";
}

}  // namespace kinform::inline v0::test_support
