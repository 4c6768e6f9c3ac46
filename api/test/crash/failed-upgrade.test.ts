import { afterAll, expect, test } from 'vitest'
import { knownMigrations } from '../../src/database/migrate.ts'
import { startProcess } from '../race/processes.ts'
import {
  assertNothingLost,
  emptyDatabase,
  exchangeVersions,
  failedStart,
  migrationsOf,
  removeAll,
  serveOf,
  startOld,
} from '../upgrade/old-server.ts'
import { checkOut, commitBefore, withMigration, withoutHistory } from '../upgrade/other-versions.ts'
import { openCounters } from '../upgrade/sell-on.ts'

const counters = 4
afterAll(removeAll)

const direct = commitBefore(1)
const bad = '9999-notes.sql'
test.skipIf(!direct)(
  `a start whose migration fails says why, and the previous version keeps selling; the next start succeeds${direct ? '' : withoutHistory}`,
  async () => {
    const database = await emptyDatabase()
    const { url, admin } = database
    const { app: old, business } = await startOld(checkOut(direct!), database, 0)
    let { base } = old
    const selling = openCounters(counters, business, () => base)
    await selling.more(20)
    const failing = withMigration(
      bad,
      `create table note_of_next (id int primary key);
        update orders set note = note;
        select 1 / (select count(*) from note_of_next);`,
    )
    const { code, output } = await failedStart(failing, url)
    await selling.more(20)
    expect(code).toBe(78)
    expect(output).toMatch(/^The database cannot be used: .*division by zero\n$/)
    expect(await migrationsOf(admin)).toEqual([...knownMigrations().keys()])
    const { rows } = await admin.query(`select to_regclass('note_of_next') as found`)
    expect(rows).toEqual([{ found: null }])
    expect(old.child.exitCode).toBeNull()
    const good = withMigration(bad, 'create table note_of_next (id int primary key);')
    const next = await startProcess(url, { entry: serveOf(good) })
    expect(await migrationsOf(admin)).toContain(bad)
    await selling.more(20)
    await exchangeVersions({
      old,
      next,
      selling,
      leadTo: (to) => {
        base = to
      },
    })
    await assertNothingLost(admin, business, selling)
  },
)
