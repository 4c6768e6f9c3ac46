import { pairTerminal } from '@guichet/contract/payments/pair-terminal.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aSealedDatabase,
  closeSealed,
  rotation,
  sealedBy,
  sealedValues,
  type SealedDatabase,
} from '../factories/sealed-database.ts'
import { send } from '../test-server.ts'
import { startProcess } from './processes.ts'

let sealed: SealedDatabase
beforeAll(async () => {
  sealed = await aSealedDatabase()
})
afterAll(() => closeSealed(sealed))

const [first, second] = [rotation.both.previous, rotation.both.current].map((key) =>
  key.toString('hex'),
) as [string, string]
const start = (env: NodeJS.ProcessEnv) => startProcess(sealed.server.url, { env })

test('processes that start together seal each value again once while another serves with both keys; the first key is then rejected', async () => {
  const { url, owner } = sealed.server
  const count = (await sealedValues(owner)).length
  // While the processes keep serving, all of them know the new key before any seals with it.
  await sealed.server.close()
  const known = { current: rotation.before.current, previous: rotation.after.current }
  sealed.server = await sealed.open(known, { url })
  const both = { SECRET_KEY: second, SECRET_KEY_PREVIOUS: first }
  const apps = await Promise.all([start(both), start(both), start(both)])
  const counts = apps.map(
    ({ output }) => /: (\d+) values were sealed anew/.exec(output())?.[1] ?? 0,
  )
  expect(counts.reduce<number>((sum, values) => sum + Number(values), 0)).toBe(count)
  expect(Object.keys(await sealedBy(sealed.server.owner, rotation.after))).toEqual(['current'])
  const { status } = await send(sealed.server, sealed.staff, pairTerminal, {
    params: { id: sealed.staff.tenantId },
    body: {},
  })
  expect(status).toBe(200)
  await Promise.all(apps.map((app) => app.stop()))

  const alone = await start({ SECRET_KEY: second })
  expect(alone.output()).not.toContain('sealed anew')
  await alone.stop()
  await expect(start({ SECRET_KEY: first })).rejects.toThrow(
    /ended with 78: SECRET_KEY does not open the keys of this database[^\n]*\n$/,
  )
})
