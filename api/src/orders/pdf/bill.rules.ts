import type { Language } from '@guichet/contract/rules.messages.ts'
import type { PdfLine } from '../../pdf/public.ts'
import { entryLines, moneyIn, totalLines, type EmailInvoice } from '../emails/order-email-lines.ts'
import { pdfMessages } from './pdf.messages.ts'

/** Content of an invoice or a credit note PDF. */
export type Bill = {
  facts: readonly { label: string; value: string }[]
  entries: readonly PdfLine[]
  totals: readonly PdfLine[]
  payments: readonly PdfLine[]
}

/** Invoice data other than the amounts. */
export type BillFacts = {
  issuedAt: string
  client: readonly string[]
  soldBy: string | null
  payments: readonly {
    method: string
    amount: number
    reference: string | null
    /** For cash: the rounding, the tendered amount and the change, in dollars. */
    rounding?: number
    tendered?: number
    change?: number
  }[]
  /** Paid back, in dollars. */
  refunded: number
  /** Deducted from the balance, in dollars. */
  credited: number
  kept: number
  /** Balance of a sale that is paid later, otherwise null. */
  balance: { owed: number; dueDate: string } | null
  purchaseOrder: string | null
}
type ToBill = { language: Language; invoice: EmailInvoice; billed: BillFacts }

/** Content of the invoice of an order in its language. */
export function billOf({ language, invoice, billed }: ToBill): Bill {
  const say = pdfMessages[language]
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
      ...linesSinceInvoice(billed, language),
    ],
  }
}

/** Received payments; for cash also the rounding, the tendered amount and the change. */
function paymentLines(
  { method, amount, reference, ...cash }: BillFacts['payments'][number],
  language: Language,
) {
  const say = pdfMessages[language]
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

/** Refunds, amounts deducted from the balance, and the rest to pay. */
export function linesSinceInvoice(
  { refunded, credited, kept, balance }: BillFacts,
  language: Language,
) {
  const say = pdfMessages[language]
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

/** Rest to pay and its due date, or the statement that nothing is owed. */
function balanceLine({ owed, dueDate }: NonNullable<BillFacts['balance']>, language: Language) {
  const say = pdfMessages[language]
  const label = owed > 0 ? say.owed(dayIn(language, dueDate)) : say.nothingOwed
  return { label, amount: moneyIn(language)(owed), isStrong: true }
}

const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
