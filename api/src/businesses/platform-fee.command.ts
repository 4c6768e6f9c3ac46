import { parseArgs } from 'node:util'
import { toRateMilli } from '@guichet/contract/businesses/percent.ts'
import { onInstallation } from '../database/command-pool.ts'
import { transaction } from '../platform/db/db.ts'
import { isId } from '../platform/values/ids.ts'
import { highestPlatformFee, setPlatformFee } from './set-platform-fee.ts'

// `npm run platform-fee -- --business ID --percent 1.5`
const { values } = parseArgs({
  options: { business: { type: 'string' }, percent: { type: 'string' } },
})
const tenantId = values.business ?? ''
const percent = Number(values.percent)
const isRate = /^\d{1,2}(\.\d{1,3})?$/.test(values.percent ?? '') && percent <= highestPlatformFee
const wrong = [
  ...(isId(tenantId) ? [] : ['--business is the id of a business']),
  ...(isRate ? [] : [`--percent is a number from 0 to ${highestPlatformFee}, as in 1.5`]),
]
if (wrong.length) {
  console.error(wrong.join('\n'))
  process.exit(1)
}
const isSet = await onInstallation((pool) =>
  transaction(pool, { tenantId, accountId: null }, 'write', (tx) =>
    setPlatformFee(tx, { tenantId, rateMilli: toRateMilli(percent) }),
  ),
)
if (isSet)
  console.log(`From its next sale on, ${tenantId} is charged ${percent} % of what it sells.`)
else {
  console.error(`There is no business ${tenantId}.`)
  process.exitCode = 1
}
