import type { Db } from '../db/db.ts'
import { inChunks } from '../db/in-chunks.ts'
import { newId } from '../values/ids.ts'

export type NewJob = {
  tenantId: string
  kind: string
  payload: Record<string, unknown>
  runAt: string
  dedupeKey?: string
  /**
   * Person who sees the job: it is in the tray of the business, where it can be stopped and
   * resumed.
   */
  shownTo?: { accountId: string; total: number }
}

/**
 * Enqueues a job in the handler's own transaction: it runs after the commit, and only if there is
 * one.
 */
export async function enqueue(db: Db, job: NewJob): Promise<string> {
  const [id] = await enqueueAll(db, [job])
  return id!
}

/** Enqueues many jobs at once. @returns Their ids, in the order of the jobs */
export async function enqueueAll(db: Db, jobs: readonly NewJob[]): Promise<string[]> {
  const rows = jobs.map((job) => ({
    tenant_id: job.tenantId,
    id: newId(),
    kind: job.kind,
    payload: JSON.stringify(job.payload),
    run_at: job.runAt,
    dedupe_key: job.dedupeKey ?? null,
    created_at: job.runAt,
    is_shown: job.shownTo !== undefined,
    created_by: job.shownTo?.accountId ?? null,
    progress: job.shownTo ? JSON.stringify({ done: 0, total: job.shownTo.total }) : null,
  }))
  await inChunks(rows, (some) =>
    db
      .insertInto('job')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  return rows.map((row) => row.id)
}
