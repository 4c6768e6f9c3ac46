import { extractJournal } from '@guichet/contract/journal/extract-journal.ts'
import {
  createScheduledExport,
  findScheduledExports,
} from '@guichet/contract/scheduled-exports/save-scheduled-export.ts'
import { beforeAll, expect, test } from 'vitest'
import { minutesAgo, useExports } from '../../test/factories/export-workers.ts'
import { partOf, rowsOfSheet } from '../../test/factories/input/unzipped.ts'
import { aLongList } from '../../test/factories/long-list.ts'
import { anExport, anExportForm, makeDue, runNow } from '../../test/factories/scheduled-exports.ts'
import { aStaff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { sweepPictures } from '../files/public.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { worker, runsOf, take, look, lettersTo, pool } = useExports(server, staff)
beforeAll(() => aLongList(server, staff))
const audited = async (id: string) =>
  (
    await server.owner.query<{ code: string }>(
      'select code from audit where subject_id = $1 order by at',
      [id],
    )
  ).rows.map(({ code }) => code)
/** Makes the file of a schedule at once. */
async function made(changed: Parameters<typeof anExport>[2]) {
  const { publicId } = await anExport(server, staff, changed)
  const { publicId: runId } = await runNow(server, staff, publicId)
  await worker().drain()
  const { body: run } = await look(runId)
  return { id: publicId, run, file: await take(runId) }
}

test('filtered orders are a workbook whose texts stay texts, with an email in the language of each recipient', async () => {
  const reader = await aStaff(server, staff, { accesses: ['Orders'] })
  await server.owner.query("update account set language = 'en' where id = $1", [reader.accountId])
  const { id, run, file } = await made({
    orders: { query: 'cote' },
    recipientPublicIds: [staff.accountId, reader.accountId],
  })
  expect(run).toMatchObject({ state: 'done', isByHand: true, fault: null, rows: 1 })
  expect(run.bytes).toBe((file.body as Buffer).length)
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="commandes-\d{4}-\d\d-\d\d\.xlsx"$/,
  )
  const [header, row, ...others] = rowsOfSheet(
    partOf(file.body as Buffer, 'xl/worksheets/sheet1.xml'),
  )
  expect([header![0], others]).toEqual(['Numéro', []])
  expect(row![3]).toBe('=HYPERLINK("http://evil.test")')
  expect((await lettersTo(run.publicId)).map(({ language }) => language).sort()).toEqual([
    'en',
    'fr',
  ])
  expect(run.letters.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  expect(await audited(id)).toEqual([
    'scheduled_export.created',
    'scheduled_export.run_asked',
    'scheduled_export.made',
    'scheduled_export.taken',
  ])
})

test('CSV values are not computed', async () => {
  const { file } = await made({ format: 'csv', orders: { query: 'cote' } })
  expect(String(file.body)).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
})

test('tickets are in the order of their filter, over several batches', async () => {
  const { run, file } = await made({ subject: 'tickets', tickets: { sort: 'reference' } })
  expect(run.rows).toBe(527)
  const rows = rowsOfSheet(partOf(file.body as Buffer, 'xl/worksheets/sheet1.xml'))
  expect(rows).toHaveLength(528)
})

test('only the orders of the period are included, whatever days the filter names', async () => {
  const { run } = await made({
    isOfPeriod: true,
    rhythm: 'daily',
    orders: { orderedStart: '2000-01-01' },
  })
  expect([run.state, run.rows]).toEqual(['done', 0])
})

test('the journal is byte for byte the file of its page, and sales are a workbook of their period', async () => {
  const { run, file } = await made({ subject: 'journal', format: 'csv', rhythm: 'monthly' })
  const query = { from: run.startDate, to: run.endDate, format: 'csv' } as const
  const byHand = await send(server, staff, extractJournal, { query, language: 'fr' })
  expect(String(file.body)).toBe(String(byHand.body))
  expect(run.startDate.slice(8)).toBe('01')
  const sales = await made({ subject: 'sales', name: 'Ventes', rhythm: 'weekly', language: 'en' })
  const [first, second, third] = rowsOfSheet(
    partOf(sales.file.body as Buffer, 'xl/worksheets/sheet1.xml'),
  )
  expect(first).toEqual(['Sales report', 'Ventes'])
  expect([second![1], third![1]]).toEqual([sales.run.startDate, sales.run.endDate])
  expect(sales.file.headers['content-disposition']).toContain('filename="sales-report-')
})

test('a due run is made once, and the next one is scheduled; missed ones are in the log', async () => {
  const { publicId: id } = await anExport(server, staff)
  await makeDue(server, { id, at: minutesAgo(3 * 24 * 60 + 5), times: 2 })
  await worker().drain()
  const runs = await runsOf(id)
  expect(runs.map(({ state }) => state).slice(0, 2)).toEqual(['done', 'missed'])
  expect(runs.filter(({ state }) => state === 'done')).toHaveLength(1)
  expect(runs.length).toBeGreaterThan(2)
  const { items } = (await send(server, staff, findScheduledExports, {})).body
  const after = items.find(({ publicId }) => publicId === id)!
  expect(Date.parse(after.nextDueDateTimeUtc!)).toBeGreaterThan(Date.now())
  expect(after.lastRun).toEqual(runs[0])
  expect(await lettersTo(runs[0]!.publicId)).toHaveLength(1)
})

test('when the process dies between the file and the emails, one file is written and each recipient gets one email', async () => {
  const { publicId: id } = await anExport(server, staff)
  const { publicId: runId } = await runNow(server, staff, id)
  await worker(() => {
    throw new Error('the power went')
  }).drain()
  expect((await look(runId)).body.state).toBe('waiting')
  expect([(await take(runId)).status, await lettersTo(runId)]).toEqual([404, []])
  await server.owner.query('update job set run_at = clock_timestamp() where ended_at is null')
  await worker().drain()
  expect((await look(runId)).body.state).toBe('done')
  expect(await lettersTo(runId)).toHaveLength(1)
  const files = await server.owner.query('select from file where id = $1', [runId])
  expect(files.rowCount).toBe(1)
})

test('a final failure is in the log and reported to its recipients and main staff, once', async () => {
  const reader = await aStaff(server, staff, { accesses: ['Orders'] })
  const { publicId: id } = await anExport(server, staff, {
    recipientPublicIds: [reader.accountId],
  })
  const { publicId: runId } = await runNow(server, staff, id)
  for (let i = 0; i < 5; i += 1) {
    await worker(() => {
      throw new Error('the disk is full')
    }).drain()
    await server.owner.query(
      "update job set run_at = clock_timestamp() where ended_at is null and kind = 'write-export'",
    )
  }
  const { body: run } = await look(runId)
  expect(run).toMatchObject({ state: 'failed', fault: 'notWritten', rows: null })
  expect(await lettersTo(runId)).toHaveLength(2)
  expect(await audited(id)).toContain('scheduled_export.failed')
})

test('a filter with a deleted product fails with a message, without a retry', async () => {
  const { publicId: id } = await anExport(server, staff)
  await server.owner.query('update scheduled_export set filter = $2 where id = $1', [
    id,
    JSON.stringify({ orders: { productIds: ['0190d3a8-1111-7000-8000-000000000001'] } }),
  ])
  const { publicId: runId } = await runNow(server, staff, id)
  await worker().drain()
  expect((await look(runId)).body).toMatchObject({ state: 'failed', fault: 'filterGone' })
  const refused = await send(server, staff, createScheduledExport, {
    body: anExportForm(staff, { orders: { productIds: '0190d3a8-1111-7000-8000-000000000001' } }),
    key: newKey(),
  })
  expect(refused.status).toBe(404)
})

test('seven days later the link reports that it has expired, and the file is deleted', async () => {
  const { run } = await made({})
  const { publicId: runId } = run
  await server.owner.query("update file set created_at = now() - interval '6 days' where id = $1", [
    runId,
  ])
  await sweepPictures(pool())
  expect((await take(runId)).status).toBe(200)
  await server.owner.query('update scheduled_export_run set expires_at = now() where id = $1', [
    runId,
  ])
  expect((await look(runId)).body).toMatchObject({ state: 'expired', bytes: null, rows: run.rows })
  expect((await take(runId)).status).toBe(404)
  await sweepPictures(pool())
  const { rows } = await server.owner.query<{ isGone: boolean }>(
    'select deleted_at is not null as "isGone" from file where id = $1',
    [runId],
  )
  expect(rows).toEqual([{ isGone: true }])
})
