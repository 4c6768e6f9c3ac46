import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { migrate } from './migrate.ts'
import { scratchDir } from './scratch-dir.ts'
import { tableTypes } from './table-types.ts'

// `npm run db:types`: migrates an empty database and writes its table types.
const database = await startEmbeddedDatabase({ dataDir: scratchDir('types') })
await migrate(database.url)
const client = new pg.Client({ connectionString: database.url })
await client.connect()
fs.writeFileSync(
  path.join(import.meta.dirname, '../platform/db/schema.gen.ts'),
  await tableTypes(client),
)
await client.end()
await database.stop()
