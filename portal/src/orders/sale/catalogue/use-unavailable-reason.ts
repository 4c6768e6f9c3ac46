import { useDates } from '../../../kit/dates/dates.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Category } from '../counter/sell.queries.ts'

/** Reason why a category is not on sale, with the date when its sale begins; empty if on sale. */
export function useUnavailableReason() {
  const messages = useMessages(sellMessages)
  const dates = useDates()
  return ({ reason, saleBegins }: Category): string => {
    if (!reason) return ''
    const day = reason === 'notYet' && saleBegins ? ` (${dates.day(saleBegins)})` : ''
    return `${messages.whyNot[reason]}${day}`
  }
}
