import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { violations } from '../invariants/violations.ts'
import { processEnv, startProcess, type AppProcess } from '../race/processes.ts'
import { urlOf } from '../start-database.ts'
import { removeVersions } from './other-versions.ts'
import type { Business, openCounters } from './sell-on.ts'

const clients: pg.Client[] = []
export async function removeAll(): Promise<void> {
  await Promise.all(clients.map((client) => client.end()))
  removeVersions()
}

export type Database = {
  /** Address of the database as its owner. */
  url: string
  /** Connection of a role that sees every row. */
  adminUrl: string
  admin: pg.Client
}
/** With `isBound` its owner is bound by row-level security, as docs/operations.md makes it. */
export async function emptyDatabase({ isBound = false } = {}): Promise<Database> {
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`
  const serverUrl = inject('serverUrl')
  const server = await connected(serverUrl)
  await server.query(`create database ${name}`)
  const adminUrl = urlOf(serverUrl, name)
  if (isBound)
    await server.query(
      `create role ${name} login createrole password 'x'; alter database ${name} owner to ${name};
        grant guichet_app, guichet_worker to ${name} with admin option`,
    )
  const owner = { username: name, password: 'x' }
  const url = isBound ? Object.assign(new URL(adminUrl), owner).href : adminUrl
  return { url, adminUrl, admin: await connected(adminUrl) }
}
async function connected(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  clients.push(client)
  return client
}

export const serveOf = (folder: string) => path.join(folder, 'api/test/race/serve.ts')
/** Starts an old version on a database with a business, and with demo data if `orders` > 0. */
export async function startOld(
  folder: string,
  { url, adminUrl }: Database,
  orders: number,
): Promise<{ business: Business; app: AppProcess }> {
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [path.join(folder, script), ...args], {
      env: { ...processEnv(url), NODE_ENV: 'development' },
      encoding: 'utf8',
    })
  const demo = ['demo/demo.command.ts', 'api/demo/demo.command.ts'].find((script) =>
    fs.existsSync(path.join(folder, script)),
  )
  if (orders) run(demo!, '--orders', String(orders), '--tenants', '1')
  // The first start creates the tables.
  const app = await startProcess(url, { entry: serveOf(folder) })
  const script = 'api/test/upgrade/open-business.ts'
  fs.mkdirSync(path.join(folder, path.dirname(script)), { recursive: true })
  fs.copyFileSync(path.join(import.meta.dirname, 'open-business.ts'), path.join(folder, script))
  const business = JSON.parse(run(script, adminUrl)) as Business
  return { business, app }
}

/** A start that is expected to fail. */
export async function failedStart(folder: string, url: string) {
  const child = spawn(process.execPath, [serveOf(folder), 'none'], {
    env: processEnv(url),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const code = await new Promise((ended) => child.once('close', ended))
  return { code, output }
}

type Exchange = {
  old: AppProcess
  next: AppProcess
  selling: ReturnType<typeof openCounters>
  /** Sends the requests of the counters there from now on. */
  leadTo: (base: string) => void
}
/** Keeps the counters selling while one version replaces another, and then stops them. */
export async function exchangeVersions({ old, next, selling, leadTo }: Exchange): Promise<void> {
  leadTo(next.base)
  await selling.more(20)
  await old.stop()
  await selling.more(20)
  await selling.stop()
  await next.stop()
}

export const migrationsOf = async (admin: pg.Client) =>
  (await admin.query<{ name: string }>('select name from migration order by name')).rows.map(
    ({ name }) => name,
  )
// Before migration 0078 cash was not rounded: earlier sales stay unrounded.
const isYounger = (invariant: string) => invariant.startsWith('K5 ')

/** Each sale and refund was answered, each answer is an order, and every invariant holds. */
export async function assertNothingLost(
  admin: pg.Client,
  { tenantId }: Business,
  { sales, refunds }: ReturnType<typeof openCounters>,
) {
  expect([...sales, ...refunds].filter(({ status }) => status !== 200)).toEqual([])
  expect(refunds.length).toBeGreaterThan(0)
  const { rows } = await admin.query<{ id: string }>('select id from orders where tenant_id = $1', [
    tenantId,
  ])
  const kept = new Set(rows.map(({ id }) => id))
  expect(sales.filter(({ order }) => !kept.has(order!))).toEqual([])
  expect(kept.size).toBe(sales.length + 20)
  const broken = (await violations(admin)).map(({ name }) => name)
  expect(broken.filter((name) => !isYounger(name))).toEqual([])
}
