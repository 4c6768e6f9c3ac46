import { useDates } from '../../../kit/dates/dates.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { savedCartMessages } from './saved-cart.messages.ts'
import type { CartHead } from './saved-cart.queries.ts'

/** Name of a cart: the given one, the client's, or the hour when it was started. */
export function useCartName() {
  const messages = useMessages(savedCartMessages)
  const dates = useDates()
  return ({
    name,
    clientName,
    createdDateTimeUtc,
  }: Pick<CartHead, 'name' | 'clientName' | 'createdDateTimeUtc'>): string =>
    name ?? (clientName || messages.unnamed(dates.hour(createdDateTimeUtc)))
}
