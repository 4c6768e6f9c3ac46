import { centsOf, toDollars } from '@guichet/contract/money.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { entryLines, moneyIn } from '../orders/public.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { dayText, quoteEmailMessages } from './emails/quote-emails.messages.ts'
import type { QuoteToDraw } from './quote-to-draw.ts'

/** Entries with their day and time. */
export const quotedLines = ({ invoice, timeZone }: QuoteToDraw, language: Language) =>
  entryLines(invoice, language).map((line, i) => {
    const { activationDateTimeUtc: at, timeslotBegin, timeslotEnd } = invoice.entries[i] ?? {}
    const day = at ? dayText(localDateOf(at, timeZone), language) : ''
    const times = [timeslotBegin, timeslotEnd].filter(Boolean).join('–')
    return { ...line, details: day ? [[day, times].filter(Boolean).join(', ')] : [] }
  })

/** Lines of the deposit, and of the rest with its due date. */
export function depositLines({ balance, invoice }: QuoteToDraw, language: Language) {
  if (!balance) return []
  const { paper } = quoteEmailMessages[language]
  const money = moneyIn(language)
  const rest = toDollars(centsOf(invoice.finalCost) - centsOf(balance.deposit))
  return [
    { label: paper.deposit, amount: money(balance.deposit) },
    { label: paper.rest(dayText(balance.dueDate, language)), amount: money(rest) },
  ]
}
