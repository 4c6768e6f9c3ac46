import type { Occurrence } from '../series.db.ts'
import { slotKey, type SlotTimes } from '../slot-times.ts'
import type { SalesToMove } from '../sold.db.ts'
import type { Offer } from './slot-change.ts'

/** Changes of the places of slots; `ids` are the new slots that exist. */
export function deltasOf(
  targets: readonly Occurrence[],
  slots: readonly SlotTimes[],
  quantity: number,
  ids: ReadonlyMap<string, string>,
): SalesToMove['slots'] {
  const deltas = new Map<string, number>()
  const add = (slotId: string | null | undefined, delta: number) => {
    if (slotId) deltas.set(slotId, (deltas.get(slotId) ?? 0) + delta)
  }
  for (const target of targets) add(target.slot_id, -(target.quantity ?? 0))
  for (const slot of slots) add(ids.get(slotKey(slot)), quantity)
  return [...deltas].map(([slotId, delta]) => ({ slotId, delta }))
}

/** Names of the fields in which an offer differs from that of an occurrence. */
export function fieldsChanged(was: Occurrence, offer: Offer): string[] {
  const isSame: Record<string, boolean> =
    'slots' in offer
      ? {
          timeslotBegin: was.begin_time!.slice(0, 5) === offer.begin,
          timeslotEnd: was.end_time!.slice(0, 5) === offer.end,
          quantity: was.quantity === offer.quantity,
        }
      : {
          beginTimes: areSame(
            was.begin_times?.map((time) => time.slice(0, 5)),
            offer.beginTimes,
          ),
          durations: areSame(was.durations, offer.durations),
        }
  return Object.keys(isSame).filter((field) => !isSame[field])
}

const areSame = (before: readonly string[] | null | undefined, after: readonly string[]) =>
  (before ?? []).toSorted().join() === after.toSorted().join()
