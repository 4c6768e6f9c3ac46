import { beforeAll, beforeEach, expect, test } from 'vitest'
import { lists, preparedDownloads, rowsIn } from '../downloads/every-download.ts'
import { manyRows } from '../factories/many-rows.ts'
import { slowRows } from '../factories/slowed-database.ts'
import { signedIn } from '../factories/staff.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

// A statement that reads 500 rows exceeds its timeout.
const statementMs = 1000
const millisecondsPerRow = 2.5
const rows = 50_000
const server = useTestServer({ statementMs })
const staff = useBusiness(server)
beforeAll(() => manyRows(server, staff, rows))
// Each of these files takes minutes, and an access token is valid for a quarter of an hour.
beforeEach(async () => {
  Object.assign(staff, await signedIn(server, staff.tenantId, staff.accountId))
})

test.each(lists)(
  '%s of 50,000 rows is complete when the database is slow',
  async (_, table, take) => {
    const restore = await slowRows(server, table, millisecondsPerRow)
    try {
      const { status, body } = await take(server, staff)
      expect(status).toBe(200)
      expect(rowsIn(body)).toBeGreaterThanOrEqual(rows)
    } finally {
      await restore()
    }
  },
)

test.each(preparedDownloads)(
  '%s of 50,000 rows is complete, or the request fails',
  async (_name, _table, take) => {
    const { status, body } = await take(server, staff)
    expect([200, 503]).toContain(status)
    expect(Buffer.isBuffer(body)).toBe(status === 200)
  },
)
