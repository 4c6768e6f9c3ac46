import type { cancelWork as cancelEndpoint } from '@guichet/contract/work/cancel-work.ts'
import type { resumeWork as resumeEndpoint } from '@guichet/contract/work/resume-work.ts'
import { workKinds, type WorkKind } from '@guichet/contract/work/work.ts'
import { sql } from 'kysely'
import { apiError } from '../platform/api-error.ts'
import type { Ctx, Handler } from '../platform/contexts.ts'
import { mayDirect, shownWork, viewWork } from './work.db.ts'

/** The job's row, held against the worker, of a kind that this person may direct. */
async function lockWork({ db, actor }: Ctx, id: string) {
  const job = await db
    .selectFrom('job')
    .select(['id', 'kind', 'ended_at', 'ending', 'leased_until'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .where('is_shown', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (!job) throw apiError('NotFound')
  const kind = job.kind as WorkKind
  if (!mayDirect(actor, kind)) throw apiError('NoAccess', { access: [workKinds[kind]] })
  return job
}
const viewOf = async ({ db, actor, now }: Ctx, id: string) =>
  viewWork(
    await shownWork(db, actor.tenantId).where('job.id', '=', id).executeTakeFirstOrThrow(),
    actor,
    now,
  )

/** Asks it to stop. What no worker has in its hands ends at once; the others after their chunk. */
export const cancelWork: Handler<typeof cancelEndpoint> = async (ctx, { params: { id } }) => {
  const {
    db,
    now,
    actor: { tenantId },
    audit,
  } = ctx
  const job = await lockWork(ctx, id)
  if (job.ended_at === null) {
    const isIdle = job.leased_until === null
    await db
      .updateTable('job')
      .set({ cancel_asked_at: now, ...(isIdle && { ended_at: now, ending: 'canceled' }) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
    await audit('work.canceled', 'work', id, { facts: { kind: job.kind } })
  }
  return viewOf(ctx, id)
}

/** Goes on where it stopped; work that runs or is done stays as it is. */
export const resumeWork: Handler<typeof resumeEndpoint> = async (ctx, { params: { id } }) => {
  const {
    db,
    now,
    actor: { tenantId },
    audit,
  } = ctx
  const job = await lockWork(ctx, id)
  if (job.ending === 'canceled' || job.ending === 'dead') {
    await db
      .updateTable('job')
      .set({
        ended_at: null,
        ending: null,
        cancel_asked_at: null,
        last_error: null,
        leased_until: null,
        attempts: 0,
        run_at: now,
        progress: sql`progress - 'died'`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
    await audit('work.resumed', 'work', id, { facts: { kind: job.kind } })
  }
  return viewOf(ctx, id)
}
