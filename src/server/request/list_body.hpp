// The body of a list, written piece by piece while it is read.

#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "server/store/entry.hpp"

namespace kinform::inline v0::server {

// Holds the objects, which others hold too, and never their text: a large list costs its reader's
// pace and some bytes an object.
//
// Not thread-safe.
class ListBody {
 public:
  // `head` is all up to the bracket that opens the items.
  // REQUIRES: the kind lives as long as this; that of a definition only as long as the API is
  // locked.
  ListBody(std::string head, std::vector<EntryPtr> items, EntryForm form, const KindFacts& kind);

  // About how long the whole text is.
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

  // The next piece, which is a little longer than `bytes_max` at most by one object; empty at the
  // end.
  [[nodiscard]] std::string read(std::size_t bytes_max);

 private:
  std::string head_;
  std::vector<EntryPtr> items_;
  const EntryForm form_;
  const KindFacts* const kind_;
  std::size_t bytes_ = 0;
  std::size_t next_ = 0;
  bool ended_ = false;
};

}  // namespace kinform::inline v0::server
