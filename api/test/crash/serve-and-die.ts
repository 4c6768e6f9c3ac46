// A process of the product that kills itself at one statement: `node serve-and-die.ts none
// <statement> <before|after>`. The first request counts; everything before it is start-up.
import { flushCompileCache } from 'node:module'
import pg from 'pg'

const [, , , at, when] = process.argv
const { readEnv } = await import('../../src/env.ts')
const { openPools } = await import('../../src/platform/db/pools.ts')
const { sealingKeysOf } = await import('../../src/platform/secrets/secrets.ts')
const { buildApp } = await import('../../src/boot/app.ts')
const env = readEnv()
const pools = openPools({ url: env.DATABASE_URL!, max: 2 })
const app = await buildApp({
  ...pools,
  env,
  publicUrl: env.PUBLIC_URL!,
  sealingKeys: sealingKeysOf(env),
})
// A woken worker would add its own statements.
app.worker.wake = () => {}
await app.http.listen({ port: 0, host: '127.0.0.1' })
await pools.pool.query('select 1')

// A killed process would otherwise not write its compile cache.
flushCompileCache()

let statements = 0
const die = () => process.kill(process.pid, 'SIGKILL')
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  statements += 1
  const isIt = statements === Number(at)
  if (isIt && when === 'before') die()
  const result = query.apply(this, args)
  if (isIt) (result as Promise<unknown>).then(die, die)
  return result
} as never
process.stdout.write(`${(app.http.server.address() as { port: number }).port}\n`)
