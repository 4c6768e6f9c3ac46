import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../src/database/free-port.ts'
import { scratchDir } from '../src/database/scratch-dir.ts'

const main = path.join(import.meta.dirname, '../src/main.ts')
const dataDir = scratchDir('start')
const started: ReturnType<typeof spawn>[] = []
afterAll(async () => {
  for (const child of started) child.kill('SIGTERM')
  await new Promise((wake) => setTimeout(wake, 1500))
  fs.rmSync(dataDir, { recursive: true, force: true })
})
const settings = (over: NodeJS.ProcessEnv) => ({
  ...process.env,
  DEMO: 'off',
  LOG_LEVEL: 'error',
  DATA_DIR: dataDir,
  ...over,
})
// A process that hangs at its exit does not handle SIGTERM.
const once = (over: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [main], {
    env: settings(over),
    encoding: 'utf8',
    timeout: 30_000,
    killSignal: 'SIGKILL',
  })

async function start(port: number) {
  const child = spawn(process.execPath, [main], {
    env: settings({ PORT: String(port) }),
    stdio: 'ignore',
  })
  started.push(child)
  for (let tries = 0; tries < 200; tries++) {
    if ((await fetch(`http://localhost:${port}/health/ready`).catch(() => null))?.ok) return child
    await new Promise((wake) => setTimeout(wake, 100))
  }
  throw new Error('it did not start')
}

test.each([
  [{ PORT: 'many' }, 'PORT'],
  [{ DATABASE_URL: 'postgres://localhost/x' }, 'SECRET_KEY'],
  [{ DATABASE_URL: 'mysql://localhost/x', SECRET_KEY: '0'.repeat(64) }, 'DATABASE_URL'],
  [{ DEMO: 'maybe' }, 'DEMO'],
  [{ PUBLIC_URL: 'guichet.test' }, 'PUBLIC_URL'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
  [{ DEMO: 'on', HOST: '0.0.0.0' }, 'DEMO'],
  [{ DEMO: 'on', PUBLIC_URL: 'https://guichet.example' }, 'DEMO'],
  [{ DEMO: 'on', NODE_ENV: 'production' }, 'DEMO'],
])('%j stops the start with a single line on stderr', (over, name) => {
  const { status, stderr } = once(over as NodeJS.ProcessEnv)
  expect(status).toBe(78)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(`Setting ${name}`)
})

test('in production each risk is reported in one line until it is accepted', async () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://billets.example.com',
    SECRET_KEY: '07'.repeat(32),
    DATA_DIR: scratchDir('dangers'),
  }
  const { status, stderr } = once(production)
  expect(status).toBe(78)
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^PUBLIC_URL: .*ACCEPTED_RISKS=plain-http/),
    expect.stringMatching(/^SECRET_KEY: .*ACCEPTED_RISKS=weak-key/),
  ])
  expect(once({ ACCEPTED_RISKS: 'everything' }).stderr).toContain('Setting ACCEPTED_RISKS')
})

test('a single process exits on SIGHUP, so that its supervisor starts it again', async () => {
  const child = await start(await freePort())
  child.kill('SIGHUP')
  expect(await new Promise((ended) => child.once('exit', ended))).toBe(129)
})

test('a second start on the same data is refused; after a kill the data opens again with its business', async () => {
  const [port, other] = [await freePort(), await freePort()]
  const first = await start(port)
  const body = {
    name: { fr: 'Parc', en: 'Park' },
    province: 'QC',
    timeZone: 'America/Toronto',
    email: 'a@example.test',
    firstName: 'A',
    lastName: 'B',
    language: 'fr',
    password: 'twelve and more',
  }
  const install = () =>
    fetch(`http://localhost:${port}/api/administration/1.0/Installation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await install()).status).toBe(200)
  expect((await install()).status).toBe(409)
  const second = once({ PORT: String(other) })
  expect([second.status, second.stderr]).toEqual([78, expect.stringContaining('already running')])
  first.kill('SIGKILL')
  await new Promise((wake) => first.once('exit', wake))
  await start(port)
  expect(await (await fetch(`http://localhost:${port}/config.json`)).json()).toMatchObject({
    isEmpty: false,
  })
})
