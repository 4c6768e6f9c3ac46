import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { getMyProfile } from '@guichet/contract/staff/get-my-profile.ts'
import { createDemoData } from '@guichet/demo/public.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../test/factories/staff.ts'
import { openTestServer, send } from '../../test/test-server.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { migrate } from './migrate.ts'
import { unprivilegedUser } from './native-postgres.ts'
import { isBoundRole, seeAllTenants } from './owner-rights.ts'
import { scratchDir } from './scratch-dir.ts'

const debian15 = '/usr/lib/postgresql/15/bin'
type Server = { name: string; start: () => Promise<{ url: string; stop: () => unknown }> }
const servers: Server[] = [
  {
    name: 'the embedded server',
    start: () => startEmbeddedDatabase({ dataDir: scratchDir('rights') }),
  },
  // The oldest supported version, when Debian's package is installed.
  ...(fs.existsSync(debian15) ? [{ name: 'PostgreSQL 15', start: startDebian15 }] : []),
]

async function startDebian15() {
  const who = unprivilegedUser()
  const cluster = path.join(scratchDir('pg15'), 'cluster')
  fs.mkdirSync(cluster)
  if (who.uid !== undefined) fs.chownSync(cluster, who.uid, who.gid!)
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(debian15, program), args, { ...who, cwd: '/', stdio: 'ignore' })
  run(
    'initdb',
    '-D',
    cluster,
    '-A',
    'trust',
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  )
  run('pg_ctl', '-D', cluster, '-o', `-k ${cluster} -c listen_addresses=`, '-w', 'start')
  return {
    url: `postgres://postgres@${encodeURIComponent(cluster)}:5432/postgres`,
    stop: () => run('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop'),
  }
}

describe.each(servers)('on $name', ({ start }) => {
  let server: { url: string; stop: () => unknown }
  let admin: pg.Client
  beforeAll(async () => {
    server = await start()
    admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await server.stop()
  })
  /** A role as a managed service provides it, and its own database. */
  const managed = async (rights: string) => {
    const name = `managed_${randomUUID().slice(0, 8)}`
    await admin.query(`create role ${name} login password 'x' ${rights}`)
    await admin.query(`create database ${name} owner ${name}`)
    return {
      name,
      url: Object.assign(new URL(server.url), {
        username: name,
        password: 'x',
        pathname: `/${name}`,
      }).href,
    }
  }

  test('a role with CREATEROLE migrates, fills and serves a database', async () => {
    const { url } = await managed('createrole')
    await migrate(url)
    await createDemoData({ url, orders: 60, tenants: 2 })
    const server = await openTestServer({ url })
    const {
      rows: [owner],
    } = await server.owner.query(`select id from account where email = 'owner@guichet.test'`)
    const staff = await signedIn(server, null, owner.id)
    expect(
      (await send(server, staff, getMyProfile, { params: { id: staff.accountId } })).status,
    ).toBe(200)
    await server.close()
  })

  test('a role without rights gets one line with the statements for an administrator, which are sufficient', async () => {
    const { name, url } = await managed('')
    const problem = await migrate(url).then(
      () => '',
      (error: Error) => error.message,
    )
    expect(problem).toContain(`the role ${name} lacks rights`)
    expect(problem.split('\n')).toHaveLength(1)
    const statements = problem
      .split(' run: ')[1]!
      .split(';')
      .map((statement) => statement.trim())
      .filter(Boolean)
    for (const statement of statements) await admin.query(statement)
    expect((await migrate(url)).length).toBeGreaterThan(0)
  })

  test('a role under row-level security sees and checks the rows of all businesses during migrations, and no longer', async () => {
    const { name, url } = await managed('createrole')
    await admin.query(`grant guichet_app, guichet_worker to ${name} with admin option`)
    await migrate(url)
    await createDemoData({ url, orders: 60, tenants: 2 })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    expect(await isBoundRole(client)).toBe(true)
    await client.query('begin')
    let seen: { tenants: number } | undefined
    await seeAllTenants(client, async () => {
      seen = (await client.query('select count(distinct tenant_id)::int as tenants from orders'))
        .rows[0]
      await client.query(
        `alter table ticket add column again uuid;
          update ticket
          set again = unit_id; alter table ticket add foreign key (tenant_id, again) references unit`,
      )
    })
    await client.query('commit')
    expect(seen).toEqual({ tenants: 2 })
    expect((await client.query(`select from pg_policy where polname = 'migrating'`)).rowCount).toBe(
      0,
    )
    await expect(client.query('select from orders')).rejects.toThrow()
    await client.end()
  })
})
