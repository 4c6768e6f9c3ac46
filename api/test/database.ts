import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { urlOf } from './start-database.ts'

const made: string[] = []

/** A database of its own, copied from the migrated one. @returns its address as the owner */
export async function newDatabase(): Promise<string> {
  const serverUrl = inject('serverUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Two copies at once need the template to themselves: the lock queues them.
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

/** Drops the databases of the test file that ends, since they may stand in memory. */
export async function dropDatabases(): Promise<void> {
  for (const name of made.splice(0))
    // A process that a test has killed may still be connected: the end of the run removes the rest.
    await administer(`drop database ${name}`).catch(() => {})
}
