import { expect, test } from 'vitest'
import { knownMigrations, readMigration } from '../database/migrate.ts'
import { locksOf } from './migration-locks.rules.ts'

/** Last migration before this rule existed. */
const last = '0088-ended-jobs.sql'
/** `-- Contract: why no process of the previous version needs it any more.` */
const note = /^-- Contract: \S/m

const contractions = (sql: string) => locksOf(sql).filter(({ isContraction }) => isContraction)

/**
 * Migrations run while the previous version continues: they add, and an earlier release has stopped
 * using anything they remove (docs/operations.md, Upgrades).
 */
const isRefused = (sql: string) => contractions(sql).length > 0 && !note.test(sql)

test('a migration that breaks the previous version states why none is left', () => {
  const young = [...knownMigrations().keys()].filter((name) => name > last)
  expect(young.filter((name) => isRefused(readMigration(name)))).toEqual([])
})

test('such a migration is found, and one with a reason is accepted', () => {
  const drop = 'alter table client drop column note;'
  expect(isRefused(drop)).toBe(true)
  expect(isRefused(`-- Contract: nothing reads it since 0.2.\n${drop}`)).toBe(false)
  expect(isRefused('alter table client add note text')).toBe(false)
  // Older migrations have no reason: the rule detects that they removed something.
  const old = [...knownMigrations().keys()].filter((name) => name <= last)
  expect(old.filter((name) => contractions(readMigration(name)).length > 0)).not.toEqual([])
})
