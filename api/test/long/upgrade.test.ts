import { afterAll, expect, test } from 'vitest'
import { knownMigrations, migrate } from '../../src/database/migrate.ts'
import { startProcess } from '../race/processes.ts'
import {
  assertNothingLost,
  emptyDatabase,
  exchangeVersions,
  migrationsOf,
  removeAll,
  startOld,
} from '../upgrade/old-server.ts'
import { checkOut, commitBefore, withoutHistory } from '../upgrade/other-versions.ts'
import { longest, openCounters, probeTables } from '../upgrade/sell-on.ts'

/** Minimum number of the newest migrations that the old version does not know. */
const behind = 17
/** Longest time that a request may wait for a table, in milliseconds. */
const mostMs = 3000
const counters = 4
afterAll(removeAll)

const before = commitBefore(behind)
test.skipIf(!before).each([{ isBound: false }, { isBound: true }])(
  `each migration runs while the previous version sells, which is then replaced (its owner bound by row security: $isBound)${before ? '' : withoutHistory}`,
  async ({ isBound }) => {
    const database = await emptyDatabase({ isBound })
    const { url, adminUrl, admin } = database
    const { app: old, business } = await startOld(checkOut(before!), database, 3000)
    const done = new Set(await migrationsOf(admin))
    const pending = [...knownMigrations().keys()].filter((name) => !done.has(name))
    expect(pending.length).toBeGreaterThanOrEqual(behind)
    let { base } = old
    const selling = openCounters(counters, business, () => base)
    const probes = await probeTables(adminUrl)
    await selling.more(20)
    const quietMs = longest(selling.waits, 0)
    const lines: string[] = []
    for (const name of pending) {
      const beganAt = performance.now()
      await migrate(url, new Set([name]))
      const tookMs = performance.now() - beganAt
      await selling.more(2 * counters)
      const [saleMs, lockMs] = [selling.waits, probes.waits].map((waits) => longest(waits, beganAt))
      lines.push(
        `${name}: ${tookMs.toFixed(0)} ms; longest sale ${saleMs!.toFixed(0)} ms, longest wait for a table ${lockMs!.toFixed(0)} ms`,
      )
      expect([name, lockMs! < mostMs]).toEqual([name, true])
    }
    await probes.stop()
    const next = await startProcess(url)
    await exchangeVersions({
      old,
      next,
      selling,
      leadTo: (to) => {
        base = to
      },
    })
    process.stdout.write(
      `from ${before!.slice(0, 8)}, ${selling.sales.length} sales, longest before ${quietMs.toFixed(0)} ms\n${lines.join('\n')}\n`,
    )
    await assertNothingLost(admin, business, selling)
  },
)
