import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { urlOf } from './start-database.ts'

const made: string[] = []

/** Creates a database as a copy of the migrated one. @returns its address as the owner */
export async function newDatabase(): Promise<string> {
  const serverUrl = inject('serverUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying requires exclusive use of the template: the lock queues concurrent copies.
  await administer(
    'select pg_advisory_lock(7)',
    `create database ${name} template template_migrated`,
  )
  made.push(name)
  return urlOf(serverUrl, name)
}

async function administer(...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('serverUrl') })
  await admin.connect()
  for (const statement of statements) await admin.query(statement)
  await admin.end()
}

/** Drops the databases of the test file that ends, since they may be stored in memory. */
export async function dropDatabases(): Promise<void> {
  for (const name of made.splice(0))
    // A process that a test killed may still be connected: the end of the run removes the rest.
    await administer(`drop database ${name}`).catch(() => {})
}
