import { Column, Heading, Hr, Img, Row, Section, Text } from '@react-email/components'
import QRCode from 'qrcode'
import { createElement as h, Fragment, type ReactElement } from 'react'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { toCents, toDollars } from '@guichet/contract/money.ts'
import type { Language } from '@guichet/contract/rules.words.ts'
import { mailStyle, type Letter, type LetterWriter } from '../mail/public.ts'
import type { Db } from '../platform/db.ts'
import { localDateOf, wallTimeOf } from '../platform/zoned-time.ts'
import { sumOf } from '../pricing/public.ts'
import { ownersIn, ticketsOfOrder, type TicketCodes } from '../tickets/public.ts'
import { profileOf } from '../businesses/public.ts'
import { communicationOf, type Communication } from '../communication/public.ts'
import { letterWords } from './order-letters.words.ts'
import { loadOrder } from './load-orders.db.ts'
import { viewOrder } from './orders.view.ts'
import { viewRefunds } from './refunds.view.ts'

const text = (say: string) => h(Text, { style: mailStyle.text }, say)
const row = (key: string, label: string, amount: string, isStrong = false) => h(Row, { key, children: [
  h(Column, { key: 'label', style: { ...mailStyle.cell, fontWeight: isStrong ? 700 : 400 } }, label),
  h(Column, { key: 'amount', style: { ...mailStyle.amount, fontWeight: isStrong ? 700 : 400 } }, amount),
] })
const moneyIn = (language: Language) => { const format = new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: 'CAD' }); return (dollars: number) => format.format(dollars) }
const titleOf = (category: Bilingual | null, title: Bilingual, language: Language) => [category?.[language], title[language]].filter(Boolean).join(' – ')
type Window = { kind: string; on_date: string | null; begin_time: string | null; end_time: string | null; begins_at: string | null; ends_at: string | null }
/** When a ticket opens the gate: its slot, its season, or any time. */
const whenOf = ({ kind, on_date, begin_time, end_time, begins_at, ends_at }: Window, timeZone: string, say: { anytime: string; season: (from: string, to: string) => string }): string => {
  if (on_date) return `${on_date}, ${begin_time?.slice(0, 5)} – ${end_time?.slice(0, 5)}`
  if (kind === 'equipment_rental' && begins_at && ends_at) return [begins_at, ends_at].map((at) => `${localDateOf(at, timeZone)} ${wallTimeOf(at, timeZone).slice(0, 5)}`).join(' – ')
  return begins_at && ends_at ? say.season(localDateOf(begins_at, timeZone), localDateOf(ends_at, timeZone)) : say.anytime
}
const namesOf = (owner: unknown): string => ownersIn(owner).map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')

export type Sender = Letter['business'] & { contact: string[]; communication: Communication }
export async function businessIn(db: Db, tenantId: string, { name, colour }: { name: Bilingual; colour: string }, language: Language): Promise<Sender> {
  const { contacts } = await profileOf(db, tenantId)
  const { value: communication } = await communicationOf(db, tenantId)
  return { name: name[language], colour, replyTo: communication.replyEmail || contacts.email || null, contact: [contacts.email, contacts.phoneNumber].filter(Boolean), communication }
}

type LetterTicket = { reference: string; title: string; when: string; code: string }
type LetterInvoice = {
  entries: readonly { count: number; categoryTitle: Bilingual | null; productTitle: Bilingual; total: number; parts: readonly { count: number; title: Bilingual }[] }[]
  lodgingEntries: readonly { name: Bilingual; categoryName: Bilingual; checkInDate: string; checkOutDate: string; price: number }[]
  entriesTotal: number; rebates: { total: number }; fees: { total: number }; taxes: { items: readonly { key: string; description: Bilingual; number: string | null; total: number }[] }; finalCost: number
}
type Confirmed = { language: Language; business: Sender; reference: string; firstName: string; invoice: LetterInvoice; tickets: readonly LetterTicket[] }

/** The confirmation of what is given: of an order that exists, or of one that only shows what a client would get. */
export async function confirmationLetter({ language, business, reference, firstName, invoice, tickets }: Confirmed): Promise<Letter> {
  const [say, money] = [letterWords[language], moneyIn(language)]
  const pictures = await Promise.all(tickets.map(async (ticket) => ({ cid: `qr-${ticket.reference}`, content: await QRCode.toBuffer(ticket.code, { width: 360, margin: 4 }) })))
  const ticketBlocks = tickets.map((ticket): ReactElement => h(Section, { key: ticket.reference, style: { borderTop: '1px dashed #b6bfcb', padding: '16px 0', textAlign: 'center' } },
    h(Text, { style: { ...mailStyle.text, fontWeight: 700, margin: 0 } }, ticket.title), h(Text, { style: mailStyle.dim }, ticket.when),
    h(Img, { src: `cid:qr-${ticket.reference}`, width: 180, height: 180, alt: `${say.ticket} ${ticket.reference}`, style: { margin: '8px auto', backgroundColor: '#ffffff' } }),
    h(Text, { style: { ...mailStyle.dim, fontFamily: 'monospace' } }, ticket.reference)))
  return {
    subject: `${say.confirmation(reference)} – ${business.name}`, preview: say.confirmedPlain, pictures, business,
    body: h(Fragment, null,
      h(Heading, { as: 'h1', style: mailStyle.heading }, say.thanks(firstName)), text(tickets.length ? say.confirmed : say.confirmedPlain),
      ...ownWords(business.communication[language].message),
      h(Heading, { as: 'h2', style: { ...mailStyle.heading, fontSize: '16px' } }, `${say.order} ${reference}`),
      h(Section, null, ...invoice.entries.map((entry, i) => row(`e${i}`, [`${entry.count} × ${titleOf(entry.categoryTitle, entry.productTitle, language)}`, ...entry.parts.map((part) => `${part.count} × ${part.title[language]}`)].join(' · '), money(entry.total))),
        ...invoice.lodgingEntries.map((entry, i) => row(`s${i}`, `${titleOf(entry.categoryName, entry.name, language)} · ${entry.checkInDate} → ${entry.checkOutDate}`, money(entry.price)))),
      h(Hr, { style: mailStyle.line }),
      h(Section, null, row('sub', say.subtotal, money(invoice.entriesTotal)),
        ...(invoice.rebates.total ? [row('reb', say.rebates, money(-invoice.rebates.total))] : []), ...(invoice.fees.total ? [row('fee', say.fees, money(invoice.fees.total))] : []),
        ...invoice.taxes.items.map((tax) => row(tax.key, `${tax.description[language]}${tax.number ? ` (${tax.number})` : ''}`, money(tax.total))), row('tot', say.total, money(invoice.finalCost), true)),
      ...ticketBlocks, ...(business.contact.length ? [h(Text, { key: 'contact', style: { ...mailStyle.dim, marginTop: '16px' } }, `${say.contact} ${business.contact.join(', ')}`)] : []),
      ...legalText('terms', say.terms, business.communication[language].termsAndConditions), ...legalText('refunds', say.refundPolicy, business.communication[language].refundPolicy)),
  }
}

// The message was cleaned when it was stored: what stands there is what the editor can write.
const ownWords = (html: string) => (html ? [h('div', { key: 'own', style: { ...mailStyle.text, borderLeft: '3px solid #d3d9e2', paddingLeft: '12px' }, dangerouslySetInnerHTML: { __html: html } })] : [])
const legalText = (key: string, title: string, words: string) => (words ? [h(Section, { key, style: { marginTop: '16px' } },
  h(Text, { style: { ...mailStyle.dim, fontWeight: 700 } }, title), h(Text, { style: { ...mailStyle.dim, whiteSpace: 'pre-line' as const } }, words))] : [])

/** The confirmation as the order stands when the letter leaves: entries, taxes, and a QR code for each ticket that is not void. */
export const writeConfirmation = (codes: TicketCodes): LetterWriter => async ({ db }, mail) => {
  const { language } = mail
  const loaded = await loadOrder(db, mail.tenant_id, mail.order_id!)
  const tickets = (await ticketsOfOrder(db, mail.tenant_id, mail.order_id!)).filter((ticket) => !ticket.voided_at)
  return confirmationLetter({
    language, business: await businessIn(db, mail.tenant_id, loaded.tenant, language), reference: loaded.order.reference, firstName: loaded.order.first_name ?? '',
    invoice: viewOrder(loaded, { restrictions: new Set() }).invoice,
    tickets: tickets.map((ticket) => ({
      reference: ticket.reference, title: titleOf(ticket.category_title, ticket.product_title, language), when: [whenOf(ticket, loaded.tenant.time_zone, letterWords[language]), namesOf(ticket.owner)].filter(Boolean).join(' · '),
      code: codes.codeOf({ tenantId: ticket.tenant_id, ticketId: ticket.id, generation: ticket.generation }),
    })),
  })
}

/** The credit note of a refund, or the word of a cancellation at no cost. */
export const writeRefundLetter: LetterWriter = async ({ db }, mail) => {
  const { language } = mail
  const [say, money] = [letterWords[language], moneyIn(language)]
  const loaded = await loadOrder(db, mail.tenant_id, mail.order_id!)
  const refund = (await viewRefunds(db, loaded)).find(({ publicId }) => publicId === (mail.data as { refundId: string }).refundId)
  if (!refund) throw new Error('the letter of a refund that does not exist')
  const business = await businessIn(db, mail.tenant_id, loaded.tenant, language)
  const isMoney = refund.finalCost > 0
  const feesWithTaxes = toDollars(toCents(refund.finalCost)! - sumOf(refund.refundItems.map((item) => toCents(item.refundedAmount)!)))
  const title = (isMoney ? say.refund : say.cancellation)(loaded.order.reference)
  const sentence = isMoney ? say.refundText(money(refund.finalCost)) : say.cancellationText
  return {
    subject: `${title} – ${business.name}`, preview: sentence, pictures: [], business,
    body: h(Fragment, null, h(Heading, { as: 'h1', style: mailStyle.heading }, title), text(sentence),
      h(Section, null, ...refund.refundItems.map((item, i) => row(`i${i}`, `${item.count} × ${item.productTitle[language]}`, money(item.refundedAmount))),
        // Items and fees are told with their taxes, so that the lines add up to the total; the taxes are told apart below it.
        ...(refund.fees ? [row('fee', say.fees, money(feesWithTaxes))] : []), row('tot', say.total, money(refund.finalCost), true),
        ...refund.taxes.map((tax) => row(tax.key, `${say.including} ${tax.description[language]}`, money(tax.total)))),
      h(Hr, { style: mailStyle.line }), text(`${say.creditNote} ${refund.creditNoteNumber ?? ''}`), text(`${say.reason}${language === 'fr' ? '\u00a0' : ''}: ${refund.reason}`)),
  }
}
