#include "server/request/list_source.hpp"

namespace kinform::inline v0::server {

ListSource classic_list_source(const ListQuestion& question, bool paging) {
  if (question.version == AskedVersion::Unset) return ListSource::ObjectStore;
  if (paging && question.has_continue) return ListSource::ObjectStore;
  if (paging && question.has_limit && question.version != AskedVersion::Zero) {
    return ListSource::ObjectStore;
  }
  if (question.match == AskedMatch::Exact) return ListSource::ObjectStore;
  return ListSource::Cache;
}

ListSource current_list_source(const ListQuestion& question) {
  if (question.has_continue) {
    return question.continues_at_latest ? ListSource::CacheAtLatest : ListSource::CacheSnapshot;
  }
  if (question.match == AskedMatch::Exact) return ListSource::CacheSnapshot;
  if (question.match == AskedMatch::NotOlderThan) return ListSource::Cache;
  if (question.version == AskedVersion::Unset) return ListSource::CacheAtLatest;
  // Legacy rule: a limit with a version and no match means exactly this version (SV-02).
  if (question.version == AskedVersion::Other && question.has_limit) {
    return ListSource::CacheSnapshot;
  }
  return ListSource::Cache;
}

}  // namespace kinform::inline v0::server
