// A process of the product for tests with several of them: `node serve.ts <mutant or none>`, with
// settings in the environment and the port on standard output. Messages turn the running process
// into a mutant, stop serving, or serve again with other settings.
import {
  removeProtection,
  restoreProtections,
  type Protection,
} from '../../src/platform/fault-seams.ts'
import { mutants, type MutantName } from './mutants.ts'

export type ServeOrder =
  | { mutant: MutantName | 'none' }
  | { rest: true }
  | { serve: NodeJS.ProcessEnv }

/** Removes the protections of a mutant, and no others. */
function become(mutant: string): void {
  restoreProtections()
  if (mutant === 'none') return
  for (const protection of mutants[mutant as MutantName] satisfies readonly Protection[])
    removeProtection(protection)
}
become(process.argv[2] ?? 'none')
const { runServer } = await import('../../src/boot/run-server.ts')
const { readEnv } = await import('../../src/env.ts')
const { startServer } = await import('../../src/boot/start-server.ts')
type Running = Awaited<ReturnType<typeof runServer>>
const portOf = ({ app }: Running) => (app!.http.server.address() as { port: number }).port

let server: Running
async function obey(order: ServeOrder): Promise<void> {
  if ('mutant' in order) become(order.mutant)
  else if ('rest' in order) {
    // An idle process is kept alive only by its message channel.
    process.channel!.ref()
    become('none')
    await server.stop()
  } else server = await startServer(readEnv(order.serve), { quiet: true })
}
process.on('message', (order: ServeOrder) => {
  void obey(order).then(() => process.send!('serve' in order ? portOf(server) : 0))
})
// The message channel alone must not keep the process alive.
process.channel?.unref()
server = await runServer({ quiet: true })
process.stdout.write(`${portOf(server)}\n`)
