import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import type { PaperLine } from '../../papers/public.ts'
import { titleIn } from '../emails/email-titles.rules.ts'
import { entryLines, moneyIn, totalLines, type EmailInvoice } from '../emails/order-email-lines.ts'
import { timeText } from '../emails/time-text.rules.ts'
import { paperMessages } from './paper.messages.ts'

/** A paper about money: an invoice or a credit note. */
export type Bill = {
  facts: readonly { label: string; value: string }[]
  entries: readonly PaperLine[]
  totals: readonly PaperLine[]
  payments: readonly PaperLine[]
}

/** What an invoice says beside the amounts; `entries` follow its lines. */
export type Billed = {
  issuedAt: string
  client: readonly string[]
  soldBy: string | null
  payments: readonly {
    method: string
    amount: number
    reference: string | null
    /** Of cash: what rounding added, what the client handed over, what they got back. */
    rounding?: number
    tendered?: number
    change?: number
  }[]
  /** Paid back. */
  refunded: number
  /** Taken off what was still owed. */
  credited: number
  kept: number
  /** What is paid later, where the sale says so. */
  balance: { owed: number; dueDate: string } | null
  purchaseOrder: string | null
  entries: readonly {
    times: readonly TicketTime[]
    became: readonly { category: Bilingual | null; title: Bilingual }[]
  }[]
}
type ToBill = { language: Language; invoice: EmailInvoice; billed: Billed }

/** The invoice of an order in the words of its language. */
export function billOf({ language, invoice, billed }: ToBill): Bill {
  const say = paperMessages[language]
  const { issuedAt, client, soldBy, payments } = billed
  return {
    facts: [
      { label: say.date, value: issuedAt },
      { label: say.client, value: client.join(' · ') },
      { label: say.soldBy, value: soldBy ?? '' },
      { label: say.purchaseOrder, value: billed.purchaseOrder ?? '' },
    ],
    entries: entryLines(invoice, language).map((line, i) => ({
      ...line,
      details: detailsOf(billed.entries[i], language),
    })),
    totals: totalLines(invoice, language),
    payments: [
      ...payments.flatMap((payment) => paymentLines(payment, language)),
      ...sinceLines(billed, language),
    ],
  }
}

/** What came in; of cash also what was rounded, handed over and given back at once. */
function paymentLines(
  { method, amount, reference, ...cash }: Billed['payments'][number],
  language: Language,
) {
  const say = paperMessages[language]
  const money = moneyIn(language)
  const line = (label: string, dollars?: number) =>
    dollars === undefined ? [] : [{ label, amount: money(dollars) }]
  return [
    ...line(
      [say.methods[method] ?? method, reference && `(${reference})`].filter(Boolean).join(' '),
      amount,
    ),
    ...line(say.rounding, cash.rounding),
    ...line(say.tendered, cash.tendered),
    ...line(say.change, cash.change),
  ]
}

/** What went back, what was taken off, and what is left to pay. */
function sinceLines({ refunded, credited, kept, balance }: Billed, language: Language) {
  const say = paperMessages[language]
  const money = moneyIn(language)
  return [
    ...(refunded > 0
      ? [
          { label: say.refunded, amount: money(-refunded) },
          { label: say.kept, amount: money(kept), isStrong: true },
        ]
      : []),
    ...(credited > 0 ? [{ label: say.credited, amount: money(-credited) }] : []),
    ...(balance ? [balanceLine(balance, language)] : []),
  ]
}

/** What is left to pay, and until when; at nothing, that nothing is. */
export function balanceLine({ owed, dueDate }: NonNullable<Billed['balance']>, language: Language) {
  const say = paperMessages[language]
  const label = owed > 0 ? say.owed(dayIn(language, dueDate)) : say.nothingOwed
  return { label, amount: moneyIn(language)(owed), isStrong: true }
}

const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** The times that the pieces of a line have now, and what they have become. */
function detailsOf(entry: Billed['entries'][number] | undefined, language: Language): string[] {
  if (!entry) return []
  const isAnytime = entry.times.every(({ standing }) => standing === 'anytime')
  const times = countsOf(entry.times.map((time) => timeText(time, language)))
  const became = countsOf(
    entry.became.map(({ category, title }) => titleIn(language, category, title)),
  )
  return [
    ...(isAnytime ? [] : [times.map(times.length > 1 ? withCount : ([text]) => text).join(', ')]),
    ...became.map((counted) => {
      const [title, count] = counted
      return paperMessages[language].became(count > 1 ? withCount(counted) : title)
    }),
  ]
}

type Counted = [text: string, count: number]
const countsOf = (texts: readonly string[]): Counted[] =>
  [...Map.groupBy(texts, (text) => text)].map(([text, same]) => [text, same.length])
const withCount = ([text, count]: Counted) => `${count} × ${text}`
