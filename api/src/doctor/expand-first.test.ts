import { expect, test } from 'vitest'
import { knownMigrations, readMigration } from '../database/migrate.ts'
import { locksOf } from './migration-locks.rules.ts'

/** The last migration of before this was asked for. */
const last = '0088-ended-jobs.sql'
/** `-- Contract: why no process of the version before needs it any more.` */
const note = /^-- Contract: \S/m

const contractions = (sql: string) => locksOf(sql).filter(({ isContraction }) => isContraction)

/**
 * Migrations run while the version before goes on selling: they add, and whatever they take away or
 * ask for was given up by a release before (docs/operations.md, Upgrades).
 */
const isRefused = (sql: string) => contractions(sql).length > 0 && !note.test(sql)

test('a migration that the version before would not survive says why none is left', () => {
  const young = [...knownMigrations().keys()].filter((name) => name > last)
  expect(young.filter((name) => isRefused(readMigration(name)))).toEqual([])
})

test('one is found, and one with its reason is not', () => {
  const drop = 'alter table client drop column note;'
  expect(isRefused(drop)).toBe(true)
  expect(isRefused(`-- Contract: nothing reads it since 0.2.\n${drop}`)).toBe(false)
  expect(isRefused('alter table client add note text')).toBe(false)
  // What was before could not be told by a reason: the rule sees that it took something away.
  const old = [...knownMigrations().keys()].filter((name) => name <= last)
  expect(old.filter((name) => contractions(readMigration(name)).length > 0)).not.toEqual([])
})
