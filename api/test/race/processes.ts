import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathOf, type Call, type Endpoint } from '@guichet/contract/endpoint.ts'
import { scratchDir } from '../../src/database/scratch-dir.ts'
import { aBusiness } from '../factories/staff.ts'
import { openS3Double } from '../s3-double.ts'
import { openTestServer, type Token } from '../test-server.ts'
import { openBalancer } from './balancer.ts'
import type { MutantName } from './mutants.ts'
import type { ServeOrder } from './serve.ts'

export type AppProcess = {
  base: string
  child: ChildProcess
  /** Text written on standard output and standard error so far. */
  output: () => string
  stop: () => Promise<void>
}
type StartOptions = {
  mutant?: MutantName | 'none'
  /** The script that the process runs: below this folder, or an absolute path. */
  entry?: string
  args?: string[]
  /** Settings that override those of `processEnv`. */
  env?: NodeJS.ProcessEnv
}

/** Settings of a process that shares the test's database and keys. */
export const processEnv = (url: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: url,
  SECRET_KEY: '07'.repeat(32),
  ACCEPTED_RISKS: 'weak-key,superuser',
  PORT: '0',
  PUBLIC_URL: 'http://localhost:3999',
  DEMO: 'off',
  LOG_LEVEL: 'error',
})

const baseAt = (port: number) => `http://127.0.0.1:${port}`

export function startProcess(
  url: string,
  { mutant = 'none', entry = 'serve.ts', args = [], env = {} }: StartOptions = {},
): Promise<AppProcess> {
  const child = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, entry), mutant, ...args],
    {
      env: { ...processEnv(url), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  // Non-null because the process is spawned with pipes.
  const [stdout, stderr] = [child.stdout!, child.stderr!]
  let output = ''
  for (const stream of [stdout, stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}: ${output}`)))
    // The port is on its own line, among other lines of a verbose log.
    const listen = () => {
      const port = /^\d+$/m.exec(output)?.[0]
      if (!port) return
      stdout.off('data', listen)
      resolve({
        base: baseAt(Number(port)),
        child,
        output: () => output,
        stop: () =>
          new Promise((done) => {
            if (child.exitCode !== null || child.signalCode) return done()
            child.once('exit', () => done()).kill('SIGTERM')
          }),
      })
    }
    stdout.on('data', listen)
  })
}

/** @returns The port on which the process serves, after the order to serve; else 0 */
function order({ child }: AppProcess, given: ServeOrder): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the process ended before it obeyed'))
    if (!child.connected) return fail()
    child.once('exit', fail)
    child.once('message', (port) => {
      child.off('exit', fail)
      resolve(Number(port))
    })
    child.send(given)
  })
}

/** Processes that have loaded the product but do not serve until a test needs them. */
const resting: AppProcess[] = []

/**
 * A process of the product whose `stop` keeps it for the next test of this worker, with another
 * database and other settings: loading the product takes longer than most tests.
 */
async function borrowProcess(
  url: string,
  { mutant = 'none', env = {} }: Pick<StartOptions, 'mutant' | 'env'> = {},
): Promise<AppProcess> {
  const known = resting.pop()
  const app = known ?? (await startProcess(url, { mutant, env }))
  let { base } = app
  if (known) {
    await order(app, { mutant })
    base = baseAt(await order(app, { serve: { ...processEnv(url), ...env } }))
  }
  return {
    ...app,
    base,
    stop: async () => {
      await order(app, { rest: true })
      resting.push(app)
    },
  }
}

export type ProcessAnswer = { status: number; body: Record<string, unknown> }
/** Sends a call over the network. */
export async function reach<E extends Endpoint>(
  base: string,
  who: Token,
  endpoint: E,
  call: Call<E> & { key?: string; signal?: AbortSignal },
): Promise<ProcessAnswer> {
  const {
    params = {},
    query = {},
    body,
    key,
    signal,
  } = call as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: object
    key?: string
    signal?: AbortSignal
  }
  const url = `${base}${pathOf(endpoint).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}?${new URLSearchParams(query)}`
  const answer = await fetch(url, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${who.accessToken}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** Does the work `count` times, at most `atOnce` of them in flight. */
export async function inFlight<T>(
  count: number,
  atOnce: number,
  work: (i: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(count, atOnce) }, async () => {
      while (next < count) {
        const i = next++
        results[i] = await work(i)
      }
    }),
  )
  return results
}

/** Starts processes for one test; `act` gets them in turn from `baseOf`. */
export const processesOn =
  (url: string) =>
  async <T>(
    count: number,
    act: (baseOf: (i: number) => string) => Promise<T>,
    options: Pick<StartOptions, 'mutant' | 'env'> = {},
  ): Promise<T> => {
    const apps = await Promise.all(Array.from({ length: count }, () => borrowProcess(url, options)))
    return act((i) => apps[i % count]!.base).finally(() =>
      Promise.all(apps.map((app) => app.stop())),
    )
  }

/**
 * A business on a database that two processes share: each must respect changes of the other.
 * `baseOf` takes them in turn. With `RACE_MACHINES=2` they run as on two machines: no common
 * folder, files in a bucket, and a proxy that chooses who answers.
 */
export async function openRace() {
  const bucket = process.env.RACE_MACHINES === '2' ? await openS3Double() : null
  const server = await openTestServer({ env: bucket?.env ?? {} })
  const staff = await aBusiness(server)
  const folders: string[] = []
  const start = () => {
    if (!bucket) return borrowProcess(server.url)
    const folder = scratchDir('machine')
    folders.push(folder)
    const env = { ...bucket.env, DATA_DIR: folder, TRUST_PROXY: 'on' }
    return borrowProcess(server.url, { env })
  }
  const apps = await Promise.all([start(), start()])
  const balancer = bucket && (await openBalancer(apps.map(({ base }) => base)))
  return {
    server,
    staff,
    baseOf: (i: number) => balancer?.base ?? apps[i % apps.length]!.base,
    /** Makes the first of the processes a mutant until the work is done. */
    asMutant: async <T>(mutant: MutantName, work: (base: string) => Promise<T>): Promise<T> => {
      const [app] = apps
      await order(app, { mutant })
      try {
        return await work(app.base)
      } finally {
        await order(app, { mutant: 'none' })
      }
    },
    close: async () => {
      balancer?.close()
      await Promise.all(apps.map((app) => app.stop()))
      await server.close()
      bucket?.close()
      for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Number of answers by status. */
export const tally = (statuses: number[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  )
