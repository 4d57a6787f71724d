// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Opens lists and watches of a server as streams of objects.

#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "api/object/object_pool.hpp"
#include "client/requester.hpp"
#include "codec/json_decoder.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/client.hpp"

namespace kinform::inline v0::client {

// What the objects of several streams share. Belongs to one thread at a time, as the pool does.
struct DecoderState {
  const ObjectPool::Owner pool = ObjectPool::create();
  codec::JsonDecoder decoder = codec::JsonDecoder(*pool);
};

// Which objects, and how much of each.
struct WatchTarget {
  ApiResource resource = {};
  Selection selection = {};
  ObjectForm form = ObjectForm::Whole;
};

// `list pods in "web"`, for messages.
[[nodiscard]] std::string describe(std::string_view verb, const WatchTarget& target);

// Opens one page. `known` may be null and must outlive the stream.
[[nodiscard]] Result<std::unique_ptr<ListStream>> open_list(
    const std::shared_ptr<Requester>& requester, std::shared_ptr<DecoderState> decoding,
    const WatchTarget& target, const ListOptions& options, const KnownObjects* known,
    const std::stop_token& stop);

// Opens a watch. Where all tries were lost on the way, the result is a stream that has ended
// (RQ-10).
[[nodiscard]] Result<std::unique_ptr<WatchStream>> open_watch(
    const std::shared_ptr<Requester>& requester, std::shared_ptr<DecoderState> decoding,
    const WatchTarget& target, const WatchOptions& options, const std::stop_token& stop);

}  // namespace kinform::inline v0::client
