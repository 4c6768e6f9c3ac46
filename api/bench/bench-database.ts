import fs from 'node:fs'
import { createDemoData } from '../demo/public.ts'
import { startEmbeddedDatabase } from '../src/database/embedded-database.ts'
import { migrate } from '../src/database/migrate.ts'
import { scratchDir } from '../src/database/scratch-dir.ts'
import { signedIn, type Staff } from '../test/factories/staff.ts'
import type { TestServer } from '../test/test-server.ts'

/**
 * A server of its own, durable as in production, with a demo data of some size; thrown away after
 * the run.
 */
export async function benchDatabase(orders: number, tenants = 3) {
  const dataDir = scratchDir('bench')
  const database = await startEmbeddedDatabase({ dataDir })
  await migrate(database.url)
  const made = await createDemoData({ url: database.url, orders, tenants })
  console.log(
    `Demo data of ${made.orders} orders, ${made.rows} rows, in ${made.seconds.toFixed(1)} s`,
  )
  return {
    url: database.url,
    /** The main staff of the largest business, signed in. */
    staff: async (server: TestServer): Promise<Staff> => {
      const {
        rows: [main],
      } = await server.owner.query<{ tenant_id: string; account_id: string }>(
        'select s.tenant_id, s.account_id from staff s where s.is_main order by (select count(*) from orders o where o.tenant_id = s.tenant_id) desc limit 1',
      )
      return signedIn(server, main!.tenant_id, main!.account_id)
    },
    stop: async () => {
      await database.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
