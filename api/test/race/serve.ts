// A process of the product for tests with several of them: `node serve.ts <mutant or none>`,
// its settings by environment, its port on standard output. A message with the name of a mutant, or
// none, makes the running process that mutant.
import {
  removeProtection,
  restoreProtections,
  type Protection,
} from '../../src/platform/fault-seams.ts'
import { mutants } from './mutants.ts'

/** Leaves out the protections of a mutant, and no others. */
function become(mutant: string): void {
  restoreProtections()
  if (mutant === 'none') return
  for (const protection of mutants[mutant as keyof typeof mutants] satisfies readonly Protection[])
    removeProtection(protection)
}
become(process.argv[2] ?? 'none')
process.on('message', (mutant: string) => {
  become(mutant)
  process.send!(mutant)
})
// A process that waits for messages would not end.
process.channel?.unref()
const { runServer } = await import('../../src/run-server.ts')
const server = await runServer({ quiet: true })
const address = server.app!.http.server.address() as { port: number }
process.stdout.write(`${address.port}\n`)
