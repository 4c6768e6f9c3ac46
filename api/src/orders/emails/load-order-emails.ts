import { setImmediate } from 'node:timers/promises'
import { toCents, toDollars } from '@guichet/contract/money.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { profileOf } from '../../businesses/public.ts'
import { communicationOf } from '../../communication/public.ts'
import type { Loader } from '../../mail/public.ts'
import type { Db } from '../../platform/db.ts'
import { localDateOf, wallTimeOf } from '../../platform/zoned-time.ts'
import { sumOf } from '../../pricing/public.ts'
import { ownersIn, ticketsOfOrder, type TicketCodes } from '../../tickets/public.ts'
import { loadOrder } from '../load-orders.db.ts'
import { viewOrder } from '../orders.view.ts'
import { viewRefunds } from '../refunds/refunds.view.ts'
import { titleIn } from './email-titles.rules.ts'
import type { Confirmed, Sender } from './order-confirmation.email.ts'
import { emailMessages } from './order-emails.messages.ts'
import type { Refunded } from './refund.email.ts'

type Tenant = { name: Bilingual; colour: string }

export async function businessIn(
  db: Db,
  tenantId: string,
  { name, colour }: Tenant,
  language: Language,
): Promise<Sender> {
  const { contacts } = await profileOf(db, tenantId)
  const { value: communication } = await communicationOf(db, tenantId)
  return {
    name: name[language],
    colour,
    replyTo: communication.replyEmail || contacts.email || null,
    contact: [contacts.email, contacts.phoneNumber].filter(Boolean),
    communication,
  }
}

type Ticket = Awaited<ReturnType<typeof ticketsOfOrder>>[number]
type Place = { timeZone: string; language: Language }

/** When a ticket opens the gate: its slot, its season, or any time. */
function whenOf(ticket: Ticket, { timeZone, language }: Place): string {
  const { kind, on_date, begin_time, end_time, begins_at, ends_at } = ticket
  const say = emailMessages[language]
  if (on_date) return `${on_date}, ${begin_time?.slice(0, 5)} – ${end_time?.slice(0, 5)}`
  if (!begins_at || !ends_at) return say.anytime
  const dayOf = (at: string) => localDateOf(at, timeZone)
  if (kind !== 'equipment_rental') return say.season(dayOf(begins_at), dayOf(ends_at))
  const timeOf = (at: string) => `${dayOf(at)} ${wallTimeOf(at, timeZone).slice(0, 5)}`
  return `${timeOf(begins_at)} – ${timeOf(ends_at)}`
}
const namesOf = (owner: unknown): string =>
  ownersIn(owner)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .join(', ')

// Signing a code takes a moment: requests are answered between two handfuls.
const codesAtOnce = 50

async function viewTickets(tickets: readonly Ticket[], codes: TicketCodes, place: Place) {
  const viewed: Confirmed['tickets'][number][] = []
  for (const ticket of tickets) {
    const { reference, category_title, product_title, tenant_id: tenantId, id, generation } = ticket
    viewed.push({
      reference,
      title: titleIn(place.language, category_title, product_title),
      when: [whenOf(ticket, place), namesOf(ticket.owner)].filter(Boolean).join(' · '),
      code: codes.codeOf({ tenantId, ticketId: id, generation }),
    })
    if (viewed.length % codesAtOnce === 0) await setImmediate()
  }
  return viewed
}

/**
 * The confirmation of the order as it is when the email is drawn: entries, taxes, and each ticket
 * that is not void.
 */
export const loadConfirmation =
  (codes: TicketCodes): Loader<Confirmed> =>
  async ({ db }, { tenant_id: tenantId, order_id: orderId, language }) => {
    const loaded = await loadOrder(db, tenantId, orderId!)
    const tickets = await ticketsOfOrder(db, tenantId, orderId!)
    const live = tickets.filter((ticket) => !ticket.voided_at)
    return {
      language,
      business: await businessIn(db, tenantId, loaded.tenant, language),
      reference: loaded.order.reference,
      firstName: loaded.order.first_name ?? '',
      invoice: viewOrder(loaded, { restrictions: new Set() }).invoice,
      tickets: await viewTickets(live, codes, { timeZone: loaded.tenant.time_zone, language }),
    }
  }

export const loadRefundEmail: Loader<Refunded> = async ({ db }, mail) => {
  const { tenant_id: tenantId, language } = mail
  const { refundId } = mail.data as { refundId: string }
  const loaded = await loadOrder(db, tenantId, mail.order_id!)
  const refund = (await viewRefunds(db, loaded)).find(({ publicId }) => publicId === refundId)
  if (!refund) throw new Error('the email of a refund that does not exist')
  const { finalCost, refundItems, reason } = refund
  // Items and fees are shown with their taxes, so that the lines add up to the total.
  const itemCents = sumOf(refundItems.map((item) => toCents(item.refundedAmount)!))
  const feesWithTaxes = toDollars(toCents(finalCost)! - itemCents)
  return {
    language,
    business: await businessIn(db, tenantId, loaded.tenant, language),
    reference: loaded.order.reference,
    finalCost,
    items: refundItems.map((item) => ({
      count: item.count,
      title: item.productTitle,
      amount: item.refundedAmount,
    })),
    fees: refund.fees ? feesWithTaxes : null,
    taxes: refund.taxes,
    creditNoteNumber: String(refund.creditNoteNumber ?? ''),
    reason,
  }
}
