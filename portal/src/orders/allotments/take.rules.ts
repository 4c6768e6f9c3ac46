import type { Reply } from '@guichet/contract/endpoint.ts'
import { mostPlaces } from '@guichet/contract/orders/allotments/allotment.ts'
import type { getDayBoard } from '@guichet/contract/today/get-day-board.ts'

type Board = Reply<typeof getDayBoard>
export type FreeSlot = {
  publicId: string
  name: Board['activities'][number]['name']
  beginTime: string
  endTime: string
  /** As many as may be taken. */
  most: number
}

/** The slots of today from which places can be taken, in the order in which they go on. */
export const freeSlotsOf = ({ activities }: Board, now: string): FreeSlot[] =>
  activities
    .flatMap(({ name, slots }) =>
      slots
        .filter(
          ({ isAvailable, isOnSale, free, endDateTimeUtc }) =>
            isAvailable && isOnSale !== false && free > 0 && now < endDateTimeUtc,
        )
        .map((slot) => ({ ...slot, name })),
    )
    .sort((a, b) => (a.beginDateTimeUtc < b.beginDateTimeUtc ? -1 : 1))
    .map(({ publicId, name, beginTime, endTime, free }) => ({
      publicId,
      name,
      beginTime,
      endTime,
      most: Math.min(free, mostPlaces),
    }))

/** How many places of each slot are wanted, by its id. */
export type WantedPlaces = Readonly<Record<string, number>>
/** What is sent: the slots that are still there, as many places as are still free. */
export const wantedSlots = (slots: readonly FreeSlot[], wanted: WantedPlaces) =>
  slots.flatMap(({ publicId, most }) => {
    const places = Math.min(wanted[publicId] ?? 0, most)
    return places > 0 ? [{ timeslotPublicId: publicId, places }] : []
  })

/**
 * What is wanted once this counter usually takes another number: a slot of the usual number before
 * follows, one that was given a number of its own keeps it.
 */
export const followUsual = (
  slots: readonly FreeSlot[],
  wanted: WantedPlaces,
  { before, now }: { before: number; now: number },
): WantedPlaces => ({
  ...wanted,
  ...Object.fromEntries(
    slots
      .filter(({ publicId, most }) => wanted[publicId] === usualOf(most, before))
      .map(({ publicId, most }) => [publicId, usualOf(most, now)]),
  ),
})
/** The usual number of places, as far as a slot still has them. */
export const usualOf = (most: number, usual: number): number => Math.min(Math.max(usual, 1), most)
