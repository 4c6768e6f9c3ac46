import { fold } from '@guichet/contract/fold.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inChunks } from '../../../platform/db/in-chunks.ts'
import { deleteRows, updateRows } from '../../../platform/db/rows.ts'
import { newId } from '../../../platform/values/ids.ts'
import {
  newTicketReference,
  newTicketState,
  ticketSearchText,
  type StoredOwner,
} from '../../../tickets/public.ts'
import type { AnswerRow } from '../form-answers.rules.ts'

/** A ticket before it is issued, which assigns its state and reference. */
export type PlannedTicket = {
  unitId: string
  kind: Kind
  productId: string
  slotId: string | null
  window: { begins_at: string; ends_at: string } | null
  owners: readonly StoredOwner[]
}
type Of = { tenantId: string; orderId: string; now: string }

const pictureOf = (owners: readonly StoredOwner[]) =>
  owners.find((owner) => owner.pictureId)?.pictureId ?? null

/** Writes valid tickets with their search texts. */
export async function insertTickets(
  db: Db,
  { tenantId, orderId, now }: Of,
  tickets: readonly (PlannedTicket & {
    id: string
    /** Reference of a ticket that was printed before; others get a new one. */
    reference?: string
    formerNumber?: string | undefined
  })[],
): Promise<void> {
  const written = tickets.map(
    ({ id, unitId, kind, productId, slotId, window, owners, ...more }) => {
      const { state, beginsAt, endsAt } = newTicketState(window, now)
      const reference = more.reference ?? newTicketReference()
      const formerNumber = more.formerNumber ?? null
      return {
        row: {
          tenant_id: tenantId,
          id,
          order_id: orderId,
          unit_id: unitId,
          sold_at: now,
          kind,
          product_id: productId,
          reference,
          state,
          begins_at: beginsAt,
          ends_at: endsAt,
          slot_id: slotId,
          owner: JSON.stringify(owners),
          picture_id: pictureOf(owners),
          former_number: formerNumber,
        },
        text: ticketSearchText({ reference, formerNumber, owners }),
      }
    },
  )
  await inChunks(
    written.map(({ row }) => row),
    (some) => db.insertInto('ticket').values(some).execute(),
  )
  await inChunks(
    written.map(({ row: { id }, text }) => ({
      tenant_id: tenantId,
      kind: 'ticket',
      id,
      at: now,
      text,
    })),
    (some) => db.insertInto('search_entry').values(some).execute(),
  )
}

type PutOff = PlannedTicket & { ordinal: number; answers: readonly AnswerRow[] }
/** Stores the tickets of an order until it is paid, with the answers for each. */
export const storeUnissuedTickets = (
  db: Db,
  { tenantId, orderId }: Pick<Of, 'tenantId' | 'orderId'>,
  tickets: readonly PutOff[],
): Promise<void> =>
  inChunks(
    tickets.map(({ unitId, ordinal, kind, productId, slotId, window, owners, answers }) => ({
      tenant_id: tenantId,
      unit_id: unitId,
      ordinal,
      order_id: orderId,
      kind,
      product_id: productId,
      slot_id: slotId,
      begins_at: window?.begins_at ?? null,
      ends_at: window?.ends_at ?? null,
      owner: JSON.stringify(owners),
      picture_id: pictureOf(owners),
      answers: JSON.stringify(answers),
    })),
    (some) => db.insertInto('ticket_to_issue').values(some).execute(),
  )

/** Issues the stored tickets of an order that is paid. @returns The number of tickets */
export async function issueTickets(db: Db, { tenantId, orderId, now }: Of): Promise<number> {
  const planned = await takePlanned(db, tenantId, orderId)
  const tickets = planned.map((row) => ({
    id: newId(),
    unitId: row.unit_id,
    kind: row.kind as Kind,
    productId: row.product_id,
    slotId: row.slot_id,
    window: row.begins_at ? { begins_at: row.begins_at, ends_at: row.ends_at! } : null,
    owners: row.owner as StoredOwner[],
    answers: row.answers as AnswerRow[],
  }))
  await insertTickets(db, { tenantId, orderId, now }, tickets)
  await inChunks(
    tickets.flatMap(({ id, answers }) =>
      answers.map((answer) => ({
        tenant_id: tenantId,
        id: newId(),
        order_id: orderId,
        ticket_id: id,
        folded: fold(answer.answer),
        ...answer,
      })),
    ),
    (some) => db.insertInto('answer').values(some).execute(),
  )
  return tickets.length
}

/** Deletes and returns the stored tickets, in the order of the sale. */
const takePlanned = async (db: Db, tenantId: string, orderId: string) =>
  (
    await deleteRows(db, tenantId, 'ticket_to_issue')
      .where('order_id', '=', orderId)
      .returningAll()
      .execute()
  ).sort((a, b) => a.ordinal - b.ordinal || (a.unit_id < b.unit_id ? -1 : 1))

/** Removes personal data from the stored tickets of an unpaid order; the products stay. */
export const forgetOwners = (db: Db, tenantId: string, orderId: string) =>
  updateRows(db, tenantId, 'ticket_to_issue')
    .set({ owner: '[]', answers: '[]', picture_id: null })
    .where('order_id', '=', orderId)
    .execute()
