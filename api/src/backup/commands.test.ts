import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { scratchDir } from '../database/scratch-dir.ts'

const folder = scratchDir('commands')
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const [from, to, backups] = ['from', 'to', 'backups'].map((name) => path.join(folder, name))
const key = '5f0c9a3be8d17246'.repeat(4)
function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const script = path.join(import.meta.dirname, '..', command)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: {
      ...process.env,
      DATA_DIR: from,
      BACKUP_DIR: backups,
      BACKUP_KEY: key,
      ...env,
    },
    encoding: 'utf8',
  })
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}
const backup = (args: string[] = [], env?: NodeJS.ProcessEnv) =>
  run('backup/backup.command.ts', args, env)
const restore = (args: string[], env?: NodeJS.ProcessEnv) =>
  run('backup/restore.command.ts', args, env)
const refused = (says: string) => ({ status: 1, stderr: expect.stringContaining(says) as string })
const newest = () => path.join(backups!, fs.readdirSync(backups!).sort().at(-1)!)
const secretOf = (dir: string) => fs.readFileSync(path.join(dir, 'secret'), 'utf8')

test('the commands back up, check and restore an installation, and reject invalid calls with plain messages', () => {
  expect(backup()).toMatchObject(refused('no tables yet'))
  const words = ['--name-fr', 'Parc', '--name-en', 'Park', '--email', 'a@example.test']
  run('businesses/business.command.ts', [...words, '--first-name', 'A', '--last-name', 'B'])
  expect(backup([], { BACKUP_KEY: '' })).toMatchObject(refused('set BACKUP_KEY'))
  expect(backup([], { BACKUP_DIR: '' })).toMatchObject(refused('BACKUP_DIR'))

  fs.mkdirSync(backups!)
  fs.writeFileSync(path.join(backups!, 'guichet-20200101T000000Z.backup'), 'an old one')
  expect(backup(['--keep', '1'])).toMatchObject({ status: 0, stderr: '' })
  expect(fs.readdirSync(backups!)).toEqual([path.basename(newest())])

  expect(restore(['--check', newest()])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('is whole') as string,
  })
  expect(restore(['--secret-key', newest()]).stdout).toBe(secretOf(from!))
  expect(restore([newest()])).toMatchObject(refused('overwrites nothing'))
  expect(restore([newest()], { BACKUP_KEY: `${key.slice(1)}0` })).toMatchObject(
    refused('The key does not open this backup'),
  )

  const elsewhere = { DATA_DIR: to! }
  expect(restore([newest()], { ...elsewhere, SECRET_KEY: key })).toMatchObject(
    refused('--secret-key'),
  )
  expect(restore([newest()], elsewhere)).toMatchObject({ status: 0, stderr: '' })
  expect(secretOf(to!)).toBe(secretOf(from!))
  expect(restore([newest()], elsewhere)).toMatchObject(refused('overwrites nothing'))
  expect(restore(['--into', 'drill', newest()])).toMatchObject({ status: 0, stderr: '' })
  expect(restore(['--into', 'drill', newest()])).toMatchObject(refused('is there already'))
}, 180_000)
