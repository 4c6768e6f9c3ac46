import type { LinkView } from '@guichet/contract/rescheduling/read-link.ts'
import { profileOf } from '../../businesses/public.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { lostTickets, type LostTicketRow } from '../lost-tickets.db.ts'
import type { LinkCtx } from './link-ctx.ts'

/** Whether the client still has to choose; a new time may replace a request for a refund. */
export const mayChoose = (row: LostTicketRow): boolean =>
  row.voided_at === null && row.state === 'Reschedulable' && row.answer !== 'moved'

const stateOf = (row: LostTicketRow): LinkView['tickets'][number]['state'] => {
  if (row.voided_at !== null) return 'closed'
  if (row.answer === 'moved') return 'moved'
  if (row.state !== 'Reschedulable') return 'closed'
  return row.answer === 'refundAsked' ? 'refundAsked' : 'waiting'
}

/** Key of tickets that can choose one time together: the activity, or the equipment and size. */
export const groupOf = (row: LostTicketRow): string =>
  row.activity_id ?? `${row.product_title.fr}|${row.product_title.en}`

/** Page of a link in the current state: a first name and the tickets, no other personal data. */
export async function viewLink({
  db,
  now,
  tenantId,
  timeZone,
  business,
  rescheduling,
  order,
}: LinkCtx): Promise<LinkView> {
  const rows = (await lostTickets(db, tenantId, rescheduling.id, [order.id])).filter(
    (row) => row.freed_at !== null,
  )
  const groups = [...new Set(rows.map(groupOf))]
  const { contacts } = await profileOf(db, tenantId)
  return {
    business: {
      name: business.name,
      colour: business.colour,
      contact: [contacts.email, contacts.phoneNumber].filter(Boolean),
      timeZone,
    },
    firstName: order.first_name ?? '',
    language: order.language as LinkView['language'],
    orderReferenceNumber: order.reference,
    reason: rescheduling.reason,
    today: localDateOf(now, timeZone),
    tickets: rows.map((row) => ({
      publicId: row.id,
      title: row.product_title,
      categoryTitle: row.category_title,
      group: groups.indexOf(groupOf(row)),
      state: stateOf(row),
      isRental: row.kind === 'equipment_rental',
      lost: { beginDateTimeUtc: row.lost_from, endDateTimeUtc: row.lost_until },
      now:
        row.voided_at === null && row.begins_at && row.ends_at
          ? { beginDateTimeUtc: row.begins_at, endDateTimeUtc: row.ends_at }
          : null,
    })),
  }
}
