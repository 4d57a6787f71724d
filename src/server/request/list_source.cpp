// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/list_source.hpp"

namespace kinform::inline v0::server {

ListSource classic_list_source(const ListQuery& query, bool paging) {
  if (query.version == RequestedVersion::Unset) return ListSource::ObjectStore;
  if (paging && query.has_continue) return ListSource::ObjectStore;
  if (paging && query.has_limit && query.version != RequestedVersion::Zero) {
    return ListSource::ObjectStore;
  }
  if (query.match == RequestedMatch::Exact) return ListSource::ObjectStore;
  return ListSource::Cache;
}

ListSource current_list_source(const ListQuery& query) {
  if (query.has_continue) {
    return query.continues_at_latest ? ListSource::CacheAtLatest : ListSource::CacheSnapshot;
  }
  if (query.match == RequestedMatch::Exact) return ListSource::CacheSnapshot;
  if (query.match == RequestedMatch::NotOlderThan) return ListSource::Cache;
  if (query.version == RequestedVersion::Unset) return ListSource::CacheAtLatest;
  // Legacy rule: `limit` and `resourceVersion` without `resourceVersionMatch` mean exactly this
  // version (SV-02).
  if (query.version == RequestedVersion::Other && query.has_limit) {
    return ListSource::CacheSnapshot;
  }
  return ListSource::Cache;
}

}  // namespace kinform::inline v0::server
