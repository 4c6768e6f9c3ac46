import { workKinds, type Work, type WorkKind } from '@guichet/contract/work/work.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { Actor } from '../platform/http/actor.ts'
import { stateOf } from './work.rules.ts'

export const shownWork = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'job')
    .leftJoin('account', 'account.id', 'job.created_by')
    .select([
      'job.id',
      'job.kind',
      'job.payload',
      'job.ending',
      'job.leased_until',
      'job.last_error',
      'job.created_at',
      'job.ended_at',
      'job.cancel_asked_at',
      'account.first_name',
      'account.last_name',
      sql<number>`coalesce((job.progress ->> 'done')::int, 0)`.as('done'),
      sql<number>`coalesce((job.progress ->> 'total')::int, 0)`.as('total'),
    ])
    .where('job.is_shown', '=', true)
type WorkRow = Awaited<ReturnType<ReturnType<typeof shownWork>['execute']>>[number]

/** Member of the payload with the subject of each kind. */
const subjects = {
  rescheduling: 'reschedulingId',
  resend: 'bulkId',
  activation: 'bulkId',
  orderExtract: 'extractId',
  ticketExtract: 'extractId',
  auditExtract: 'extractId',
  clientImport: 'importId',
} as const satisfies Record<WorkKind, string>

export const mayDirect = (actor: Actor, kind: WorkKind): boolean =>
  actor.isMain || actor.accesses.has(workKinds[kind])

export function viewWork(row: WorkRow, actor: Actor, now: string): Work {
  const state = stateOf(
    {
      ending: row.ending,
      leasedUntil: row.leased_until,
      done: row.done,
      lastError: row.last_error,
    },
    now,
  )
  const [kind, isStopping] = [
    row.kind as WorkKind,
    row.ended_at === null && row.cancel_asked_at !== null,
  ]
  return {
    publicId: row.id,
    subjectPublicId: (row.payload as Record<string, string>)[subjects[kind]]!,
    kind,
    state,
    done: row.done,
    total: row.total,
    createdDateTimeUtc: row.created_at,
    endedDateTimeUtc: row.ended_at,
    startedBy: row.first_name ? `${row.first_name} ${row.last_name}` : null,
    isStopping,
    canCancel: mayDirect(actor, kind) && row.ended_at === null && !isStopping,
    canResume: mayDirect(actor, kind) && (state === 'canceled' || state === 'failed'),
  }
}
