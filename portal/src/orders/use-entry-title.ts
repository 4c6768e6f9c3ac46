import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { orderMessages } from './orders.messages.ts'
import type { Entry } from './orders.queries.ts'

type EntryToTitle = Pick<Entry, 'productTitle' | 'units'>
/** Title of a line; a supplement of an exchange names the tickets that it was charged for. */
export function useEntryTitle() {
  const { supplement } = useMessages(orderMessages)
  const localized = useLocalized()
  return ({ productTitle, units = [] }: EntryToTitle): string => {
    const supplements = units.flatMap(({ supplementTo }) => supplementTo ?? [])
    if (supplements.length === 0) return localized(productTitle)
    return supplement(
      supplements.flatMap(({ ticketReferenceKey }) => ticketReferenceKey ?? []).join(', '),
    )
  }
}
