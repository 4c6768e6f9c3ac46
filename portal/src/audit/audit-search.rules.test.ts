import { expect, test } from 'vitest'
import { addressOf, auditDefaults, queryOf, readAuditSearch } from './audit-search.rules.ts'

const id = '0194f0a0-0000-7000-8000-000000000001'

test('missing or invalid values of an address do not filter', () => {
  expect(readAuditSearch({})).toEqual(auditDefaults)
  expect(
    readAuditSearch({ from: 'x', who: '1', action: 'order.eaten', kind: {}, thing: '<b>' }),
  ).toEqual(auditDefaults)
  expect(queryOf(auditDefaults)).toEqual({})
  expect(addressOf(auditDefaults)).toEqual({})
})

test('the values of an address are sent as filters', () => {
  const address = { from: '2026-11-01', who: id, action: 'order.created', kind: 'order', thing: id }
  const search = readAuditSearch(address)
  expect(addressOf(search)).toEqual(address)
  expect(queryOf(search)).toEqual({
    startDate: '2026-11-01',
    actorPublicId: id,
    action: 'order.created',
    subject: 'order',
    subjectPublicId: id,
  })
})
