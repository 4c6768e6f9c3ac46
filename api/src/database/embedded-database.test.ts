import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts'
import { nativeDir, unprivilegedUser } from './native-postgres.ts'
import { scratchDir } from './scratch-dir.ts'

const running: EmbeddedDatabase[] = []
afterAll(async () => {
  for (const database of running) await database.stop()
})
const start = async (options: Parameters<typeof startEmbeddedDatabase>[0]) => {
  const database = await startEmbeddedDatabase(options)
  running.push(database)
  return database
}
const pidFileOf = (dataDir: string) =>
  fs
    .readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
const ask = async (url: string, sql = 'select 1 as one') => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8)

describe.skipIf(process.platform === 'win32')('with Unix sockets', () => {
  test('the only access is a socket in a folder of the owner; the data folder is closed to others', async () => {
    const dataDir = scratchDir('access')
    const { url } = await start({ dataDir })
    const [, , , port, socketDir, address] = pidFileOf(dataDir)
    expect(address).toBe('')
    await expect(ask(`postgres://guichet_owner@127.0.0.1:${port}/postgres`)).rejects.toThrow(
      'ECONNREFUSED',
    )
    expect([modeOf(dataDir), modeOf(socketDir!), modeOf(path.join(dataDir, 'secret'))]).toEqual([
      '700',
      '700',
      '600',
    ])
    expect(await ask(url)).toEqual([{ one: 1 }])
  })

  test('a cluster and a running server that trusted all local users are restricted by the next start', async () => {
    const dataDir = scratchDir('access')
    const [who, cluster] = [unprivilegedUser(), path.join(dataDir, 'postgres')]
    fs.mkdirSync(path.join(dataDir, 'files/a'), { recursive: true })
    fs.writeFileSync(path.join(dataDir, 'files/a/picture'), '', { mode: 0o644 })
    fs.mkdirSync(cluster)
    if (who.uid !== undefined) fs.chownSync(cluster, who.uid, who.gid!)
    const native = nativeDir(who)
    const run = (program: string, ...args: string[]) =>
      execFileSync(path.join(native, 'bin', program), args, { ...who, cwd: '/', stdio: 'ignore' })
    run(
      'initdb',
      '-D',
      cluster,
      '-U',
      'guichet_owner',
      '--auth=trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    )
    run(
      'pg_ctl',
      '-D',
      cluster,
      '-w',
      '-l',
      path.join(cluster, 'log'),
      '-o',
      '-c listen_addresses=127.0.0.1 -c port=54871 -c unix_socket_directories=',
      'start',
    )
    const open = 'postgres://guichet_owner@127.0.0.1:54871/postgres'
    await ask(open, 'create table kept as select 7 as n')

    const { url } = await start({ dataDir })
    await expect(ask(open)).rejects.toThrow('ECONNREFUSED')
    expect(await ask(url, 'select n from kept')).toEqual([{ n: 7 }])
    expect([
      modeOf(dataDir),
      modeOf(path.join(dataDir, 'files/a')),
      modeOf(path.join(dataDir, 'files/a/picture')),
    ]).toEqual(['700', '700', '600'])
  })

  test('a server that a killed program left running is used again', async () => {
    const dataDir = scratchDir('access')
    const first = await start({ dataDir })
    const second = await start({ dataDir })
    expect(second).toMatchObject({ url: first.url, wasRunning: true })
  })

  test('a data folder with a path too long for a socket has it elsewhere, just as private', async () => {
    const dataDir = path.join(scratchDir('access'), 'a-folder-with-a-long-name'.repeat(4))
    const { url } = await start({ dataDir })
    expect(modeOf(decodeURIComponent(new URL(url).hostname))).toBe('700')
    expect(await ask(url)).toEqual([{ one: 1 }])
  })
})

test(`without Unix sockets, TCP needs a password derived from the installation’s key`, async () => {
  const dataDir = scratchDir('access')
  const { url, stop } = await start({ dataDir, secret: Buffer.alloc(32, 1), access: 'tcp' })
  const wrong = Object.assign(new URL(url), { password: 'guess' }).href
  await expect(ask(wrong)).rejects.toThrow('password authentication failed')
  await expect(ask(Object.assign(new URL(url), { password: '' }).href)).rejects.toThrow()
  expect(await ask(url)).toEqual([{ one: 1 }])
  await stop()
  // The next start derives the same password from the same key.
  const again = await start({ dataDir, secret: Buffer.alloc(32, 1), access: 'tcp' })
  expect(new URL(again.url).password).toBe(new URL(url).password)
  expect(await ask(again.url)).toEqual([{ one: 1 }])
})
