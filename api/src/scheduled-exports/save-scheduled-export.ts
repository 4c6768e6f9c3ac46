import * as contract from '@guichet/contract/scheduled-exports/save-scheduled-export.ts'
import {
  exportLimit,
  exportSubjects,
  type ExportForm,
  type ExportSubject,
  type ScheduledExport,
} from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { assertMay } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent, changedFields } from '../platform/http/versions.ts'
import { newId } from '../platform/values/ids.ts'
import { firstOf, mustGet } from '../platform/values/must.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { assertForm } from './assert-form.ts'
import { nextDue } from './due.rules.ts'
import { viewExport, viewReader, viewRun } from './exports.view.ts'
import { may, mayRead, staffOf } from './readers.db.ts'
import {
  enqueueDue,
  exportById,
  exportsOf,
  lastRuns,
  lettersOf,
  lockExport,
  recipientsOf,
  writeRecipients,
  type ExportRow,
} from './scheduled-exports.db.ts'
import { settleDue } from './settle-due.ts'

/** Without access to the subject, a caller does not learn that the export exists. */
export async function lockedExport({ db, tenantId, actor }: Ctx, id: string): Promise<ExportRow> {
  const row = await lockExport(db, tenantId, id)
  if (!row || !may(actor, row.subject)) throw apiError('NotFound')
  return row
}

async function viewAll({ db, now, tenantId }: Ctx, rows: readonly ExportRow[]) {
  const staff = await staffOf(db, tenantId)
  const recipients = await recipientsOf(
    db,
    tenantId,
    rows.map(({ id }) => id),
  )
  const last = await lastRuns(db, tenantId)
  const letters = await lettersOf(
    db,
    tenantId,
    last.map(({ id }) => id),
  )
  return rows.map((row) => {
    const run = last.find(({ export_id: id }) => id === row.id)
    return viewExport(row, {
      recipients: mustGet(recipients, row.id),
      staff,
      lastRun: run ? viewRun(run, letters, now) : null,
    })
  })
}
const viewOne = async (ctx: Ctx, id: string) =>
  firstOf(await viewAll(ctx, [(await exportById(ctx.db, ctx.tenantId, id))!]))

export const findScheduledExports = handle(contract.findScheduledExports, async (ctx) => {
  const rows = await exportsOf(ctx.db, ctx.tenantId)
  return {
    items: await viewAll(
      ctx,
      rows.filter(({ subject }) => may(ctx.actor, subject)),
    ),
  }
})

export const findExportReaders = handle(
  contract.findExportReaders,
  async ({ db, tenantId, actor }, { params: { subject } }) => {
    assertMay(actor, { access: exportSubjects[subject] })
    const staff = await staffOf(db, tenantId)
    return {
      items: staff
        .filter((reader) => mayRead(reader, subject))
        .map((reader) => viewReader(reader, subject)),
    }
  },
)

type Form = Omit<ExportForm, 'version'>
const columnsOf = (
  { day, hour, isPaused, isDeferred, isOfPeriod, orders, tickets, ...form }: Form,
  { now, timeZone }: { now: string; timeZone: string },
) => ({
  name: form.name,
  subject: form.subject,
  format: form.format,
  language: form.language,
  rhythm: form.rhythm,
  on_day: day,
  at_hour: hour,
  is_paused: isPaused,
  is_deferred: isDeferred,
  is_of_period: isOfPeriod,
  filter: JSON.stringify({
    ...(form.subject === 'orders' && orders && { orders }),
    ...(form.subject === 'tickets' && tickets && { tickets }),
  }),
  next_due_at: isPaused ? null : nextDue({ rhythm: form.rhythm, day, hour }, now, timeZone),
})
/** Fields that people choose. */
const chosen = ({ nextDueDateTimeUtc: _due, lastRun: _run, ...rest }: ScheduledExport) => rest
const factsOf = ({ subject, format, rhythm, recipientPublicIds }: Form) => ({
  subject,
  format,
  rhythm,
  recipients: recipientPublicIds,
})

export const createScheduledExport = (codes: TicketCodes) =>
  handle(contract.createScheduledExport, async (ctx, { body }) => {
    const { db, now, tenantId, timeZone, accountId, actor, audit } = ctx
    assertMay(actor, { access: exportSubjects[body.subject] })
    await assertForm(ctx, codes, { form: body, before: [] })
    // The row of the business is locked, so that concurrent creations are counted.
    await selectRows(db, tenantId, 'tenant_setting')
      .select('tenant_id')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if ((await exportsOf(db, tenantId)).length >= exportLimit)
      throw apiError('ListFull', { limit: exportLimit })
    const id = newId()
    const columns = columnsOf(body, { now, timeZone })
    await db
      .insertInto('scheduled_export')
      .values({ ...columns, tenant_id: tenantId, id, created_by: accountId, created_at: now })
      .execute()
    await writeRecipients(db, { tenantId, exportId: id }, body.recipientPublicIds)
    const { next_due_at: dueAt } = columns
    if (dueAt) await enqueueDue(db, tenantId, { id, dueAt })
    await audit('scheduled_export.created', 'scheduled-export', id, {
      facts: factsOf(body),
      texts: { name: body.name },
    })
    return viewOne(ctx, id)
  })

export const saveScheduledExport = (codes: TicketCodes) =>
  handle(
    contract.saveScheduledExport,
    async (ctx, { params: { id }, body: { version, ...form } }) => {
      const { db, now, tenantId, timeZone, actor, audit } = ctx
      const row = await lockedExport(ctx, id)
      const stored = { subjectId: id, version: row.version }
      const unseen = await assertCurrent(db, tenantId, stored, version)
      assertMay(actor, { access: exportSubjects[form.subject as ExportSubject] })
      const before = await viewOne(ctx, id)
      await assertForm(ctx, codes, {
        form,
        before: before.recipients.map(({ publicId }) => publicId),
      })
      // A run already due still uses the previous settings.
      await settleDue(db, row, { now, timeZone })
      const columns = columnsOf(form, { now, timeZone })
      await updateRows(db, tenantId, 'scheduled_export')
        .set({ ...columns, version: row.version + 1 })
        .where('id', '=', id)
        .execute()
      await writeRecipients(db, { tenantId, exportId: id }, form.recipientPublicIds)
      const { next_due_at: dueAt } = columns
      if (dueAt && dueAt !== row.next_due_at) await enqueueDue(db, tenantId, { id, dueAt })
      const after = await viewOne(ctx, id)
      await audit('scheduled_export.changed', 'scheduled-export', id, {
        facts: {
          ...factsOf(form),
          ...unseen,
          fields: changedFields(chosen(before), chosen(after)),
        },
        texts: { name: form.name },
      })
      return after
    },
  )

export const deleteScheduledExport = handle(
  contract.deleteScheduledExport,
  async (ctx, { params: { id } }) => {
    const { db, now, tenantId, audit } = ctx
    const row = await lockedExport(ctx, id)
    await updateRows(db, tenantId, 'scheduled_export')
      .set({ deleted_at: now, next_due_at: null })
      .where('id', '=', id)
      .execute()
    await audit('scheduled_export.deleted', 'scheduled-export', id, { texts: { name: row.name } })
    return {}
  },
)
