import { setImmediate } from 'node:timers/promises'
import { toCents, toDollars } from '@guichet/contract/money.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { productPictures } from '../../activities/public.ts'
import { postalAddress, profileOf } from '../../businesses/public.ts'
import { communicationOf } from '../../communication/public.ts'
import { pictureKeyOf } from '../../files/public.ts'
import type { Loader } from '../../mail/public.ts'
import type { Db } from '../../platform/db/db.ts'
import { localDateOf, momentText } from '../../platform/values/zoned-time.ts'
import { sumOf } from '../../pricing/public.ts'
import {
  hasCode,
  hasToChooseTime,
  ownersIn,
  ticketsOfOrder,
  ticketTime,
  type TicketCodes,
} from '../../tickets/public.ts'
import { awaitedUntil, isStillAwaited } from '../balance.rules.ts'
import { viewInvoice } from '../invoice.view.ts'
import { loadOrder, type LoadedOrder } from '../load-orders.db.ts'
import { paymentPage, paymentToken } from '../payment/payment-token.ts'
import { billedOf, clientLines } from '../pdf/billed.view.ts'
import type { Sender } from '../pdf/order-pdf.ts'
import { isLive } from '../refunds/live-refunds.rules.ts'
import { viewRefunds } from '../refunds/refunds.view.ts'
import { hasSomethingValid } from '../refunds/standing-units.rules.ts'
import { noMoves } from '../ticket-moves.db.ts'
import type { EmailTicket } from './email-tickets.ts'
import { titleIn } from './email-titles.rules.ts'
import type { ConfirmationContent } from './order-confirmation.email.ts'
import type { PaymentLinkContent } from './payment-link.email.ts'
import { productPictureFor } from './product-picture.ts'
import type { RefundContent } from './refund.email.ts'
import { timeText } from './time-text.rules.ts'

type Tenant = { name: Bilingual; colour: string }

export async function businessIn(
  db: Db,
  tenantId: string,
  { name, colour }: Tenant,
  language: Language,
): Promise<Sender> {
  const { contacts, location, logoId } = await profileOf(db, tenantId)
  const { value: communication } = await communicationOf(db, tenantId)
  return {
    name: name[language],
    colour,
    replyTo: communication.replyEmail || contacts.email || null,
    logoKey: await pictureKeyOf(db, tenantId, logoId),
    contact: [contacts.email, contacts.phoneNumber].filter(Boolean),
    address: postalAddress(location, language),
    communication,
  }
}

type Ticket = Awaited<ReturnType<typeof ticketsOfOrder>>[number]
type Place = { timeZone: string; language: Language }

/** Text of the current valid time of a ticket. */
const whenOf = (ticket: Ticket, { timeZone, language }: Place): string =>
  timeText(ticketTime(ticket, timeZone), language)
const namesOf = (owner: unknown): string =>
  ownersIn(owner)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .join(', ')

// Signing codes takes time: the event loop handles requests between two batches.
const codesAtOnce = 50

/** Tickets as an email shows them; a ticket that is blocked or needs a new date has no code. */
export async function emailTickets(
  db: Db,
  tickets: readonly Ticket[],
  codes: TicketCodes,
  place: Place,
): Promise<EmailTicket[]> {
  const viewed: EmailTicket[] = []
  const pictures = await productPictures(
    db,
    tickets[0]?.tenant_id ?? '',
    tickets.map(({ product_id }) => product_id),
  )
  for (const ticket of tickets) {
    const { reference, category_title, product_title, tenant_id: tenantId, id, generation } = ticket
    viewed.push({
      reference,
      title: titleIn(place.language, category_title, product_title),
      when: whenOf(ticket, place),
      holder: namesOf(ticket.owner),
      code: hasCode(ticket) ? codes.codeOf({ tenantId, ticketId: id, generation }) : null,
      isBlocked: ticket.blocked_reason !== null,
      pictureKey: pictures.get(ticket.product_id ?? '')?.key ?? null,
    })
    if (viewed.length % codesAtOnce === 0) await setImmediate()
  }
  return viewed
}

/** Loader of the page where the tickets of an order get a new date; null when none needs one. */
export type LinkToChoose = (db: Db, order: OrderAt) => Promise<string | null>

/**
 * Loads the confirmation of an order in its state when the email is rendered: entries, taxes and
 * the tickets that are not cancelled; with `linkToChoose` when a ticket needs a new date.
 */
export const loadConfirmation =
  (codes: TicketCodes, linkToChoose: LinkToChoose): Loader<ConfirmationContent> =>
  (at, { tenant_id: tenantId, order_id: orderId, language }) =>
    confirmationOf(at, { codes, linkToChoose }, { tenantId, orderId: orderId!, language })

type ConfirmationDeps = { codes: TicketCodes; linkToChoose: LinkToChoose }
type OrderAt = { tenantId: string; orderId: string; language: Language }
/** The confirmation of an order, as its email and its PDF files show it. */
export async function confirmationOf(
  { db, now }: { db: Db; now: string },
  { codes, linkToChoose }: ConfirmationDeps,
  { tenantId, orderId, language }: OrderAt,
): Promise<ConfirmationContent> {
  const loaded = await loadOrder(db, tenantId, orderId)
  const tickets = await ticketsOfOrder(db, tenantId, orderId)
  const live = tickets.filter((ticket) => !ticket.voided_at)
  const invoice = viewInvoice({ ...loaded, moves: noMoves, now })
  return {
    language,
    business: await businessIn(db, tenantId, loaded.tenant, language),
    reference: loaded.order.reference,
    firstName: loaded.order.first_name ?? '',
    picture: await productPictureFor(db, tenantId, {
      pieces: live.length ? live : loaded.units,
      language,
    }),
    invoice,
    billed: billedOf(loaded, invoice),
    standing: standingOf(loaded, live),
    tickets: await emailTickets(db, live, codes, { timeZone: loaded.tenant.time_zone, language }),
    link: live.some(hasToChooseTime)
      ? await linkToChoose(db, { tenantId, orderId, language })
      : null,
  }
}

/** Whether an order is as it was sold, changed, or without anything valid. */
function standingOf(
  { units, refunds }: LoadedOrder,
  live: readonly Ticket[],
): ConfirmationContent['standing'] {
  if (!hasSomethingValid(units)) return 'nothingValid'
  const isChanged =
    refunds.some(isLive) ||
    units.some(({ voided_at, became_product_id }) => voided_at ?? became_product_id) ||
    live.some((ticket) => !hasCode(ticket))
  return isChanged ? 'changed' : 'confirmed'
}

/**
 * Loads the payment link of an order, in its state when the email is rendered; null once it is paid
 * or over.
 */
export const loadPaymentLink =
  (publicUrl: string): Loader<PaymentLinkContent> =>
  async ({ db, now }, { tenant_id: tenantId, order_id: orderId, language, data }) => {
    const { paymentId } = data as { paymentId: string }
    const loaded = await loadOrder(db, tenantId, orderId!)
    const { order, tenant, payments, units } = loaded
    const payment = payments.find(({ id }) => id === paymentId)
    if (!payment?.link_token) throw new Error('the email of a payment that has no link')
    if (payment.state !== 'pending' || !isStillAwaited(order, payment, now)) return null
    return {
      language,
      business: await businessIn(db, tenantId, tenant, language),
      picture: await productPictureFor(db, tenantId, { pieces: units, language }),
      reference: order.reference,
      firstName: order.first_name ?? '',
      invoice: viewInvoice({ ...loaded, moves: noMoves, now }),
      amount: toDollars(payment.cents),
      isBalance: payment.is_balance,
      until: momentText(awaitedUntil(order, payment)!, tenant.time_zone, language),
      link: paymentPage(publicUrl, paymentToken(tenantId, payment.link_token), language),
    }
  }

export const loadRefundEmail: Loader<RefundContent> = async ({ db }, mail) => {
  const { tenant_id: tenantId, language } = mail
  const { refundId } = mail.data as { refundId: string }
  const loaded = await loadOrder(db, tenantId, mail.order_id!)
  const refund = (await viewRefunds(db, loaded)).find(({ publicId }) => publicId === refundId)
  if (!refund) throw new Error('the email of a refund that does not exist')
  const { finalCost, refundItems, reason } = refund
  // Items and fees include their taxes, so that the lines add up to the total.
  const itemCents = sumOf(refundItems.map((item) => toCents(item.refundedAmount)!))
  const feesWithTaxes = toDollars(toCents(finalCost)! - itemCents)
  return {
    language,
    business: await businessIn(db, tenantId, loaded.tenant, language),
    picture: await productPictureFor(db, tenantId, { pieces: loaded.units, language }),
    reference: loaded.order.reference,
    finalCost,
    credited: refund.credited ?? 0,
    cash: refund.cash,
    items: refundItems,
    fees: refund.fees ? feesWithTaxes : null,
    taxes: refund.taxes.map((tax) => ({
      ...tax,
      number: loaded.taxes.find(({ key }) => key === tax.key)?.number ?? null,
    })),
    creditNoteNumber: String(refund.creditNoteNumber ?? ''),
    reason,
    issuedOn: localDateOf(
      refund.settledDateTimeUtc ?? refund.requestedDateTimeUtc,
      loaded.tenant.time_zone,
    ),
    client: clientLines(loaded.order),
  }
}
