import { parseArgs } from 'node:util'
import { onDatabase } from '../database/command-pool.ts'
import { migrate } from '../database/migrate.ts'
import { examineUpgrade } from './examine-upgrade.ts'
import { linesOf } from './findings.rules.ts'

// `npm run upgrade -- --check` lists the migrations that this version would run, and what they
// would block; without `--check` they run, as at the next start.
const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
try {
  await onDatabase(async (url, env) => {
    const findings = await examineUpgrade(env, url)
    console.log(linesOf(findings).join('\n'))
    if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1
    else if (!values.check) console.log(`${(await migrate(url)).length} migrations have run.`)
  })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
