import { choiceOf } from '../kit/text/address.rules.ts'

/**
 * Filters in the address of a board. The names are those of the contract; the list is copied, so
 * that the first download needs no schema.
 */
export const boardShows = ['all', 'waiting', 'moved', 'refundAsked', 'untold'] as const
export type BoardSearch = { show: (typeof boardShows)[number]; page: number }

export const readBoardSearch = ({ show, page }: Record<string, unknown>): BoardSearch => ({
  show: choiceOf(boardShows, show),
  page: Math.min(400, Math.max(1, Math.trunc(Number(page)) || 1)),
})
