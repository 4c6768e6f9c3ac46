import type { Reply } from '@guichet/contract/endpoint.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { getDayBoard } from '@guichet/contract/today/get-day-board.ts'
import { sumOf } from '../pricing/public.ts'
import { peakOf, type Taking } from '../resources/public.ts'
import type { Inside } from '../validation/public.ts'

type Board = Reply<typeof getDayBoard>
type BoardActivity = Board['activities'][number]
type BoardSlot = BoardActivity['slots'][number]
/** A slot of the availability engine, which computes `free` and whether it is on sale. */
export type SlotOfDay = {
  id: string
  activity_id: string
  name: Bilingual
  position: number
  begins_at: string
  ends_at: string
  quantity: number
  capacity: number
  taken: number
  held: number
  answered: AnsweredSlot
}
type AnsweredSlot = {
  timeslotBegin: string
  timeslotEnd: string
  remainingQuantity: number
  isNearlyFull?: boolean | undefined
  isAvailable: boolean
}
type Facts = {
  slots: readonly SlotOfDay[]
  /** Activities whose day tickets are on sale now, in the order of the catalogue. */
  onSale: readonly {
    id: string
    name: Bilingual
    position: number
    isAnytime: boolean
    isBySlot: boolean
  }[]
  inside: readonly Inside[]
}

/** Activities with slots on the day, or on sale without a slot, in the order of the catalogue. */
export function activitiesOfBoard({ slots, onSale, inside }: Facts): BoardActivity[] {
  const anytime = onSale.filter(({ isAnytime }) => isAnytime)
  const soldBySlot = new Set(onSale.flatMap(({ id, isBySlot }) => (isBySlot ? [id] : [])))
  const named = new Map(
    [...slots.map((slot) => ({ ...slot, id: slot.activity_id })), ...anytime].map(
      ({ id, name, position }) => [id, { id, name, position }],
    ),
  )
  const ofActivity = Map.groupBy(slots, (slot) => slot.activity_id)
  return [...named.values()]
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    .map(({ id, name }) => ({
      publicId: id,
      name,
      isAnytime: anytime.some((activity) => activity.id === id),
      insideAnytime: sumOf(
        inside.filter((row) => row.activity_id === id && row.slot_id === null).map(countOf),
      ),
      slots: (ofActivity.get(id) ?? []).map((slot) => ({
        ...slotOfBoard(slot, inside),
        isOnSale: soldBySlot.has(id),
      })),
    }))
}
const countOf = (row: Inside) => row.inside

function slotOfBoard(slot: SlotOfDay, inside: readonly Inside[]): BoardSlot {
  return {
    publicId: slot.id,
    beginTime: slot.answered.timeslotBegin,
    endTime: slot.answered.timeslotEnd,
    beginDateTimeUtc: slot.begins_at,
    endDateTimeUtc: slot.ends_at,
    capacity: slot.capacity,
    sold: slot.taken - slot.held,
    held: slot.held,
    free: slot.answered.remainingQuantity,
    inside: sumOf(inside.filter((row) => row.slot_id === slot.id).map(countOf)),
    isNearlyFull: slot.answered.isNearlyFull ?? false,
    isClosed: slot.quantity === 0,
    isAvailable: slot.answered.isAvailable,
  }
}

type Night = {
  units: number
  takings: readonly Taking[]
  held: readonly Taking[]
  from: string
  to: string
}
/** Units of a night: the free ones are the engine's peak, without those that carts hold. */
export function nightOf({ units, takings, held, from, to }: Night) {
  const taken = peakOf(takings, from, to).quantity
  const waiting = Math.min(taken, peakOf(held, from, to).quantity)
  return { capacity: units, sold: taken - waiting, held: waiting, free: units - taken }
}
