import { useDates } from '../../../kit/dates/dates.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { keptMessages } from './kept.messages.ts'
import type { CartHead } from './kept.queries.ts'

/** What a cart is called: as somebody named it, after its client, or by the hour at which it began. */
export function useCartName() {
  const messages = useMessages(keptMessages)
  const dates = useDates()
  return ({
    name,
    clientName,
    createdDateTimeUtc,
  }: Pick<CartHead, 'name' | 'clientName' | 'createdDateTimeUtc'>): string =>
    name ?? (clientName || messages.unnamed(dates.hour(createdDateTimeUtc)))
}
