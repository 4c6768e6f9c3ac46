import { parseArgs } from 'node:util'
import { onInstallation } from '../database/command-pool.ts'
import { transaction } from '../platform/db/db.ts'
import { isId } from '../platform/values/ids.ts'
import { recordChase, removeChase } from './record-chase.ts'

// `npm run chase -- --business ID --account REFERENCE` or `npm run chase -- --business ID --remove`
const { values } = parseArgs({
  options: {
    business: { type: 'string', default: '' },
    account: { type: 'string', default: '' },
    remove: { type: 'boolean', default: false },
  },
})
const wrong = [
  ...(isId(values.business) ? [] : ['--business is the id of a business']),
  ...((values.account === '') === values.remove ? [] : ['--account or --remove, one of them']),
]
if (wrong.length) {
  console.error(wrong.join('\n'))
  process.exit(1)
}
const tenantId = values.business
await onInstallation(async (pool) => {
  const sentence = await transaction(pool, { tenantId, accountId: null }, 'write', (tx) =>
    values.remove ? removeChase(tx, tenantId) : recordChase(tx, tenantId, values.account),
  )
  console.log(sentence)
}).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
