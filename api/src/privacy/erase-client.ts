import * as contract from '@guichet/contract/privacy/erase-client.ts'
import { recordAudits } from '../platform/db/audit.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { locking, yieldUnprotected } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { eraseFiles, pictureIdsOf } from './erase-files.ts'
import { eraseWords } from './erase-words.ts'
import { erasureEffects } from './erasure-effects.db.ts'
import { findPerson, type Person } from './person.db.ts'
import { cartsOf } from './personal-rows.db.ts'

/**
 * Erases a client permanently: every personal word is removed, every amount stays. Anything in
 * progress has to end first; data that arrived after the review requires another one.
 */
export const eraseClient = handle(
  contract.eraseClient,
  async (ctx, { params: { profilePublicId }, body }) => {
    const { db, now, language } = ctx
    const { tenantId } = ctx
    const person = await lockPerson(db, tenantId, profilePublicId)
    const { confirmation, counts, obstacles } = await erasureEffects(ctx, tenantId, person)
    if (body.confirmation.trim().toLowerCase() !== confirmation.toLowerCase())
      throw fieldProblem('confirmation', 'confirmation', language)
    const { orders, ticketsAhead } = counts
    if (body.orders !== orders || body.ticketsAhead !== ticketsAhead)
      throw apiError('ErasureOutdated', { orders, ticketsAhead })
    if (obstacles.length) throw apiError('ClientBusy', { obstacles })

    const { requestId, accountId } = ctx
    const by = { tenantId, accountId, requestId, now }
    await erasePerson(db, by, person, { ...counts, reason: body.reason })
    return { profilePublicId, erasedDateTimeUtc: now, ...counts }
  },
)

/**
 * Locks the carts, orders and quotes of a client, then the client: a sale in progress ends first,
 * and a later sale is to a new client.
 *
 * @throws NotFound, ErasureOutdated when a sale ended in between
 */
export async function lockPerson(db: Db, tenantId: string, id: string): Promise<Person> {
  const found = await findPerson(db, tenantId, id)
  const { clientIds, orderIds } = found
  await lockCarts(db, tenantId, found)
  if (orderIds.length)
    await selectRows(db, tenantId, 'orders')
      .select('id')
      .where('id', 'in', orderIds)
      .orderBy('id')
      .$call(locking('erasure-lock'))
      .execute()
  await lockQuotes(db, tenantId, clientIds)
  await selectRows(db, tenantId, 'client')
    .select('id')
    .where('id', 'in', clientIds)
    .orderBy('id')
    .$call(locking('erasure-lock'))
    .execute()
  const held = await findPerson(db, tenantId, id)
  await yieldUnprotected('erasure-lock')
  if (held.orderIds.join() !== orderIds.join() || held.clientIds.length !== clientIds.length)
    throw apiError('ErasureOutdated', { orders: held.orderIds.length })
  return held
}

/** Carts are locked first, as in a sale. */
const lockCarts = (db: Db, tenantId: string, person: Person) =>
  selectRows(db, tenantId, 'kept_cart')
    .select('id')
    .where('ended_at', 'is', null)
    .where(cartsOf({ ...person, tenantId }))
    .orderBy('id')
    .$call(locking('erasure-lock'))
    .execute()

/** A quote that is revised in the meantime is open again, and blocks the erasure. */
const lockQuotes = (db: Db, tenantId: string, clientIds: string[]) =>
  selectRows(db, tenantId, 'quote')
    .select('id')
    .where('client_id', 'in', clientIds)
    .orderBy('id')
    .$call(locking('erasure-lock'))
    .execute()

type By = { tenantId: string; accountId: string | null; requestId: string; now: string }
type ErasureFacts = Awaited<ReturnType<typeof erasureEffects>>['counts'] & { reason: string }
/** Removes every word of a locked person; the remaining data identifies nobody. */
async function erasePerson(db: Db, by: By, person: Person, facts: ErasureFacts): Promise<void> {
  const erased = { ...person, tenantId: by.tenantId, now: by.now }
  const pictureIds = await pictureIdsOf(db, erased)
  await eraseWords(db, erased)
  await eraseFiles(db, erased, pictureIds)
  await keepTombstone(db, by, person, facts)
}

/**
 * Erases a locked person, unless something of theirs is in progress.
 *
 * @returns Whether the person was erased
 */
export async function eraseUnlessBusy(
  tx: Pick<Transaction, 'db' | 'now'>,
  by: By,
  person: Person,
  reason: string,
): Promise<boolean> {
  const { counts, obstacles } = await erasureEffects(tx, by.tenantId, person)
  if (obstacles.length > 0) return false
  await erasePerson(tx.db, by, person, { ...counts, reason })
  return true
}

/** Records the erasure without personal data. */
async function keepTombstone(
  db: Db,
  by: By,
  { id, orderIds }: Person,
  facts: ErasureFacts,
): Promise<void> {
  const { reason, orders, tickets, letters, pictures } = facts
  await db
    .insertInto('erasure')
    .values({
      tenant_id: by.tenantId,
      client_id: id,
      reason,
      erased_by: by.accountId,
      erased_at: by.now,
      orders,
      tickets,
      letters,
      pictures,
    })
    .execute()
  await recordAudits(db, [
    { ...by, code: 'client.erased', subject: 'client', subjectId: id, facts },
    ...orderIds.map((orderId) => ({
      ...by,
      code: 'order.client_erased' as const,
      subject: 'order' as const,
      subjectId: orderId,
      orderId,
      facts: { reason },
    })),
  ])
}
