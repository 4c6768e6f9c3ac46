import { workKinds, type WorkKind } from '@guichet/contract/work/work.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { mayDirect, shownWork, viewWork } from './work.db.ts'

/** Locks the row of a job against workers, if the person may control its kind. */
export async function lockWork({ db, tenantId, actor }: Ctx, id: string) {
  const job = await selectRows(db, tenantId, 'job')
    .select(['id', 'kind', 'ended_at', 'ending', 'leased_until'])
    .where('id', '=', id)
    .where('is_shown', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (!job) throw apiError('NotFound')
  const kind = job.kind as WorkKind
  if (!mayDirect(actor, kind)) throw apiError('NoAccess', { access: [workKinds[kind]] })
  return job
}
/** The operation as its list shows it. */
export const viewWorkById = async ({ db, tenantId, actor, now }: Ctx, id: string) =>
  viewWork(
    await shownWork(db, tenantId).where('job.id', '=', id).executeTakeFirstOrThrow(),
    actor,
    now,
  )
