import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../src/database/free-port.ts'
import { isAlive } from '../../src/database/is-alive.ts'
import { scratchDir } from '../../src/database/scratch-dir.ts'
import { newDatabase } from '../database.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import { aBusiness } from '../factories/staff.ts'
import { reach, startProcess } from '../race/processes.ts'
import { newKey, openTestServer } from '../test-server.ts'
import { halfBody, halfSent } from './half-sent.ts'
import { isReady, sale, until } from './sales.ts'

const server = await openTestServer()
const staff = await aBusiness(server)
const root = path.join(import.meta.dirname, '../../..')
const folders: string[] = []
const children: ChildProcess[] = []
const folder = () => {
  folders.push(scratchDir('life'))
  return folders.at(-1)!
}
afterAll(async () => {
  await server.close()
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(
    children.map(
      (child) =>
        child.exitCode ?? child.signalCode ?? new Promise((done) => child.once('exit', done)),
    ),
  )
  for (const dir of folders) fs.rmSync(dir, { recursive: true, force: true })
})
const exited = (child: ChildProcess) =>
  new Promise<{ code: number | null; ms: number }>((resolve) => {
    const began = performance.now()
    child.once('exit', (code) => resolve({ code, ms: performance.now() - began }))
  })

/** Runs `npm start` without the demonstration, on its own folder. */
async function startProduct() {
  const [port, dataDir] = [await freePort(), folder()]
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.ts')], {
    cwd: root,
    env: { ...process.env, DEMO: 'off', LOG_LEVEL: 'error', DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const base = `http://127.0.0.1:${port}`
  await until(() => isReady(base), 60, 'a start')
  const pidIn = (file: string) => Number(fs.readFileSync(file, 'utf8').split('\n')[0])
  const cluster = () =>
    fs.existsSync(path.join(dataDir, 'postgres-is-at'))
      ? fs.readFileSync(path.join(dataDir, 'postgres-is-at'), 'utf8').trim()
      : path.join(dataDir, 'postgres')
  return {
    base,
    child,
    output: () => output,
    serverPid: () => pidIn(path.join(dataDir, 'guichet.pid')),
    postgresPid: () => pidIn(path.join(cluster(), 'postmaster.pid')),
  }
}

test('SIGTERM: the process is not ready, still takes requests during the delay, and exits within 20 s although one is half sent', async () => {
  const app = await startProcess(server.url, { env: { SHUTDOWN_DELAY_SECONDS: '2' } })
  const { line } = await aCartLine(server, staff)
  void halfSent(app.base, halfBody)
  const ended = exited(app.child)
  app.child.kill('SIGTERM')
  await until(async () => !(await isReady(app.base)), 1.5, 'not ready')
  expect((await reach(app.base, staff, sell, { ...sale(line), key: newKey() })).status).toBe(200)
  const { code, ms } = await ended
  expect(code).toBe(0)
  expect(ms).toBeGreaterThan(1900)
  expect(ms).toBeLessThan(20_000)
})

/** Starts a process in which the signal SIGUSR2 causes an uncaught error. */
function startFaulty() {
  const preload = path.join(folder(), 'fault.mjs')
  fs.writeFileSync(
    preload,
    `process.on('SIGUSR2', () => setTimeout(() => { throw new Error('uncaught on purpose') }))`,
  )
  return startProcess(server.url, { env: { NODE_OPTIONS: `--import=${preload}` } })
}

test('an uncaught error ends a process whose log was closed', async () => {
  const { child } = await startFaulty()
  const ended = exited(child)
  child.stdout!.destroy()
  child.stderr!.destroy()
  child.kill('SIGUSR2')
  expect((await ended).code).toBe(1)
})

test('an uncaught error ends the process with exit code 1, after running requests are answered', async () => {
  const app = await startFaulty()
  const { line, slotId } = await aCartLine(server, staff)
  const holder = await server.pool.connect()
  await holder.query(
    `begin; select set_config('app.tenant_id', '${staff.tenantId}', true); select id from resource where id = '${slotId}' for update`,
  )
  const running = reach(app.base, staff, sell, { ...sale(line), key: newKey() })
  await until(
    async () =>
      (
        await server.owner.query(
          `select
            from pg_stat_activity
            where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rowCount! > 0,
    5,
    'a waiting sale',
  )
  const ended = exited(app.child)
  app.child.kill('SIGUSR2')
  await new Promise((wake) => setTimeout(wake, 200))
  await holder.query('rollback')
  holder.release()
  expect((await running).status).toBe(200)
  expect((await ended).code).toBe(1)
  expect(app.output()).toContain('uncaught on purpose')
})

test('npm start restarts a killed server and says so', async () => {
  const product = await startProduct()
  const first = product.serverPid()
  process.kill(first, 'SIGKILL')
  await until(() => product.output().includes('starting it again'), 10, 'a word about it')
  await until(() => isReady(product.base), 30, 'the next start')
  expect(product.serverPid()).not.toBe(first)
})

test('a killed embedded database is started again, under the same server', async () => {
  const product = await startProduct()
  const [server, database] = [product.serverPid(), product.postgresPid()]
  process.kill(database, 'SIGKILL')
  await until(async () => !(await isReady(product.base)), 5, 'not ready')
  await until(() => isReady(product.base), 30, 'ready again')
  expect(product.serverPid(), product.output()).toBe(server)
  expect(product.postgresPid()).not.toBe(database)
  expect(isAlive(server)).toBe(true)
})

test('two processes start on one empty database: one creates the demonstration, the other waits for it', async () => {
  const url = await newDatabase()
  const env = { DEMO: 'on', DEMO_ORDERS: '50', NODE_ENV: 'test' }
  const apps = await Promise.all([startProcess(url, { env }), startProcess(url, { env })])
  try {
    for (const { base } of apps)
      expect(await (await fetch(`${base}/config.json`)).json()).toMatchObject({ isEmpty: false })
  } finally {
    await Promise.all(apps.map((app) => app.stop()))
  }
})

test('a process with another picture folder than the first reports it at its start; one with the same folder does not', async () => {
  const url = await newDatabase()
  const [shared, other] = [folder(), folder()]
  const apps = []
  for (const DATA_DIR of [shared, other, shared])
    apps.push(await startProcess(url, { env: { DATA_DIR } }))
  await Promise.all(apps.map((app) => app.stop()))
  expect(apps.map((app) => app.output().includes('Pictures:'))).toEqual([false, true, false])
})

test('a request head that takes longer than 10 s is cut off', async () => {
  const app = await startProcess(server.url)
  try {
    const ms = await halfSent(app.base, 'GET /health/live HTTP/1.1\r\nhost: localhost\r\n')
    expect(ms).toBeGreaterThan(8000)
    expect(ms).toBeLessThan(16_000)
  } finally {
    await app.stop()
  }
})
