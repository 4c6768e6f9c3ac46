import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { Column, Heading, Hr, Img, Row, Section, Text } from '@react-email/components'
import QRCode from 'qrcode'
import { createElement as h, Fragment, type ReactElement } from 'react'
import type { Communication } from '../communication/public.ts'
import { mailStyle, type Business, type EmailContent } from '../mail/public.ts'
import { titleIn } from './email-titles.rules.ts'
import { emailMessages } from './order-emails.messages.ts'

export type Sender = Business & { contact: string[]; communication: Communication }

type Entry = {
  count: number
  categoryTitle: Bilingual | null
  productTitle: Bilingual
  total: number
  parts: readonly { count: number; title: Bilingual }[]
}
type Stay = {
  name: Bilingual
  categoryName: Bilingual
  checkInDate: string
  checkOutDate: string
  price: number
}
type Tax = { key: string; description: Bilingual; number: string | null; total: number }
type Invoice = {
  entries: readonly Entry[]
  lodgingEntries: readonly Stay[]
  entriesTotal: number
  rebates: { total: number }
  fees: { total: number }
  taxes: { items: readonly Tax[] }
  finalCost: number
}
type Ticket = { reference: string; title: string; when: string; code: string }
export type Confirmed = {
  language: Language
  business: Sender
  reference: string
  firstName: string
  invoice: Invoice
  tickets: readonly Ticket[]
}
export type Refunded = {
  language: Language
  business: Sender
  reference: string
  finalCost: number
  items: readonly { count: number; title: Bilingual; amount: number }[]
  /** With their taxes; null when no fee is given back. */
  fees: number | null
  taxes: readonly { key: string; description: Bilingual; total: number }[]
  creditNoteNumber: string
  reason: string
}

const text = (messages: string) => h(Text, { style: mailStyle.text }, messages)
const row = (key: string, label: string, amount: string, isStrong = false) => {
  const fontWeight = isStrong ? 700 : 400
  return h(Row, {
    key,
    children: [
      h(Column, { key: 'label', style: { ...mailStyle.cell, fontWeight } }, label),
      h(Column, { key: 'amount', style: { ...mailStyle.amount, fontWeight } }, amount),
    ],
  })
}
const moneyIn = (language: Language) => {
  const format = new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: 'CAD' })
  return (dollars: number) => format.format(dollars)
}

// Each picture is half a megabyte while it is drawn: a whole season's passes at once would not fit.
const codesAtOnce = 20

async function drawCodes(tickets: readonly Ticket[]) {
  const pictures = []
  for (let i = 0; i < tickets.length; i += codesAtOnce) {
    const drawn = tickets.slice(i, i + codesAtOnce).map(async ({ reference, code }) => ({
      cid: `qr-${reference}`,
      content: await QRCode.toBuffer(code, { width: 360, margin: 4 }),
    }))
    pictures.push(...(await Promise.all(drawn)))
  }
  return pictures
}

/**
 * The confirmation of what is given: of an order that exists, or of one that only shows what a
 * client would get.
 */
export async function drawConfirmation(confirmed: Confirmed): Promise<EmailContent> {
  const { language, business, reference, firstName, invoice, tickets } = confirmed
  const say = emailMessages[language]
  const { message, termsAndConditions, refundPolicy } = business.communication[language]
  return {
    language,
    subject: `${say.confirmation(reference)} – ${business.name}`,
    preview: say.confirmedPlain,
    pictures: await drawCodes(tickets),
    business,
    body: h(
      Fragment,
      null,
      h(Heading, { as: 'h1', style: mailStyle.heading }, say.thanks(firstName)),
      text(tickets.length ? say.confirmed : say.confirmedPlain),
      ...ownMessages(message),
      h(
        Heading,
        { as: 'h2', style: { ...mailStyle.heading, fontSize: '16px' } },
        `${say.order} ${reference}`,
      ),
      entriesIn(invoice, language),
      h(Hr, { style: mailStyle.line }),
      totalsIn(invoice, language),
      ...tickets.map((ticket) => ticketBlock(ticket, language)),
      ...contactLine(business, language),
      ...legalText('terms', say.terms, termsAndConditions),
      ...legalText('refunds', say.refundPolicy, refundPolicy),
    ),
  }
}

function entriesIn({ entries, lodgingEntries }: Invoice, language: Language) {
  const money = moneyIn(language)
  const labelOf = ({ count, categoryTitle, productTitle, parts }: Entry) =>
    [
      `${count} × ${titleIn(language, categoryTitle, productTitle)}`,
      ...parts.map((part) => `${part.count} × ${part.title[language]}`),
    ].join(' · ')
  const stayOf = ({ name, categoryName, checkInDate, checkOutDate }: Stay) =>
    `${titleIn(language, categoryName, name)} · ${checkInDate} → ${checkOutDate}`
  return h(
    Section,
    null,
    ...entries.map((entry, i) => row(`e${i}`, labelOf(entry), money(entry.total))),
    ...lodgingEntries.map((stay, i) => row(`s${i}`, stayOf(stay), money(stay.price))),
  )
}

function totalsIn(invoice: Invoice, language: Language) {
  const { entriesTotal, rebates, fees, taxes, finalCost } = invoice
  const [say, money] = [emailMessages[language], moneyIn(language)]
  const taxOf = ({ description, number }: Tax) =>
    `${description[language]}${number ? ` (${number})` : ''}`
  return h(
    Section,
    null,
    row('sub', say.subtotal, money(entriesTotal)),
    ...(rebates.total ? [row('reb', say.rebates, money(-rebates.total))] : []),
    ...(fees.total ? [row('fee', say.fees, money(fees.total))] : []),
    ...taxes.items.map((tax) => row(tax.key, taxOf(tax), money(tax.total))),
    row('tot', say.total, money(finalCost), true),
  )
}

function ticketBlock({ reference, title, when }: Ticket, language: Language): ReactElement {
  const style = { borderTop: '1px dashed #b6bfcb', padding: '16px 0', textAlign: 'center' as const }
  return h(
    Section,
    { key: reference, style },
    h(Text, { style: { ...mailStyle.text, fontWeight: 700, margin: 0 } }, title),
    h(Text, { style: mailStyle.dim }, when),
    h(Img, {
      src: `cid:qr-${reference}`,
      width: 180,
      height: 180,
      alt: `${emailMessages[language].ticket} ${reference}`,
      style: { margin: '8px auto', backgroundColor: '#ffffff' },
    }),
    h(Text, { style: { ...mailStyle.dim, fontFamily: 'monospace' } }, reference),
  )
}

function contactLine({ contact }: Sender, language: Language) {
  if (!contact.length) return []
  const style = { ...mailStyle.dim, marginTop: '16px' }
  return [
    h(Text, { key: 'contact', style }, `${emailMessages[language].contact} ${contact.join(', ')}`),
  ]
}

// The message was cleaned when it was stored: what stands there is what the editor can write.
function ownMessages(html: string) {
  if (!html) return []
  const style = { ...mailStyle.text, borderLeft: '3px solid #d3d9e2', paddingLeft: '12px' }
  return [h('div', { key: 'own', style, dangerouslySetInnerHTML: { __html: html } })]
}

function legalText(key: string, title: string, messages: string) {
  if (!messages) return []
  const heading = h(Text, { style: { ...mailStyle.dim, fontWeight: 700 } }, title)
  const body = h(Text, { style: { ...mailStyle.dim, whiteSpace: 'pre-line' as const } }, messages)
  return [h(Section, { key, style: { marginTop: '16px' } }, heading, body)]
}

/** The credit note of a refund, or the word of a cancellation at no cost. */
export function drawRefundEmail(refunded: Refunded): EmailContent {
  const { language, business, reference, finalCost, items, fees, taxes } = refunded
  const [say, money] = [emailMessages[language], moneyIn(language)]
  const isMoney = finalCost > 0
  const title = (isMoney ? say.refund : say.cancellation)(reference)
  const sentence = isMoney ? say.refundText(money(finalCost)) : say.cancellationText
  const space = language === 'fr' ? '\u00a0' : ''
  return {
    language,
    subject: `${title} – ${business.name}`,
    preview: sentence,
    pictures: [],
    business,
    body: h(
      Fragment,
      null,
      h(Heading, { as: 'h1', style: mailStyle.heading }, title),
      text(sentence),
      h(
        Section,
        null,
        ...items.map((item, i) =>
          row(`i${i}`, `${item.count} × ${item.title[language]}`, money(item.amount)),
        ),
        ...(fees === null ? [] : [row('fee', say.fees, money(fees))]),
        row('tot', say.total, money(finalCost), true),
        ...taxes.map((tax) =>
          row(tax.key, `${say.including} ${tax.description[language]}`, money(tax.total)),
        ),
      ),
      h(Hr, { style: mailStyle.line }),
      text(`${say.creditNote} ${refunded.creditNoteNumber}`),
      text(`${say.reason}${space}: ${refunded.reason}`),
    ),
  }
}
