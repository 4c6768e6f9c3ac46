import type { CancelProposal } from '@guichet/contract/orders/refunds/cancel-proposals.ts'
import {
  percentOf,
  type DeletableItem,
  type PercentByUnit,
  type RefundRow,
} from './refund.rules.ts'

type ProposedItem = Pick<DeletableItem, 'unitPublicId'> &
  Partial<Pick<DeletableItem, 'withClient' | 'usedDateTimeUtc'>>

/**
 * Whether the refund suggests cancelling a ticket or booking, by the setting of the business.
 * Pieces with the client or already used are never suggested.
 */
export function proposedFor(
  { unitPublicId, withClient, usedDateTimeUtc }: ProposedItem,
  picked: PercentByUnit | null,
  proposal: CancelProposal = 'ifWhole',
): 'yes' | 'no' {
  if (withClient || usedDateTimeUtc) return 'no'
  if (proposal !== 'ifWhole') return proposal === 'always' ? 'yes' : 'no'
  return picked === null || percentOf(picked[unitPublicId] ?? '') === 100 ? 'yes' : 'no'
}

/**
 * `default` is no answer and has to be changed before the refund can be confirmed. `returned`
 * cancels a piece that was with the client and records its return.
 */
export type DeleteChoice = 'default' | 'yes' | 'returned' | 'no'
export type DeleteChoices = Readonly<Record<string, DeleteChoice>>
/** Keys of the items without an answer. */
export const unchosen = (
  items: readonly DeletableItem[],
  choices: DeleteChoices,
): Record<string, true> =>
  Object.fromEntries(
    items
      .filter(({ key }) => (choices[key] ?? 'default') === 'default')
      .map(({ key }) => [key, true as const]),
  )
/** Tickets and bookings that need an answer: those of the picked rows, or of all rows. */
export const deletableRows = (
  rows: readonly RefundRow[],
  picked: PercentByUnit | null,
): DeletableItem[] =>
  rows.flatMap((row) => (picked === null || row.unitPublicId in picked ? row.cancellable : []))
export const areAllChosen = (items: readonly DeletableItem[], choices: DeleteChoices) =>
  Object.keys(unchosen(items, choices)).length === 0
export function deletions(items: readonly DeletableItem[], choices: DeleteChoices) {
  const gone = items.filter(({ key }) => choices[key] === 'yes' || choices[key] === 'returned')
  return {
    ticketPublicIdsToBeDeleted: gone.flatMap(({ ticketPublicId }) => ticketPublicId ?? []),
    bookingPublicIdsToBeDeleted: gone.flatMap(({ bookingPublicId }) => bookingPublicId ?? []),
    returnedNow: gone
      .filter(({ key }) => choices[key] === 'returned')
      .flatMap(({ ticketPublicId, bookingPublicId }) => ticketPublicId ?? bookingPublicId ?? []),
  }
}
