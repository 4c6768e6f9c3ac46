import { onDatabase } from '../database/command-pool.ts'
import { examine } from './examine.ts'
import { linesOf } from './findings.rules.ts'

// `npm run doctor`: examines the installation with the settings of the server, and suggests fixes.
// It changes nothing, and exits with 1 when something is wrong.
try {
  const findings = await onDatabase((url, env) => examine(env, url))
  console.log(linesOf(findings).join('\n'))
  const count = findings.filter(({ state }) => state === 'wrong').length
  console.log(count === 0 ? 'Nothing is wrong.' : `${count} to put right.`)
  process.exitCode = count === 0 ? 0 : 1
} catch (error) {
  console.error(`WRONG ${(error as Error).message}`)
  process.exitCode = 1
}
