import type { Language } from '@guichet/contract/rules.messages.ts'
import type {
  ExportRhythm,
  ExportSubject,
} from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { deleteRows, selectRows } from '../platform/db/rows.ts'
import type { DB } from '../platform/db/schema.gen.ts'
import { isProtected, locking, yieldUnprotected } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'
import { enqueue, enqueueAll } from '../platform/jobs/jobs.ts'
import { newId } from '../platform/values/ids.ts'
import { daysBefore, type Plan } from './due.rules.ts'

export type ExportRow = Omit<
  Selectable<DB['scheduled_export']>,
  'subject' | 'format' | 'language' | 'rhythm'
> & {
  subject: ExportSubject
  format: 'xlsx' | 'csv'
  language: Language
  rhythm: ExportRhythm
}
export const planOf = ({ rhythm, on_day: day, at_hour: hour }: ExportRow): Plan => ({
  rhythm,
  day,
  hour,
})

/** Exports that are not deleted, by name. */
export const exportsOf = async (db: Db, tenantId: string): Promise<ExportRow[]> =>
  (await selectRows(db, tenantId, 'scheduled_export')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy((eb) => eb.fn<string>('lower', ['name']))
    .orderBy('id')
    .execute()) as ExportRow[]

export const exportById = async (db: Db, tenantId: string, id: string) =>
  (await selectRows(db, tenantId, 'scheduled_export')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()) as ExportRow | undefined

/** Locks an export until the commit, which serializes its runs. */
export async function lockExport(db: Db, tenantId: string, id: string) {
  const row = await selectRows(db, tenantId, 'scheduled_export')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$call(locking('due-lock', 'forNoKeyUpdate'))
    .executeTakeFirst()
  await yieldUnprotected('due-lock')
  return row as ExportRow | undefined
}

/** Recipients of exports, by export id. */
export async function recipientsOf(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = ids.length
    ? await selectRows(db, tenantId, 'scheduled_export_recipient')
        .select(['export_id', 'account_id'])
        .where('export_id', 'in', ids)
        .orderBy('account_id')
        .execute()
    : []
  const found = Map.groupBy(rows, (row) => row.export_id)
  return new Map(ids.map((id) => [id, (found.get(id) ?? []).map((row) => row.account_id)]))
}

export async function writeRecipients(
  db: Db,
  { tenantId, exportId }: { tenantId: string; exportId: string },
  accountIds: readonly string[],
): Promise<void> {
  await deleteRows(db, tenantId, 'scheduled_export_recipient')
    .where('export_id', '=', exportId)
    .execute()
  await db
    .insertInto('scheduled_export_recipient')
    .values(
      [...accountIds]
        .sort()
        .map((id) => ({ tenant_id: tenantId, export_id: exportId, account_id: id })),
    )
    .execute()
}

/** Enqueues the job of a due time; it does nothing when the schedule has changed since. */
export const enqueueDue = (
  db: Db,
  tenantId: string,
  { id, dueAt }: { id: string; dueAt: string },
) =>
  enqueue(db, {
    tenantId,
    kind: 'due-export',
    payload: { exportId: id, dueAt },
    runAt: dueAt,
  })

type NewRun = { dueAt: string; isByHand: boolean; isMissed?: boolean }

/**
 * Writes runs of an export, each with the job that makes its file; existing runs stay.
 *
 * @returns The ids of the new ones
 */
export async function insertRuns(
  db: Db,
  { row, timeZone, now }: { row: ExportRow; timeZone: string; now: string },
  runs: readonly NewRun[],
): Promise<string[]> {
  const { tenant_id: tenantId, id: exportId, rhythm } = row
  const written = await db
    .insertInto('scheduled_export_run')
    .values(
      runs.map(({ dueAt, isByHand, isMissed = false }) => {
        const { startDate, endDate } = daysBefore(rhythm, dueAt, timeZone)
        return {
          tenant_id: tenantId,
          id: newId(),
          export_id: exportId,
          is_by_hand: isByHand,
          due_at: isProtected('due-once') ? dueAt : new Date().toISOString(),
          begins_on: startDate,
          ends_on: endDate,
          state: isMissed ? 'missed' : 'waiting',
        }
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'state'])
    .execute()
  const made = written.filter(({ state }) => state === 'waiting')
  await enqueueAll(
    db,
    made.map(({ id }) => ({
      tenantId,
      kind: 'write-export',
      payload: { runId: id },
      runAt: now,
      dedupeKey: `write-export:${id}`,
    })),
  )
  return made.map(({ id }) => id)
}

const runs = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'scheduled_export_run as run')
    .innerJoin('scheduled_export as export', (join) =>
      join.onRef('export.tenant_id', '=', 'run.tenant_id').onRef('export.id', '=', 'run.export_id'),
    )
    .leftJoin('file', (join) =>
      join
        .onRef('file.tenant_id', '=', 'run.tenant_id')
        .onRef('file.id', '=', 'run.id')
        .on('file.deleted_at', 'is', null),
    )
    .selectAll('run')
    .select(['export.name', 'export.subject', 'export.format', 'file.bytes', 'file.sha256'])
export type RunRow = Awaited<ReturnType<ReturnType<typeof runs>['execute']>>[number]

/** Runs of an export, newest first. */
export const runsOf = (db: Db, tenantId: string, exportId: string, limit: number) =>
  runs(db, tenantId)
    .where('run.export_id', '=', exportId)
    .orderBy('run.due_at', 'desc')
    .orderBy('run.id', 'desc')
    .limit(limit)
    .execute()

/** The newest run of each export. */
export const lastRuns = (db: Db, tenantId: string) =>
  runs(db, tenantId)
    .distinctOn('run.export_id')
    .where('export.deleted_at', 'is', null)
    .orderBy('run.export_id')
    .orderBy('run.due_at', 'desc')
    .execute()

/** @throws NotFound when the business has no such run */
export async function runById(db: Db, tenantId: string, id: string): Promise<RunRow> {
  const row = await runs(db, tenantId).where('run.id', '=', id).executeTakeFirst()
  if (!row) throw apiError('NotFound')
  return row
}

/** States of the emails of runs. */
export const lettersOf = async (db: Db, tenantId: string, runIds: readonly string[]) =>
  runIds.length
    ? selectRows(db, tenantId, 'scheduled_export_letter as letter')
        .innerJoin('account', 'account.id', 'letter.account_id')
        .leftJoin('mail', (join) =>
          join
            .onRef('mail.tenant_id', '=', 'letter.tenant_id')
            .onRef('mail.id', '=', 'letter.mail_id'),
        )
        .select([
          'letter.run_id',
          'letter.account_id',
          'letter.withheld',
          'mail.state',
          'account.first_name',
          'account.last_name',
        ])
        .where('letter.run_id', 'in', runIds)
        .orderBy('account.last_name')
        .orderBy('account.id')
        .execute()
    : []
export type LetterRow = Awaited<ReturnType<typeof lettersOf>>[number]
