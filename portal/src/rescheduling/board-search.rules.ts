import { choiceOf } from '../kit/text/address.rules.ts'

/**
 * What the address of a board may ask for. The names are the contract's; the list stays here, so
 * that the first download needs no schema.
 */
export const boardShows = ['all', 'waiting', 'moved', 'refundAsked', 'untold'] as const
export type BoardSearch = { show: (typeof boardShows)[number]; page: number }

export const readBoardSearch = ({ show, page }: Record<string, unknown>): BoardSearch => ({
  show: choiceOf(boardShows, show),
  page: Math.min(400, Math.max(1, Math.trunc(Number(page)) || 1)),
})
