import type { SearchKind } from '@guichet/contract/search/search-kinds.ts'
import type { FoundRecord } from '../domain/found.view.ts'

/** A record that somebody opened, or pinned: what it is called and where it is, nothing else of it. */
export type KeptRecord = FoundRecord
export type Kept = { recent: KeptRecord[]; pinned: KeptRecord[] }
export const nothingKept: Kept = { recent: [], pinned: [] }

const most = 10
const isSame = (one: KeptRecord, other: KeptRecord) =>
  one.kind === other.kind && one.id === other.id
const without = (list: readonly KeptRecord[], item: KeptRecord) =>
  list.filter((each) => !isSame(each, item))

export const isPinned = ({ pinned }: Kept, item: KeptRecord): boolean =>
  pinned.some((each) => isSame(each, item))

/** What was opened last comes first; of ten and one the oldest is forgotten. */
export const withRecent = (kept: Kept, item: KeptRecord): Kept => ({
  ...kept,
  recent: [item, ...without(kept.recent, item)].slice(0, most),
})

/** Pins, or takes the pin out again. */
export const withPin = (kept: Kept, item: KeptRecord): Kept => ({
  ...kept,
  pinned: isPinned(kept, item)
    ? without(kept.pinned, item)
    : [item, ...without(kept.pinned, item)].slice(0, most),
})

/** Those of a kind that the person may still open, a pinned one not once more among the recent. */
export function shownOf({ recent, pinned }: Kept, may: (kind: SearchKind) => boolean): Kept {
  const mine = pinned.filter(({ kind }) => may(kind))
  return {
    pinned: mine,
    recent: recent.filter((item) => may(item.kind) && !mine.some((pin) => isSame(pin, item))),
  }
}
