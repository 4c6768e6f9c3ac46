// A process of the product for tests with several of them: `node serve.ts <mutant or none>`,
// its settings by environment, its port on standard output.
import { removeProtection, type Protection } from '../../src/platform/fault-seams.ts'
import { mutants } from './mutants.ts'

const mutant = process.argv[2]
if (mutant && mutant !== 'none')
  for (const protection of mutants[mutant as keyof typeof mutants] satisfies readonly Protection[])
    removeProtection(protection)
const { runServer } = await import('../../src/run-server.ts')
const server = await runServer({ quiet: true })
const address = server.app!.http.server.address() as { port: number }
process.stdout.write(`${address.port}\n`)
