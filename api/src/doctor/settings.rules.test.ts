import { expect, test } from 'vitest'
import { linesOf } from './findings.rules.ts'
import { judgeMachine, type MachineFacts } from './machine.rules.ts'
import { judgeSettings, type SettingsFacts } from './settings.rules.ts'

const settings: SettingsFacts = {
  isDevelopment: false,
  isDemo: false,
  publicUrl: 'https://billets.example.com',
  isLoopback: false,
  secretKey: '5f0c9a3be8d17246',
  hasDatabaseUrl: true,
  ownerBypassesRows: false,
}
const machine: MachineFacts = {
  freeBytes: 80 * 2 ** 30,
  totalBytes: 200 * 2 ** 30,
  storage: '/var/lib/guichet/files',
  storageProblem: null,
  mailProblem: null,
  secretProblem: null,
  tracesProblem: null,
}
const findingsOf = (over: Partial<SettingsFacts & MachineFacts>) =>
  [...judgeSettings({ ...settings, ...over }), ...judgeMachine({ ...machine, ...over })].filter(
    ({ state }) => state !== 'ok',
  )

test('good settings on a good host have no findings', () => expect(findingsOf({})).toEqual([]))

test.each([
  ['mode', 'note', { isDevelopment: true }],
  ['demonstration', 'note', { isDemo: true }],
  ['address', 'wrong', { publicUrl: 'http://billets.example.com' }],
  ['secret key', 'wrong', { secretKey: '07'.repeat(32) }],
  ['database', 'note', { hasDatabaseUrl: false }],
  ['owner role', 'note', { ownerBypassesRows: true }],
  ['disk', 'wrong', { freeBytes: 2 ** 30 }],
  ['disk', 'wrong', { freeBytes: 3 * 2 ** 30, totalBytes: 100 * 2 ** 30 }],
  ['files', 'wrong', { storageProblem: 'EACCES: permission denied' }],
  ['mail', 'note', { mailProblem: undefined }],
  ['mail', 'wrong', { mailProblem: 'Invalid login' }],
  ['traces', 'wrong', { tracesProblem: 'connect ECONNREFUSED' }],
  ['secrets', 'wrong', { secretProblem: 'SECRET_KEY does not open the keys of this database' }],
] as const)('%s: %s', (what, state, over) => {
  const [finding, ...others] = findingsOf(over)
  expect(others).toEqual([])
  expect(finding).toMatchObject({ what, state })
  expect(finding!.todo).toBeTruthy()
})

test('plain http is no danger on this host only', () =>
  expect(findingsOf({ publicUrl: 'http://localhost:3000', isLoopback: true })).toEqual([]))

test('each finding has a line, with its fix below', () =>
  expect(
    linesOf([
      { what: 'clock', state: 'ok', says: '0.0 s' },
      { what: 'disk', state: 'wrong', says: 'full', todo: 'Make room.' },
    ]),
  ).toEqual(['ok    clock: 0.0 s', 'WRONG disk: full', '      Make room.']))
