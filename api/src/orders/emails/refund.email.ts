import { toCents, toDollars } from '@guichet/contract/money.ts'
import type { RefundItem } from '@guichet/contract/orders/refunds/refund-view.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import type { z } from 'zod'
import {
  divider,
  heading,
  lineItems,
  paragraph,
  type EmailContent,
  type LetterPicture,
  type LineItem,
} from '../../mail/public.ts'
import { attachCreditNote } from '../pdf/attach-pdfs.ts'
import type { Sender } from '../pdf/order-pdf.ts'
import { pdfMessages } from '../pdf/pdf.messages.ts'
import { titleIn } from './email-titles.rules.ts'
import { nightsText, timesText } from './line-text.rules.ts'
import { moneyIn } from './order-email-lines.ts'
import { emailMessages } from './order-emails.messages.ts'

type RefundedItem = z.output<typeof RefundItem>
export type RefundContent = {
  language: Language
  business: Sender
  picture?: LetterPicture | null
  reference: string
  finalCost: number
  /** Part that was deducted from the balance instead of being paid back. */
  credited: number
  /** Amount handed over in cash. */
  cash?: number | undefined
  items: readonly RefundedItem[]
  /** Fees with their taxes; null when no fee is refunded. */
  fees: number | null
  taxes: readonly { key: string; description: Bilingual; number: string | null; total: number }[]
  creditNoteNumber: string
  reason: string
  /** Local date on which the refund was settled, and its recipient. */
  issuedOn: string
  client: readonly string[]
}

/** Renders the credit note of a refund, or the notice of a cancellation at no cost. */
export function refundEmail(refunded: RefundContent): EmailContent {
  const { language, business, finalCost, creditNoteNumber, reason } = refunded
  const say = emailMessages[language]
  const isMoney = finalCost > 0
  const title = titleOf(refunded)
  const sentence = isMoney ? moneyText(refunded) : say.cancellationText
  const space = language === 'fr' ? '\u00a0' : ''
  return {
    language,
    business,
    subject: `${title} – ${business.name}`,
    preview: sentence,
    pictures: [],
    picture: refunded.picture,
    attachments: [creditNoteOf(refunded)],
    body: html`
      ${heading(title)}
      ${paragraph(sentence)}
      ${lineItems([...refundLines(refunded), ...settledLines(refunded)])}
      ${divider()}
      ${paragraph(`${say.creditNote} ${creditNoteNumber}`)}
      ${paragraph(`${say.reason}${space}: ${reason}`)}
    `,
  }
}

function titleOf(refunded: RefundContent): string {
  const say = emailMessages[refunded.language]
  if (refunded.finalCost === 0) return say.cancellation(refunded.reference)
  return (returnedOf(refunded) > 0 ? say.refund : say.credit)(refunded.reference)
}

const returnedOf = ({ finalCost, credited }: RefundContent): number =>
  toDollars(toCents(finalCost)! - toCents(credited)!)

/** Sentences about the amount paid back and the amount that is no longer owed. */
function moneyText(refunded: RefundContent): string {
  const { language, credited } = refunded
  const [say, money] = [emailMessages[language], moneyIn(language)]
  const returned = returnedOf(refunded)
  return [
    returned > 0 && say.refundText(money(returned)),
    credited > 0 && say.creditedText(money(credited)),
  ]
    .filter(Boolean)
    .join(' ')
}

function creditNoteOf(refunded: RefundContent) {
  const { language, business, reference, creditNoteNumber, reason, issuedOn, client } = refunded
  const [say, lines] = [pdfMessages[language], refundLines(refunded)]
  const end = lines.findIndex(({ isStrong = false }) => isStrong)
  return attachCreditNote({
    language,
    business,
    reference,
    number: creditNoteNumber,
    bill: {
      facts: [
        { label: say.date, value: issuedOn },
        { label: say.client, value: client.join(' · ') },
        { label: say.reason, value: reason },
      ],
      entries: lines.slice(0, end),
      totals: lines.slice(end),
      payments: settledLines(refunded),
    },
  })
}

/** The parts of the total: deducted from an amount due, and paid back; cash may be rounded. */
function settledLines(refunded: RefundContent): LineItem[] {
  const { language, credited, cash } = refunded
  const [say, returned] = [pdfMessages[language], returnedOf(refunded)]
  const line = (label: string, dollars: number) => ({ label, amount: moneyIn(language)(dollars) })
  return [
    ...(credited > 0 ? [line(say.credited, credited)] : []),
    ...(credited > 0 && returned > 0 && cash === undefined ? [line(say.refunded, returned)] : []),
    ...(cash === undefined ? [] : [line(say.handedOver, cash)]),
  ]
}

function refundLines({ language, items, fees, finalCost, taxes }: RefundContent): LineItem[] {
  const [say, money] = [emailMessages[language], moneyIn(language)]
  return [
    ...items.map((item) => ({
      ...refundedName(item, language),
      amount: money(item.refundedAmount),
    })),
    ...(fees === null ? [] : [{ label: say.fees, amount: money(fees) }]),
    { label: say.total, amount: money(finalCost), isStrong: true },
    ...taxes.map(({ description, number, total }) => ({
      label: `${say.including} ${description[language]}${number ? ` (${number})` : ''}`,
      amount: money(total),
    })),
  ]
}

/** Current name of refunded units, with their activity and time; a package names its parts. */
function refundedName(item: RefundedItem, language: Language) {
  const { productTitle: title, categoryTitle } = item
  if (item.isSupplement) return { label: emailMessages[language].supplement(item.supplementTo) }
  return {
    label: `${item.count} × ${titleIn(language, categoryTitle, title)}`,
    details: [
      whenText(item, language),
      ...item.parts.map((part) =>
        [
          `${part.count} × ${titleIn(language, part.categoryTitle, part.title)}`,
          whenText(part, language),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ].filter(Boolean),
  }
}

type LineTime = Pick<RefundedItem, 'count' | 'times' | 'checkInDate' | 'checkOutDate'>
const whenText = (
  { count, times, checkInDate, checkOutDate }: LineTime,
  language: Language,
): string =>
  checkInDate && checkOutDate
    ? nightsText(checkInDate, checkOutDate)
    : timesText(times, language, count)
