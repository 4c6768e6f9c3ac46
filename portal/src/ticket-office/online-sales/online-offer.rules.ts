import { mostPiecesHeld } from '@guichet/contract/office/carts.ts'

/** Whether a number is a possible limit of pieces; null for no limit of its own. */
export const isMostPieces = (count: number | null): boolean =>
  count === null || (Number.isInteger(count) && count >= 1 && count <= mostPiecesHeld)

/** Offered ends of sales, in minutes from the begin of a slot, the earliest first. */
const usualEnds = [-2880, -1440, -720, -120, -60, -30, -15, 0, 15, 30, 60]
/** Offered ends of changes by buyers, in minutes before the begin of their visit. */
const usualChangeEnds = [0, 60, 120, 720, 1440, 2880, 4320, 10_080]

/** The usual values, with another one that was set by the API. */
const withOwn = (usual: number[], minutes: number | null): number[] =>
  minutes === null || usual.includes(minutes)
    ? usual
    : [...usual, minutes].toSorted((a, b) => a - b)
export const endsWith = (minutes: number | null): number[] => withOwn(usualEnds, minutes)
export const changeEndsWith = (minutes: number | null): number[] =>
  withOwn(usualChangeEnds, minutes)
