import fs from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../src/database/embedded-database.ts'
import { migrate } from '../src/database/migrate.ts'
import { scratchDir } from '../src/database/scratch-dir.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
  }
}

/** One real PostgreSQL for the run, with a migrated database that every test worker copies. */
export default async function startDatabase(project: TestProject) {
  const dataDir = scratchDir('test')
  const database = await startEmbeddedDatabase({
    dataDir,
    settings: { fsync: 'off', max_connections: 200 },
  })
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  await admin.query('create database template_migrated')
  await admin.end()
  await migrate(urlOf(database.url, 'template_migrated'))
  project.provide('serverUrl', database.url)
  return async () => {
    await database.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

export const urlOf = (serverUrl: string, name: string): string =>
  Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
