import type { Db } from './db.ts'
import { newId } from './ids.ts'

export type NewJob = { tenantId: string; kind: string; payload: Record<string, unknown>; runAt: string; dedupeKey?: string }

/** Work for after the commit, written in the deed's own transaction: no commit, no work; a commit, certain work. */
export async function enqueue(db: Db, job: NewJob): Promise<string> {
  const id = newId()
  await db.insertInto('job').values({
    tenant_id: job.tenantId, id, kind: job.kind, payload: JSON.stringify(job.payload), run_at: job.runAt, dedupe_key: job.dedupeKey ?? null,
  }).onConflict((conflict) => conflict.doNothing()).execute()
  return id
}
