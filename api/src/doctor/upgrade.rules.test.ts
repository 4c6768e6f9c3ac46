import { expect, test } from 'vitest'
import { judgeBackup } from './backup.rules.ts'
import { judgeUpgrade, type UpgradeFacts } from './upgrade.rules.ts'

const now = new Date('2026-11-27T12:00:00Z')
const backup = { folder: '/var/backups/guichet', newest: new Date('2026-11-27T03:15:00Z'), now }
const facts = (sql: string, over: Partial<UpgradeFacts> = {}): UpgradeFacts => ({
  migrations: { pending: ['0099.sql'], unknown: [], changed: [], isFirst: false },
  pending: [{ name: '0099.sql', sql }],
  rowsOf: (table) => (table === 'ticket' ? 1_200_000 : 100),
  isBoundOwner: false,
  backup,
  ...over,
})
const findingsOf = (...given: Parameters<typeof facts>) =>
  judgeUpgrade(facts(...given)).find(({ what }) => what === '0099.sql')

test('rewriting a large table needs a quiet hour; a small one does not', () => {
  const sql = (table: string) => `alter table ${table} alter column n type bigint`
  expect(findingsOf(sql('ticket'))).toMatchObject({
    state: 'note',
    says: 'ticket (about 1200000 rows): writes each row anew, reads and writes wait',
    todo: 'Choose a quiet hour.',
  })
  expect(findingsOf(sql('tenant'))).toMatchObject({ state: 'ok' })
})

test('removing what the previous version may need requires stopping it', () =>
  expect(findingsOf('alter table tenant drop column n')).toMatchObject({
    state: 'note',
    todo: 'Stop the processes of the version before first.',
  }))

test('an owner under row-level security blocks all tables', () => {
  const found = judgeUpgrade(facts('create table n (id int)', { isBoundOwner: true }))
  expect(found.map(({ what, state }) => [what, state])).toEqual([
    ['0099.sql', 'ok'],
    ['owner role', 'note'],
    ['backup', 'ok'],
    ['failure', 'ok'],
  ])
})

test.each([
  [{ pending: [], unknown: [], changed: [] }, 'ok'],
  [{ pending: [], unknown: ['0100.sql'], changed: [] }, 'wrong'],
  [{ pending: ['0099.sql'], unknown: [], changed: ['0001.sql'] }, 'wrong'],
])('%j is the whole output', (standing, state) => {
  const migrations = { ...standing, isFirst: false }
  expect(judgeUpgrade(facts('', { migrations }))).toMatchObject([{ what: 'upgrade', state }])
})

test.each([
  ['note', { folder: undefined, newest: null, now }],
  ['wrong', { ...backup, newest: null }],
  ['wrong', { ...backup, newest: new Date('2026-11-26T03:15:00Z') }],
  ['ok', backup],
])('a backup has the state %s', (state, given) =>
  expect(judgeBackup(given)).toMatchObject({ state }),
)
