import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathOf, type Call, type Endpoint, type Reply } from '@guichet/contract/endpoint.ts'
import type { FieldProblem, ProblemType } from '@guichet/contract/problems.ts'
import pg from 'pg'
import { buildApp, type App, type AppDeps } from '../src/boot/app.ts'
import { readEnv, type Env } from '../src/env.ts'
import { closePools, openPools } from '../src/platform/db/pools.ts'
import type { SealingKeys } from '../src/platform/secrets/secrets.ts'
import { newDatabase } from './database.ts'
import { multipartOf } from './multipart.ts'
import { recordExamples } from './record-examples.ts'
import { startWatching, takeFindings } from './transaction-watch.ts'

export type TestServer = {
  app: App
  url: string
  owner: pg.Client
  pool: pg.Pool
  publicPool: pg.Pool
  close: () => Promise<void>
}
/** Keys with which the server of a test seals values. */
export const testSealingKeys: SealingKeys = { current: Buffer.alloc(32, 7), previous: null }

type Options = {
  env?: NodeJS.ProcessEnv
  url?: string
  clock?: () => string
  poolSize?: number
  /** Statement timeout in milliseconds: shorter than that of the product. */
  statementMs?: number
  providers?: AppDeps['providers']
  pictures?: AppDeps['pictures']
  sealingKeys?: SealingKeys
}
const dataDir = path.join(os.tmpdir(), `guichet-test-data-${process.pid}`)
export const testEnv = (over: NodeJS.ProcessEnv = {}): Env =>
  readEnv({
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3999',
    DEMO: 'off',
    DATA_DIR: dataDir,
    ...over,
  })

/**
 * The whole product on its own database, called over HTTP without a socket; `owner` sees every row.
 * Closing it fails if a transaction of any handler or job waited for anything other than the
 * database.
 */
export async function openTestServer({
  env,
  url,
  clock,
  poolSize = 8,
  statementMs,
  providers,
  pictures,
  sealingKeys = testSealingKeys,
}: Options = {}): Promise<TestServer> {
  startWatching()
  const address = url ?? (await newDatabase())
  const settings = testEnv(env)
  const pools = openPools({ url: address, max: poolSize })
  if (statementMs)
    for (const pool of Object.values(pools))
      pool.on('connect', (lent) => void lent.query(`set statement_timeout = ${statementMs}`))
  const app = await buildApp({
    ...pools,
    env: settings,
    publicUrl: settings.PUBLIC_URL!,
    sealingKeys,
    ...(clock && { clock }),
    ...(providers && { providers }),
    ...(pictures && { pictures }),
  })
  if (process.env.RECORD_EXAMPLES) recordExamples(app.http, process.env.RECORD_EXAMPLES)
  const owner = new pg.Client({ connectionString: address })
  await owner.connect()
  return {
    app,
    url: address,
    owner,
    pool: pools.pool,
    publicPool: pools.publicPool,
    close: async () => {
      await app.http.close()
      await app.worker.stop()
      await Promise.all([owner.end(), closePools(pools)])
      fs.rmSync(dataDir, { recursive: true, force: true })
      const findings = takeFindings()
      if (findings.length)
        throw new Error(
          `Transactions waited for something else than the database:\n${findings.join('\n')}`,
        )
    },
  }
}

export type Token = { accessToken: string }
/** Members of a problem, so that a test reads a reply or a problem without narrowing its type. */
type RefusedBody = { type?: ProblemType; fields?: FieldProblem[]; reason?: string }
export type Answer<E extends Endpoint> = {
  status: number
  body: Reply<E> & RefusedBody
  headers: Record<string, unknown>
}
/** Parts of a call that its contract does not declare: idempotency key, language, headers. */
type Extra = { key?: string; language?: string; headers?: Record<string, string> }
type RequestInput = Extra & {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: object
}

const urlOf = (endpoint: Endpoint, { params = {}, query }: RequestInput) => {
  const url = pathOf(endpoint).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  if (!query) return url
  const values = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, String(item)]),
  )
  return `${url}?${new URLSearchParams(values)}`
}

/** Sends a call of the contract as a client does. */
export async function send<E extends Endpoint>(
  { app }: Pick<TestServer, 'app'>,
  who: Token | null,
  endpoint: E,
  call: Call<E> & Extra,
): Promise<Answer<E>> {
  const sent = call as RequestInput
  const { body, key, language, headers } = sent
  const form = body && endpoint.accepts ? multipartOf(body) : null
  const answer = await app.http.inject({
    method: endpoint.method,
    url: urlOf(endpoint, sent),
    headers: {
      ...(who && { authorization: `Bearer ${who.accessToken}` }),
      ...(key && { 'idempotency-key': key }),
      ...(language && { 'accept-language': language }),
      ...form?.headers,
      ...headers,
    },
    ...(body && { payload: form?.payload ?? body }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return {
    status: answer.statusCode,
    body: (isJson ? answer.json() : answer.rawPayload) as never,
    headers: answer.headers,
  }
}

export const newKey = (): string => randomUUID()

/**
 * Repeats a call with the same key while the server answers `StillRunning`, as the contract
 * requires of clients; a busy machine may need several attempts.
 */
export async function sendUntilFree<E extends Endpoint>(
  ...request: Parameters<typeof send<E>>
): Promise<Answer<E>> {
  for (let tries = 1; ; tries++) {
    const answer = await send(...request)
    const { type } = answer.body as { type?: string }
    if (type !== 'StillRunning' || tries === 10) return answer
    await new Promise((wake) => setTimeout(wake, 200 * tries))
  }
}
