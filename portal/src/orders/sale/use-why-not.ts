import { useDates } from '../../kit/dates/dates.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { sellMessages } from './sell.messages.ts'
import type { Category } from './sell.queries.ts'

/** Why something is not on sale, and when it is again; nothing of what is on sale. */
export function useWhyNot() {
  const messages = useMessages(sellMessages)
  const dates = useDates()
  return ({ reason, saleBegins }: Category): string => {
    if (!reason) return ''
    const day = reason === 'notYet' && saleBegins ? ` (${dates.day(saleBegins)})` : ''
    return `${messages.whyNot[reason]}${day}`
  }
}
