import type { Reply } from '@guichet/contract/endpoint.ts'
import { mostPlaces } from '@guichet/contract/orders/allotments/allotment.ts'
import type { getDayBoard } from '@guichet/contract/today/get-day-board.ts'

type Board = Reply<typeof getDayBoard>
export type FreeSlot = {
  publicId: string
  name: Board['activities'][number]['name']
  beginTime: string
  endTime: string
  /** Maximum number of places that can be taken. */
  most: number
}

/** Today's slots with places to take, by start time. */
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

/** Wanted number of places per slot id. */
export type PlacesBySlot = Readonly<Record<string, number>>
/** Request slots: those that still exist, with at most their free places. */
export const slotRequests = (slots: readonly FreeSlot[], wanted: PlacesBySlot) =>
  slots.flatMap(({ publicId, most }) => {
    const places = Math.min(wanted[publicId] ?? 0, most)
    return places > 0 ? [{ timeslotPublicId: publicId, places }] : []
  })

/**
 * Wanted places after the usual number changes: slots with the former usual number follow, slots
 * with their own number keep it.
 */
export const followUsual = (
  slots: readonly FreeSlot[],
  wanted: PlacesBySlot,
  { before, now }: { before: number; now: number },
): PlacesBySlot => ({
  ...wanted,
  ...Object.fromEntries(
    slots
      .filter(({ publicId, most }) => wanted[publicId] === usualOf(most, before))
      .map(({ publicId, most }) => [publicId, usualOf(most, now)]),
  ),
})
/** The usual number of places, limited to those that the slot has. */
export const usualOf = (most: number, usual: number): number => Math.min(Math.max(usual, 1), most)
