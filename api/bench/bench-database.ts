import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createDemoData } from '../src/boot/create-demo-data.ts'
import { startEmbeddedDatabase } from '../src/database/embedded-database.ts'
import { migrate } from '../src/database/migrate.ts'
import { scratchDir } from '../src/database/scratch-dir.ts'
import { signedIn, type Staff } from '../test/factories/staff.ts'
import type { TestServer } from '../test/test-server.ts'

/** A temporary database server, durable as in production, with demo data of a given size. */
export async function benchDatabase(orders: number, tenants = 3) {
  const dataDir = scratchDir('bench')
  const database = await startEmbeddedDatabase({ dataDir })
  await migrate(database.url)
  const size = ['--orders', String(orders), '--tenants', String(tenants)]
  const SECRET_KEY = randomBytes(32).toString('hex')
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET_KEY }
  const summary = await createDemoData(settings, size)
  console.log(`Demo data: ${summary.trim()}`)
  return {
    url: database.url,
    /** Signs in as main staff of the largest business, or of a smaller one by its `place`. */
    staff: async (server: TestServer, place = 0): Promise<Staff> => {
      const {
        rows: [main],
      } = await server.owner.query<{ tenant_id: string; account_id: string }>(
        `select distinct on (b.orders, b.tenant_id) b.tenant_id, s.account_id
          from (select tenant_id, count(*) as orders from orders group by tenant_id) b
          join staff s on s.tenant_id = b.tenant_id and s.is_main
          order by b.orders desc, b.tenant_id, s.account_id
          limit 1 offset $1`,
        [place],
      )
      return signedIn(server, main!.tenant_id, main!.account_id)
    },
    stop: async () => {
      await database.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
