import { recordAudit } from '../platform/db/audit.ts'
import type { Transaction } from '../platform/db/db.ts'
import type { ActionCtx } from '../platform/http/acting.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { bulkById, endItem, nextItems, progressOf, type Outcome } from './bulk.db.ts'

const itemsAtOnce = 50

/**
 * Applies an action to each order or ticket, fifty per transaction with their marks: after a crash
 * or a stop it continues, and none is repeated. A rejected one is rolled back, marked with its
 * reason, and blocks no other.
 */
export const applyInBulk = (
  act: (acting: ActionCtx, subjectId: string) => Promise<unknown>,
): JobHandler => ({
  lane: 'long',
  tries: 20,
  run: (job) =>
    job.inTenant('write', async (tx) => {
      const { tenantId } = job
      const id = String(job.payload.bulkId)
      await job.checkIn(tx, await progressOf(tx.db, tenantId, id))
      const items = await nextItems(tx.db, { tenantId, id }, itemsAtOnce)
      if (!items.length) return undefined
      const acting = inNameOf(tx, await bulkById(tx.db, tenantId, id))
      for (const { subjectId } of items) {
        const outcome = await outcomeOf(tx, () => act(acting, subjectId))
        await endItem(tx.db, { tenantId, bulkId: id, subjectId }, { ...outcome, now: tx.now })
      }
      await job.checkIn(tx, await progressOf(tx.db, tenantId, id))
      return 'again'
    }),
})

async function outcomeOf({ client }: Transaction, act: () => Promise<unknown>): Promise<Outcome> {
  await client.query('savepoint item')
  try {
    await act()
    await client.query('release savepoint item')
    return { outcome: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await client.query('rollback to savepoint item')
    const { reason } = error.data
    return {
      outcome: 'refused',
      problem: error.type,
      reason: typeof reason === 'string' ? reason : null,
    }
  }
}

type Bulk = Awaited<ReturnType<typeof bulkById>>
/** Runs under the account that started it; its request ended long ago and was authorized then. */
const inNameOf = ({ db, now }: Transaction, bulk: Bulk): ActionCtx => ({
  db,
  now,
  tenantId: bulk.tenant_id,
  timeZone: bulk.time_zone,
  actor: { restrictions: new Set() },
  audit: (code, subject, subjectId, note = {}) =>
    recordAudit(db, {
      tenantId: bulk.tenant_id,
      accountId: bulk.created_by,
      requestId: `bulk:${bulk.id}`,
      now,
      code,
      subject,
      subjectId,
      ...note,
      facts: { ...note.facts, bulkId: bulk.id },
    }),
})
