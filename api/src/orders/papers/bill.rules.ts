import type { Language } from '@guichet/contract/rules.messages.ts'
import type { PaperLine } from '../../papers/public.ts'
import { entryLines, moneyIn, totalLines, type EmailInvoice } from '../emails/order-email-lines.ts'
import { paperMessages } from './paper.messages.ts'

/** Money in a PDF: an invoice or a credit note. */
export type Bill = {
  facts: readonly { label: string; value: string }[]
  entries: readonly PaperLine[]
  totals: readonly PaperLine[]
  payments: readonly PaperLine[]
}

/** What an invoice says beside the amounts. */
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
    entries: entryLines(invoice, language),
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
export function sinceLines({ refunded, credited, kept, balance }: Billed, language: Language) {
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
function balanceLine({ owed, dueDate }: NonNullable<Billed['balance']>, language: Language) {
  const say = paperMessages[language]
  const label = owed > 0 ? say.owed(dayIn(language, dueDate)) : say.nothingOwed
  return { label, amount: moneyIn(language)(owed), isStrong: true }
}

const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
