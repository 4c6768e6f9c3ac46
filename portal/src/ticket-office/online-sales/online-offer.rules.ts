import { mostPiecesHeld } from '@guichet/contract/office/carts.ts'

/** Whether a number is a possible limit of pieces; null for no limit of its own. */
export const isMostPieces = (count: number | null): boolean =>
  count === null || (Number.isInteger(count) && count >= 1 && count <= mostPiecesHeld)

/** Offered ends of sales, in minutes from the begin of a slot, the earliest first. */
const usualEnds = [-2880, -1440, -720, -120, -60, -30, -15, 0, 15, 30, 60]
/** The offered ends, with another one that was set by the API. */
export const endsWith = (minutes: number | null): number[] =>
  minutes === null || usualEnds.includes(minutes)
    ? usualEnds
    : [...usualEnds, minutes].toSorted((a, b) => a - b)
