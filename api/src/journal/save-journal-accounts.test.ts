import {
  getJournalAccounts,
  saveJournalAccounts,
} from '@guichet/contract/journal/save-journal-accounts.ts'
import { expect, test } from 'vitest'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()

test('codes are saved as a whole, from the version that was read, with an audit line', async () => {
  const who = await aBusiness(server)
  const read = (await send(server, who, getJournalAccounts, {})).body
  expect(read.version).toBe(1)
  expect(read.accounts.map(({ account }) => account)).toEqual(
    expect.arrayContaining(['cash:card', 'tax:QST', 'deferred-revenue', 'revenue:season_pass']),
  )
  const save = (version: number, code: string) =>
    send(server, who, saveJournalAccounts, {
      body: {
        version,
        accounts: read.accounts.map((line) => ({
          ...line,
          ...(line.account === 'cash:card' && { code }),
        })),
      },
    })
  const saved = await save(1, '1050')
  expect(saved).toMatchObject({ status: 200, body: { version: 2 } })
  expect(saved.body.accounts).toContainEqual({ account: 'cash:card', code: '1050', name: '' })
  expect(await save(1, '1060')).toMatchObject({
    status: 409,
    body: { type: 'StaleVersion', version: 2, changedFields: ['cash:card'] },
  })
  expect(await save(2, '')).toMatchObject({ status: 200, body: { version: 3 } })
  const { rows } = await server.owner.query(
    `select facts from audit where tenant_id = $1 and code = 'journal.accounts_saved' order by id`,
    [who.tenantId],
  )
  expect(rows.map(({ facts }) => [facts.from, facts.to])).toEqual([
    [{ 'cash:card': '' }, { 'cash:card': '1050' }],
    [{ 'cash:card': '1050' }, { 'cash:card': '' }],
  ])
})

test('one of two concurrent saves succeeds, and a code that repeats an account is rejected', async () => {
  const who = await aBusiness(server)
  const save = (...codes: string[]) =>
    send(server, who, saveJournalAccounts, {
      body: {
        version: 1,
        accounts: codes.map((code) => ({ account: 'cash:cash', code, name: '' })),
      },
    })
  const twice = await save('1', '2')
  expect(twice).toMatchObject({ status: 400, body: { fields: [{ rule: 'unique' }] } })
  const both = await Promise.all([save('1010'), save('1020')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const saved = both.find(({ status }) => status === 200)!.body
  expect((await send(server, who, getJournalAccounts, {})).body).toEqual(saved)
})
