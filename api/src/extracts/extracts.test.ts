import { beginOrderExtract } from '@guichet/contract/extracts/begin-order-extract.ts'
import { beginTicketExtract } from '@guichet/contract/extracts/begin-ticket-extract.ts'
import { getExtract } from '@guichet/contract/extracts/get-extract.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { extractTickets } from '@guichet/contract/tickets/lists/extract-tickets.ts'
import { cancelWork } from '@guichet/contract/work/cancel-work.ts'
import { findWork } from '@guichet/contract/work/find-work.ts'
import { resumeWork } from '@guichet/contract/work/resume-work.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partOf, rowsOfSheet } from '../../test/factories/input/unzipped.ts'
import { aLongList } from '../../test/factories/long-list.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { newKey, send, testEnv } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { openStore, sweepPictures, type FileStore } from '../files/public.ts'
import { openPool } from '../platform/db/open-pool.ts'
import { Worker } from '../platform/jobs/worker.ts'
import { extractJobs } from './extracts.module.ts'

const server = useTestServer()
const staff = useBusiness(server)
let pool: ReturnType<typeof openPool>
beforeAll(async () => {
  // Workers of this test write the files.
  await server.app.worker.stop()
  pool = openPool({ url: server.url, max: 3, role: 'guichet_worker' })
  await aLongList(server, staff)
})
afterAll(() => pool.end())

/** A worker; `afterPut` may kill it once the bytes are stored. */
const worker = (afterPut = async () => {}) => {
  const store = openStore(testEnv())
  const watched: FileStore = {
    ...store,
    put: async (...file) => {
      await store.put(...file)
      await afterPut()
    },
  }
  return new Worker(pool, extractJobs(watched), { restartGraceSeconds: 0 })
}
const orders = (body: object = {}, { who = staff as Staff, language = 'fr' } = {}) =>
  send(server, who, beginOrderExtract, { body, key: newKey(), language })
const tickets = (body: object = {}) =>
  send(server, staff, beginTicketExtract, { body, key: newKey() })
const take = (id: string, who: Staff = staff) => send(server, who, getExtract, { params: { id } })
const sheetOf = async (id: string) =>
  rowsOfSheet(partOf((await take(id)).body as Buffer, 'xl/worksheets/sheet1.xml'))
const newestWork = async () => (await send(server, staff, findWork, {})).body.items[0]!
const lines = async (code: string) =>
  (
    await server.owner.query('select facts from audit where tenant_id = $1 and code = $2', [
      staff.tenantId,
      code,
    ])
  ).rows.map(({ facts }) => facts as object)

test('orders of a search are a workbook, every cell a text, in the language of the requester', async () => {
  const { body: begun } = await orders({ query: 'cote' }, { language: 'en' })
  expect(begun.total).toBe(1)
  expect((await take(begun.publicId)).status).toBe(404)
  await worker().drain()
  const { headers } = await take(begun.publicId)
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="orders.xlsx"',
    'cache-control': 'no-store',
  })
  const [header, first, ...others] = await sheetOf(begun.publicId)
  expect(header!.slice(0, 4)).toEqual(['Number', 'Reception date', 'Status', 'First name'])
  expect(others).toEqual([])
  const { items } = (await send(server, staff, findOrders, { query: { query: 'cote' } })).body
  const [order] = items
  expect(first).toEqual([
    order!.orderReferenceNumber,
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    'Created at the counter',
    '=HYPERLINK("http://evil.test")',
    'Côté',
    'eloise@example.test',
    '+14185550142',
    '',
    'Counter',
    expect.stringMatching(/\w+ \w+/),
    'Cash',
    expect.any(String),
    '2',
    order!.finalCost.toFixed(2),
    '0.00',
    '',
  ])
  expect(await newestWork()).toMatchObject({
    kind: 'orderExtract',
    subjectPublicId: begun.publicId,
    state: 'done',
    done: 1,
    total: 1,
  })
  expect(await lines('list.extract_begun')).toContainEqual({
    list: 'orders',
    format: 'xlsx',
    rows: 1,
  })
  expect(await lines('list.extract_taken')).not.toHaveLength(0)
})

test('tickets are in the order of their list, over several batches, as in the streamed list', async () => {
  const { body: begun } = await tickets({ sort: 'reference' })
  await worker().drain()
  const streamed = await send(server, staff, extractTickets, { query: { sort: 'reference' } })
  const expected = rowsOfSheet(partOf(streamed.body as Buffer, 'xl/worksheets/sheet1.xml'))
  expect(expected).toHaveLength(528)
  expect(await sheetOf(begun.publicId)).toEqual(expected)
})

test('CSV values contain no formula, and are in the order of the list', async () => {
  const { body: begun } = await orders({ format: 'csv', sort: 'lastName' })
  await worker().drain()
  const { body, headers } = await take(begun.publicId)
  expect(headers['content-disposition']).toBe('attachment; filename="orders.csv"')
  const [, first, second] = String(body).split('\r\n')
  expect(first).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
  expect(second).toContain('"Groupe 0"')
})

test('a file is available to its requester and to main staff of the same business only', async () => {
  const [clerk, other] = [
    await aStaff(server, staff, { accesses: ['Orders'] }),
    await aStaff(server, staff, { accesses: ['Orders'] }),
  ]
  const { body: begun } = await orders({}, { who: clerk })
  await worker().drain()
  const seen = async (who: Staff) => (await take(begun.publicId, who)).status
  expect([await seen(clerk), await seen(staff), await seen(other)]).toEqual([200, 200, 404])
  const forTickets = await aStaff(server, staff, { accesses: ['Tickets'] })
  expect([await seen(forTickets), await seen(await aBusiness(server))]).toEqual([403, 404])
})

test('when the process dies after storing the bytes, another one writes the same file, once', async () => {
  const { body: begun } = await tickets()
  const doomed = worker(async () => {
    throw new Error('the power went')
  })
  await doomed.drain()
  expect((await take(begun.publicId)).status).toBe(404)
  await server.owner.query('update job set run_at = clock_timestamp() where ended_at is null')
  await worker().drain()
  expect(await sheetOf(begun.publicId)).toHaveLength(528)
})

test('a stopped extraction leaves no file, and a resumed one writes the complete file', async () => {
  const { body: begun } = await tickets()
  const params = { id: begun.workPublicId }
  await send(server, staff, cancelWork, { params })
  await worker().drain()
  expect((await take(begun.publicId)).status).toBe(404)
  await send(server, staff, resumeWork, { params, key: newKey() })
  await worker().drain()
  expect(await sheetOf(begun.publicId)).toHaveLength(528)
})

test('a double click creates one file', async () => {
  const key = newKey()
  const clicks = await Promise.all(
    [1, 2].map(() => send(server, staff, beginOrderExtract, { body: {}, key })),
  )
  expect(clicks[1]!.body).toEqual(clicks[0]!.body)
})

test('a file is deleted after a day', async () => {
  const { body: begun } = await orders()
  await worker().drain()
  expect((await take(begun.publicId)).status).toBe(200)
  await server.owner.query(
    "update file set created_at = now() - interval '25 hours' where id = $1",
    [begun.publicId],
  )
  await sweepPictures(pool)
  expect((await take(begun.publicId)).status).toBe(404)
  const { rowCount } = await server.owner.query(
    "select from job where kind = 'drop-file' and ended_at is null and tenant_id = $1",
    [staff.tenantId],
  )
  expect(rowCount).toBe(1)
})
