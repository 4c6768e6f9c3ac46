import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestServer } from '../../test/use-server.ts'
import { freePort } from '../database/free-port.ts'
import { readEnv } from '../env.ts'
import { examine } from './examine.ts'

const server = useTestServer()
let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-test-doctor-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Findings that are not ok, by name. */
async function findingsOf(over: NodeJS.ProcessEnv = {}) {
  const env = readEnv({
    NODE_ENV: 'production',
    DEMO: 'off',
    DATABASE_URL: 'postgres://elsewhere/guichet',
    SECRET_KEY: '07'.repeat(32),
    DATA_DIR: folder,
    ...over,
  })
  const findings = await examine(env, server.url)
  return Object.fromEntries(
    findings.flatMap(({ what, state, says }) => (state === 'ok' ? [] : [[what, { state, says }]])),
  )
}

test('a migrated installation has only the findings of a test database, and nothing is left behind', async () => {
  const findings = await findingsOf()
  expect(Object.keys(findings)).not.toContain('migrations')
  expect(Object.keys(findings)).not.toContain('files')
  expect(Object.keys(findings)).not.toContain('secrets')
  // A test database trades durability for speed, and the key of a test is typed.
  expect(findings).toMatchObject({
    durability: { state: 'wrong' },
    'secret key': { state: 'wrong' },
    mail: { state: 'note' },
  })
  const left = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
})

test('another key, no mail server, no collector and a folder without write access are reported', async () => {
  fs.writeFileSync(path.join(folder, 'taken'), '')
  expect(
    await findingsOf({
      SECRET_KEY: '5f0c9a3be8d17246'.repeat(4),
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      DATA_DIR: path.join(folder, 'taken'),
    }),
  ).toMatchObject({
    traces: { state: 'wrong', says: expect.stringContaining('ECONNREFUSED') as string },
    secrets: { state: 'wrong', says: expect.stringContaining('SECRET_KEY') as string },
    mail: { state: 'wrong', says: expect.stringContaining('ECONNREFUSED') as string },
    files: { state: 'wrong' },
  })
})

test('pending migrations are counted, and not run', async () => {
  await server.owner.query(`delete from migration where name = (select max(name) from migration)`)
  expect((await findingsOf()).migrations).toMatchObject({
    state: 'note',
    says: expect.stringMatching(/^1 to run/) as string,
  })
})
