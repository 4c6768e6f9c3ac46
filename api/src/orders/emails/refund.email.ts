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
  const { language, business, reference, finalCost, creditNoteNumber, reason } = refunded
  const say = emailMessages[language]
  const isMoney = finalCost > 0
  const title = (isMoney ? say.refund : say.cancellation)(reference)
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
      ${lineItems([...refundLines(refunded), ...cashLines(refunded)])}
      ${divider()}
      ${paragraph(`${say.creditNote} ${creditNoteNumber}`)}
      ${paragraph(`${say.reason}${space}: ${reason}`)}
    `,
  }
}

/** Sentences about the amount paid back and the amount that is no longer owed. */
function moneyText({ language, finalCost, credited }: RefundContent): string {
  const [say, money] = [emailMessages[language], moneyIn(language)]
  const returned = toDollars(toCents(finalCost)! - toCents(credited)!)
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
      payments: [...creditedLines(refunded), ...cashLines(refunded)],
    },
  })
}

const creditedLines = ({ language, credited }: RefundContent): LineItem[] =>
  credited > 0
    ? [{ label: pdfMessages[language].credited, amount: moneyIn(language)(credited) }]
    : []

/** Cash line, when cash rounding makes it differ from the refunded amount. */
const cashLines = ({ language, cash }: RefundContent): LineItem[] =>
  cash === undefined
    ? []
    : [{ label: pdfMessages[language].handedOver, amount: moneyIn(language)(cash) }]

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
