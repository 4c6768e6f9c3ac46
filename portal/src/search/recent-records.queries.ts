import { accessesOfKind } from '@guichet/contract/search/search-kinds.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createStore, get, set, type UseStore } from 'idb-keyval'
import { queryKeys } from '../kit/api/query-keys.ts'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import {
  isPinned,
  noRecentRecords,
  shownOf,
  withPin,
  withRecent,
  type StoredRecords,
  type RecentRecord,
} from './recent-records.rules.ts'

/** Sign-out deletes it by this name (app/session/session.ts): the records contain names of clients. */
const database = 'guichet-search'
let opened: UseStore | undefined
const store = () => (opened ??= createStore(database, 'kept'))

/**
 * Recent and pinned records of a user in this business, stored in this browser; empty without
 * storage.
 */
export function useRecentRecords() {
  const business = useBusiness()
  const { publicId, userPublicId } = business
  const client = useQueryClient()
  const name = `${publicId} ${userPublicId}`
  const queryKey = queryKeys.search.kept(publicId, userPublicId)
  const { data: kept = noRecentRecords } = useQuery({
    queryKey,
    queryFn: () =>
      get<StoredRecords>(name, store()).then(
        (known) => known ?? noRecentRecords,
        () => noRecentRecords,
      ),
    staleTime: Infinity,
  })
  const change =
    (by: (kept: StoredRecords, item: RecentRecord) => StoredRecords) => (item: RecentRecord) => {
      const next = by(client.getQueryData<StoredRecords>(queryKey) ?? kept, item)
      client.setQueryData(queryKey, next)
      void set(name, next, store()).catch(() => {})
    }
  return {
    ...shownOf(kept, (kind) => accessesOfKind[kind].some((access) => mayOpen(business, access))),
    isPinned: (item: RecentRecord) => isPinned(kept, item),
    remember: change(withRecent),
    pin: change(withPin),
  }
}
