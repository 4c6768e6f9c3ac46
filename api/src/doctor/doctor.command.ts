import { startEmbeddedDatabase } from '../database/embedded-database.ts'
import { readEnv } from '../env.ts'
import { examine } from './examine.ts'
import { linesOf } from './findings.rules.ts'

// `npm run doctor`: what the installation is like, with the settings that the server would have, and
// what to do about it. It changes nothing, and ends with 1 where something is wrong.
try {
  const env = readEnv()
  const database = env.DATABASE_URL ? null : await startEmbeddedDatabase({ dataDir: env.DATA_DIR })
  try {
    const findings = await examine(env, env.DATABASE_URL ?? database!.url)
    console.log(linesOf(findings).join('\n'))
    const count = findings.filter(({ state }) => state === 'wrong').length
    console.log(count === 0 ? 'Nothing is wrong.' : `${count} to put right.`)
    process.exitCode = count === 0 ? 0 : 1
  } finally {
    if (database && !database.wasRunning) await database.stop()
  }
} catch (error) {
  console.error(`WRONG ${(error as Error).message}`)
  process.exitCode = 1
}
