import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { Piece } from './entry.rules.ts'
import { orderMessages } from './orders.messages.ts'

type Standing = Partial<Pick<Piece, 'withClient' | 'usedDateTimeUtc'>>
/** Text of a piece that is with its client or was used at a gate. */
export function usePieceStateText() {
  const messages = useMessages(orderMessages)
  const dates = useDates()
  return ({ withClient, usedDateTimeUtc }: Standing): string | null => {
    if (withClient) return messages.withClient[withClient]
    return usedDateTimeUtc ? messages.used(dates.moment(usedDateTimeUtc)) : null
  }
}
