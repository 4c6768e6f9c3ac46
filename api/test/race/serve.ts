// A process of the product for the race tests: `node serve.ts <mutant or none>`, its settings by environment, its port on standard output.
import { applyMutant, type MutantName } from './mutants.ts'

const mutant = process.argv[2]
if (mutant && mutant !== 'none') applyMutant(mutant as MutantName)
const { readEnv } = await import('../../src/env.ts')
const { startServer } = await import('../../src/start-server.ts')
const server = await startServer(readEnv(), { quiet: true })
const address = server.app.http.server.address() as { port: number }
process.stdout.write(`${address.port}\n`)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
