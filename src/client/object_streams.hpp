// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Opens lists and watches of a server as streams of objects.

#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "client/decoder_state.hpp"
#include "client/requester.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/client.hpp"

namespace kinform::inline v0::client {

// The objects to list or watch, whether to fetch them whole or only their metadata, and the format.
struct WatchTarget {
  ApiResource resource = {};
  Selection selection = {};
  ObjectForm form = ObjectForm::Whole;
  WireFormat wire_format = WireFormat::Automatic;
};

// Returns text such as `list pods in "web"` for messages.
[[nodiscard]] std::string describe(std::string_view verb, const WatchTarget& target);

// Opens one page of a list. `known` contains the objects that the caller already has, so that
// unchanged ones need not be decoded again. It may be null and must outlive the stream.
// `wait_reason` may be null, too.
[[nodiscard]] Result<std::unique_ptr<ListStream>> open_list(
    const std::shared_ptr<Requester>& requester, std::shared_ptr<DecoderState> decoding,
    const WatchTarget& target, const ListOptions& options, const KnownObjects* known,
    WaitReason* wait_reason, const std::stop_token& stop);

// Opens a watch. If all attempts failed with a lost connection or a timeout, returns the last
// error; the Reflector treats that as a watch that has ended (RQ-10). A 429 response to a streaming
// list is returned without retries, because the Reflector lists in pages after a few of them.
[[nodiscard]] Result<std::unique_ptr<WatchStream>> open_watch(
    const std::shared_ptr<Requester>& requester, std::shared_ptr<DecoderState> decoding,
    const WatchTarget& target, const WatchOptions& options, WaitReason* wait_reason,
    const std::stop_token& stop);

}  // namespace kinform::inline v0::client
