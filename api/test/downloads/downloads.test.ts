import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { calls } from '../calls/calls.ts'
import { manyRows } from '../factories/many-rows.ts'
import { slowRows } from '../factories/slowed-database.ts'
import { useBusiness, useTestServer } from '../use-server.ts'
import { lists, preparedDownloads, rowsIn } from './every-download.ts'

// The statement timeout is a tenth of the product’s, so that 600 rows exceed one statement.
const statementMs = 500
const millisecondsPerRow = 2
const rows = 600
const server = useTestServer({ statementMs })
const staff = useBusiness(server)
beforeAll(() => manyRows(server, staff, rows))

test.each(lists)('%s is complete when the database is slow', async (_, table, take) => {
  const restore = await slowRows(server, table, millisecondsPerRow)
  try {
    const { status, body } = await take(server, staff)
    expect(status).toBe(200)
    expect(rowsIn(body)).toBeGreaterThanOrEqual(rows)
  } finally {
    await restore()
  }
})

test.each(preparedDownloads)('%s is complete, or the request fails', async (_, table, take) => {
  const { status, body } = await take(server, staff)
  expect([status, Buffer.isBuffer(body)]).toEqual([200, true])
  const restore = await slowRows(server, table, millisecondsPerRow * 2)
  try {
    expect(await take(server, staff)).toMatchObject({ status: 503, body: { type: 'Unavailable' } })
  } finally {
    await restore()
  }
})

/** Files with a bounded length: pictures, codes, one quote or order, a stream, a year of dates. */
const bounded = new Set([
  'getImage',
  'getImageVariant',
  'getOwnerPicture',
  'getBarcode',
  'watchDay',
  'extractQuote',
  'extractQuoteLink',
  'extractOfficeOrder',
  'readCalendar',
])
test('each endpoint that returns a file is in the lists above', () => {
  const table = fs.readFileSync(path.join(import.meta.dirname, 'every-download.ts'), 'utf8')
  const missing = calls
    .filter(([name, { produces }]) => produces && !bounded.has(name))
    .flatMap(([name]) => (table.includes(`, ${name}`) ? [] : name))
  expect(missing).toEqual([])
})
