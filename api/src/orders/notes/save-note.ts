import type { Reply } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/orders/notes/save-note.ts'
import type { Db } from '../../platform/db/db.ts'
import { deleteRows, selectRows, updateRows } from '../../platform/db/rows.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { newId } from '../../platform/values/ids.ts'
import { firstOf } from '../../platform/values/must.ts'
import { findOrderId, lockOrder } from '../orders.db.ts'

/** Highest number of notes of an order. */
const mostNotes = 200
type Note = Reply<typeof contract.addNote>
type Row = Awaited<ReturnType<typeof noteRows>>[number]

const noteRows = (db: Db, tenantId: string, by: { orderId: string } | { id: string }) =>
  selectRows(db, tenantId, 'order_note')
    .innerJoin('account', 'account.id', 'order_note.account_id')
    .select([
      'order_note.id',
      'order_note.order_id',
      'order_note.account_id',
      'order_note.text',
      'order_note.created_at',
      'order_note.edited_at',
      'account.first_name',
      'account.last_name',
    ])
    .where('orderId' in by ? 'order_note.order_id' : 'order_note.id', '=', Object.values(by)[0]!)
    .orderBy('order_note.created_at', 'desc')
    .orderBy('order_note.id', 'desc')
    .execute()

const mayChange = (row: Pick<Row, 'account_id'>, actor: Actor) =>
  actor.isMain || row.account_id === actor.accountId
const view = (row: Row, actor: Actor): Note => ({
  publicId: row.id,
  text: row.text,
  authorName: `${row.first_name} ${row.last_name}`.trim(),
  createdDateTimeUtc: row.created_at,
  editedDateTimeUtc: row.edited_at,
  canChange: mayChange(row, actor),
})

export const findNotes = handle(
  contract.findNotes,
  async ({ db, tenantId, actor }, { params: { ref } }) => {
    const orderId = await findOrderId(db, tenantId, ref)
    const { note } = await selectRows(db, tenantId, 'orders')
      .select('note')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const rows = await noteRows(db, tenantId, { orderId })
    return { saleNote: note, items: rows.map((row) => view(row, actor)) }
  },
)

export const addNote = handle(
  contract.addNote,
  async ({ db, tenantId, accountId, actor, now, audit }, { params: { ref }, body: { text } }) => {
    const orderId = await findOrderId(db, tenantId, ref)
    // Concurrent writers are serialized, so that the limit holds.
    await lockOrder(db, tenantId, orderId)
    const { count } = await selectRows(db, tenantId, 'order_note')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    if (count >= mostNotes) throw apiError('ListFull', { limit: mostNotes })
    const id = newId()
    await db
      .insertInto('order_note')
      .values({
        tenant_id: tenantId,
        id,
        order_id: orderId,
        account_id: accountId,
        text,
        created_at: now,
      })
      .execute()
    await audit('order.note_added', 'order_note', id, { orderId })
    return noteOf(db, actor, id)
  },
)

const noteOf = async (db: Db, actor: Actor, id: string): Promise<Note> =>
  view(firstOf(await noteRows(db, actor.tenantId, { id })), actor)

/**
 * Loads a note that the caller may change, locked until the commit.
 *
 * @throws NotFound, Restricted when another person wrote it
 */
async function heldNote({ db, tenantId, actor }: Ctx, id: string) {
  const row = await selectRows(db, tenantId, 'order_note')
    .select(['order_id', 'account_id', 'text'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw apiError('NotFound')
  if (!mayChange(row, actor)) throw apiError('Restricted', { restriction: 'OwnNotes' })
  return row
}

export const saveNote = handle(
  contract.saveNote,
  async (ctx, { params: { id }, body: { text } }) => {
    const { db, tenantId, actor, now, audit } = ctx
    const row = await heldNote(ctx, id)
    if (row.text !== text) {
      await updateRows(db, tenantId, 'order_note')
        .set({ text, edited_at: now })
        .where('id', '=', id)
        .execute()
      await audit('order.note_changed', 'order_note', id, { orderId: row.order_id })
    }
    return noteOf(db, actor, id)
  },
)

export const removeNote = handle(contract.removeNote, async (ctx, { params: { id } }) => {
  const { db, tenantId, audit } = ctx
  const row = await heldNote(ctx, id)
  await deleteRows(db, tenantId, 'order_note').where('id', '=', id).execute()
  await audit('order.note_removed', 'order_note', id, { orderId: row.order_id })
  return {}
})
