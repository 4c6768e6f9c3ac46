import type { AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import { exportKeptDays } from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { queueMails } from '../mail/public.ts'
import { recordAudit } from '../platform/db/audit.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import { updateRows } from '../platform/db/rows.ts'
import { mustGet } from '../platform/values/must.ts'
import type { Fault } from './begin-run.ts'
import { mayRead, staffOf, type Reader } from './readers.db.ts'
import {
  exportById,
  recipientsOf,
  runById,
  type ExportRow,
  type RunRow,
} from './scheduled-exports.db.ts'

/** Data stored with an email until it is rendered: no names, nothing of the file. */
export type ExportNews = { runId: string; readerId: string; fault: Fault | null }
type Which = { tenantId: string; runId: string }

/** The run with its schedule and its current recipients; null once it has ended. */
async function waitingRun(db: Db, { tenantId, runId }: Which) {
  const run = await runById(db, tenantId, runId)
  if (run.state !== 'waiting') return null
  const row = (await exportById(db, tenantId, run.export_id))!
  const ids = mustGet(await recipientsOf(db, tenantId, [row.id]), row.id)
  const staff = await staffOf(db, tenantId)
  return { run, row, staff, recipients: staff.filter(({ accountId }) => ids.includes(accountId)) }
}

/** Completes a run: the file can be downloaded, and recipients with access are emailed. */
export async function finishRun(
  tx: Transaction,
  { bytes, rowCount, ...which }: Which & { bytes: number; rowCount: number },
): Promise<void> {
  const { db, now } = tx
  const { tenantId, runId } = which
  const found = await waitingRun(db, which)
  if (!found) return
  await updateRows(db, tenantId, 'file').set({ bytes }).where('id', '=', runId).execute()
  await updateRows(db, tenantId, 'scheduled_export_run')
    .set({
      state: 'done',
      ended_at: now,
      expires_at: new Date(Date.parse(now) + exportKeptDays * 86_400_000).toISOString(),
      row_count: rowCount,
    })
    .where('id', '=', runId)
    .execute()
  await writeLetters(tx, { ...found, readers: [], fault: null })
  await recordEnd(tx, found, 'scheduled_export.made', { rows: rowCount, bytes })
}

/** Ends a run without a file: recipients and main staff, who can fix it, are emailed. */
export async function failRun(
  tx: Transaction,
  { fault, ...which }: Which & { fault: Fault },
): Promise<void> {
  const { tenantId, runId } = which
  const found = await waitingRun(tx.db, which)
  if (!found) return
  await updateRows(tx.db, tenantId, 'scheduled_export_run')
    .set({ state: 'failed', fault, ended_at: tx.now })
    .where('id', '=', runId)
    .execute()
  // After a deletion nobody expects a file.
  if (fault !== 'deleted') {
    const readers = found.staff.filter(({ isMain }) => isMain)
    await writeLetters(tx, { ...found, readers, fault })
  }
  await recordEnd(tx, found, 'scheduled_export.failed', { fault })
}

type WrittenRun = {
  run: RunRow
  row: ExportRow
  recipients: readonly Reader[]
  /** Additional readers, besides the recipients. */
  readers: readonly Reader[]
  fault: Fault | null
}
async function writeLetters(
  { db, now }: Transaction,
  { run, row, recipients, readers, fault }: WrittenRun,
): Promise<void> {
  const { tenant_id: tenantId, subject } = row
  const all = [
    ...new Map([...recipients, ...readers].map((each) => [each.accountId, each])).values(),
  ]
  const keyOf = ({ accountId }: Reader) => `scheduled-export:${run.id}:${accountId}`
  const mails = await queueMails(
    db,
    all
      .filter((reader) => mayRead(reader, subject))
      .map((reader) => ({
        tenantId,
        kind: 'scheduled-export',
        dedupeKey: keyOf(reader),
        to: reader.email,
        language: reader.language,
        now,
        data: { runId: run.id, readerId: reader.accountId, fault } satisfies ExportNews,
      })),
  )
  const letters = all.map((reader) => {
    const mailId = mails.get(keyOf(reader)) ?? null
    return {
      tenant_id: tenantId,
      run_id: run.id,
      account_id: reader.accountId,
      mail_id: mailId,
      withheld: mailId === null ? withheldFrom(reader) : null,
    }
  })
  if (letters.length) await db.insertInto('scheduled_export_letter').values(letters).execute()
}
const withheldFrom = ({ hasLeft }: Reader) => (hasLeft ? 'left' : 'noAccess')

const recordEnd = (
  { db, now }: Transaction,
  { run, row }: Pick<WrittenRun, 'run' | 'row'>,
  code: AuditAction,
  facts: Record<string, unknown>,
) =>
  recordAudit(db, {
    tenantId: row.tenant_id,
    accountId: null,
    requestId: 'worker',
    now,
    code,
    subject: 'scheduled-export',
    subjectId: row.id,
    facts: { runId: run.id, ...facts },
  })
