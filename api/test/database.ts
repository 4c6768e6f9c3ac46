import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { urlOf } from './start-database.ts'

/** A database of its own, copied from the migrated one. @returns its address as the owner */
export async function newDatabase(): Promise<string> {
  const serverUrl = inject('serverUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  // Two copies at once need the template to themselves: the lock queues them.
  await admin.query('select pg_advisory_lock(7)')
  await admin.query(`create database ${name} template template_migrated`)
  await admin.end()
  return urlOf(serverUrl, name)
}
