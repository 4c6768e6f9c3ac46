import fs from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { buildOffice } from '../../scripts/build-pages.ts'
import { runFolder } from '../../scripts/run-folder.ts'
import { startEmbeddedDatabase } from '../src/database/embedded-database.ts'
import { migrate } from '../src/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
  }
}

/**
 * Starts one PostgreSQL for the run, with a migrated database that every test worker copies, and
 * builds the pages that the server renders.
 */
export default async function startDatabase(project: TestProject) {
  await buildOffice()
  const dataDir = runFolder('api')
  const database = await startEmbeddedDatabase({
    dataDir,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: 200 },
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
