import type { Body } from '@guichet/contract/endpoint.ts'
import { runScheduledExport } from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import { createScheduledExport } from '@guichet/contract/scheduled-exports/save-scheduled-export.ts'
import { newId } from '../../src/platform/values/ids.ts'
import { newKey, send, type TestServer } from '../test-server.ts'
import type { Staff } from './staff.ts'

export type ExportDraft = Body<typeof createScheduledExport>
/** An export of orders, every day at six, to the person who creates it. */
export const anExportForm = (
  { accountId }: Pick<Staff, 'accountId'>,
  changed: Partial<ExportDraft> = {},
): ExportDraft => ({
  name: 'Commandes du jour',
  subject: 'orders',
  format: 'xlsx',
  language: 'fr',
  rhythm: 'daily',
  day: 1,
  hour: 6,
  isPaused: false,
  isDeferred: false,
  isOfPeriod: false,
  recipientPublicIds: [accountId],
  ...changed,
})

/** The reply of a scheduled export. */
export async function anExport(
  server: TestServer,
  staff: Staff,
  changed: Partial<ExportDraft> = {},
) {
  const { status, body } = await send(server, staff, createScheduledExport, {
    body: anExportForm(staff, changed),
    key: newKey(),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

export const runNow = async (server: TestServer, staff: Staff, id: string, key = newKey()) =>
  (await send(server, staff, runScheduledExport, { params: { id }, key })).body

/** Makes a schedule due, with one job, or with as many as a lost lease would leave. */
export async function makeDue(
  { owner }: TestServer,
  { id, at, times = 1 }: { id: string; at: string; times?: number },
): Promise<void> {
  await owner.query('update scheduled_export set next_due_at = $2 where id = $1', [id, at])
  for (let i = 0; i < times; i += 1)
    await owner.query(
      `insert into job (tenant_id, id, kind, payload, run_at, created_at)
        select tenant_id, $3, 'due-export', jsonb_build_object('exportId', id, 'dueAt', $2::text),
          $2::text::timestamptz, now()
        from scheduled_export
        where id = $1`,
      [id, at, newId()],
    )
}
