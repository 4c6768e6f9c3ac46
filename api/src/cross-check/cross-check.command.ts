import { parseArgs } from 'node:util'
import { onInstallation } from '../database/command-pool.ts'
import { transaction } from '../platform/db/db.ts'
import { isId } from '../platform/values/ids.ts'
import { addDays, localDateOf } from '../platform/values/zoned-time.ts'
import { daysOf } from '../reports/public.ts'
import { crossCheck } from './cross-check.db.ts'

// `npm run cross-check -- --business ID [--from 2026-01-01 --to 2026-01-31]`: compares all sources
// of the figures of a period, by default the last thirty days; exits with 1 when they differ.
const { values } = parseArgs({
  options: { business: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
})
const tenantId = values.business ?? ''
const isDay = (day = '2000-01-01') => /^\d{4}-\d\d-\d\d$/.test(day) && !!Date.parse(day)
const wrong = [
  ...(isId(tenantId) ? [] : ['--business is the id of a business']),
  ...(isDay(values.from) && isDay(values.to) ? [] : ['--from and --to are days, as 2026-01-31']),
]
if (wrong.length) {
  console.error(wrong.join('\n'))
  process.exit(1)
}
const checked = await onInstallation((pool) =>
  transaction(pool, { tenantId, accountId: null }, 'snapshot', async ({ db, now }) => {
    const tenant = await db
      .selectFrom('tenant')
      .select('time_zone')
      .where('id', '=', tenantId)
      .executeTakeFirst()
    if (!tenant) return null
    const to = values.to ?? localDateOf(now, tenant.time_zone)
    const period = daysOf(values.from ?? addDays(to, -29), to, tenant.time_zone)
    return { period, ...(await crossCheck(db, tenantId, period)) }
  }),
)
if (!checked) console.error(`There is no business ${tenantId}.`)
else {
  const { period, differences, orders } = checked
  console.log(`${period.fromDay} to ${period.toDay}: ${differences.length} differences`)
  const textOf = (readings: { source: string; value: number }[]) =>
    readings.map(({ source, value }) => `${source} ${value}`).join(', ')
  for (const { figure, part, readings } of differences)
    console.log(`${figure} ${part}: ${textOf(readings)}`)
  for (const { reference, readings } of orders)
    console.log(`order ${reference}: ${textOf(readings)}`)
}
if (!checked || checked.differences.length) process.exitCode = 1
