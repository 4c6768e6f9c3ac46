import { useDates } from '../../../kit/dates/dates.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { savedCartMessages } from './saved-cart.messages.ts'
import type { CartHead } from './saved-cart.queries.ts'

type CartNames = Pick<CartHead, 'name' | 'clientName' | 'createdDateTimeUtc' | 'finalCents'>

/**
 * Name of a cart: the given one, the client's, or the hour when it was started with its price,
 * since several carts may be set aside within a minute.
 */
export function useCartName() {
  const messages = useMessages(savedCartMessages)
  const dates = useDates()
  const money = useMoney()
  return ({ name, clientName, createdDateTimeUtc, finalCents }: CartNames): string => {
    const given = name ?? clientName
    if (given) return given
    const begun = messages.unnamed(dates.hour(createdDateTimeUtc))
    return finalCents === null ? begun : `${begun} · ${money(finalCents / 100)}`
  }
}
