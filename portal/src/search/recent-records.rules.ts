import type { SearchKind } from '@guichet/contract/search/search-kinds.ts'
import type { FoundRecord } from '../domain/found/found.view.ts'

/** A recent or pinned record: only its title and page. */
export type RecentRecord = FoundRecord
export type StoredRecords = { recent: RecentRecord[]; pinned: RecentRecord[] }
export const noRecentRecords: StoredRecords = { recent: [], pinned: [] }

const most = 10
const isSame = (record: RecentRecord, other: RecentRecord) =>
  record.kind === other.kind && record.id === other.id
const without = (list: readonly RecentRecord[], item: RecentRecord) =>
  list.filter((each) => !isSame(each, item))

export const isPinned = ({ pinned }: StoredRecords, item: RecentRecord): boolean =>
  pinned.some((each) => isSame(each, item))

/** Adds a record in front, and drops the oldest beyond the limit. */
export const withRecent = (kept: StoredRecords, item: RecentRecord): StoredRecords => ({
  ...kept,
  recent: [item, ...without(kept.recent, item)].slice(0, most),
})

/** Pins a record, or removes its pin. */
export const withPin = (kept: StoredRecords, item: RecentRecord): StoredRecords => ({
  ...kept,
  pinned: isPinned(kept, item)
    ? without(kept.pinned, item)
    : [item, ...without(kept.pinned, item)].slice(0, most),
})

/** Records of kinds that the user may open; pinned ones are not repeated among the recent. */
export function shownOf(
  { recent, pinned }: StoredRecords,
  may: (kind: SearchKind) => boolean,
): StoredRecords {
  const mine = pinned.filter(({ kind }) => may(kind))
  return {
    pinned: mine,
    recent: recent.filter((item) => may(item.kind) && !mine.some((pin) => isSame(pin, item))),
  }
}
