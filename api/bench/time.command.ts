import { parseArgs } from 'node:util'
import { startProcess } from '../test/race/processes.ts'
import { openTestServer } from '../test/test-server.ts'
import { benchDatabase } from './bench-database.ts'
import { benchTime } from './bench-time.ts'

// `npm run bench -- time [--tickets 1000000]`: response times of calendars and stock, against their
// goals.
const { values } = parseArgs({
  allowPositionals: true,
  options: { tickets: { type: 'string', default: '100000' } },
})
const database = await benchDatabase(1000)
const server = await openTestServer({ url: database.url })
const app = await startProcess(database.url)
const stop = async () => {
  await app.stop()
  await server.close()
  await database.stop()
}
const lines = await benchTime(server, app.base, Number(values.tickets)).catch(
  async (error: unknown) => {
    await stop()
    throw error
  },
)
for (const { what, goalMs, p50, p95, sqlMs } of lines)
  console.log(
    `${p50 <= goalMs ? 'ok  ' : 'MISS'} ${what}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (goal ≤ ${goalMs}); ${sqlMs.toFixed(0)} ms for the same SQL by hand`,
  )
await stop()
