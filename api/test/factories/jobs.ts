import { transaction } from '../../src/platform/db/db.ts'
import { enqueue } from '../../src/platform/jobs/jobs.ts'
import type { TestServer } from '../test-server.ts'
import type { Staff } from './staff.ts'

type JobState = {
  attempts: number
  ending: string | null
  last_error: string | null
  leased_until: Date | null
  leased_by: string | null
  progress: Record<string, number> | null
}

/** A job that is due. @returns its id */
export const aJob = (server: TestServer, { tenantId }: Staff, kind: string): Promise<string> =>
  transaction(server.pool, { tenantId, accountId: null }, 'write', ({ db, now }) =>
    enqueue(db, { tenantId, kind, payload: {}, runAt: now }),
  )

export async function jobState({ owner }: TestServer, id: string): Promise<JobState> {
  const { rows } = await owner.query<JobState>(
    'select attempts, ending, last_error, leased_until, leased_by, progress from job where id = $1',
    [id],
  )
  return rows[0]!
}
/** Ends the lease of a job, as if its holder had been silent for too long. */
export const expireLease = ({ owner }: TestServer, id: string) =>
  owner.query(`update job set leased_until = now() - interval '1 second' where id = $1`, [id])
