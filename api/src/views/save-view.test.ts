import { findViews, removeView, renameView, saveView } from '@guichet/contract/views/save-view.ts'
import { beforeAll, expect, test } from 'vitest'
import { fieldsOf } from '../../test/factories/sales/counter.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
let clerk: Staff
const save = (who: Staff, name: string, more: object = {}) =>
  send(server, who, saveView, {
    body: { list: 'orders', name, address: 'status=Canceled', ...more },
  })
const names = async (who: Staff, list: 'orders' | 'tickets' = 'orders') =>
  (await send(server, who, findViews, { query: { list } })).body.items.map((item) => [
    item.name,
    item.isShared,
    item.canChange,
  ])
beforeAll(async () => {
  clerk = await aStaff(server, staff, { accesses: ['Orders'] })
})

test('no view contains a card number, in any form of its address', async () => {
  for (const query of ['4242 4242 4242 4242', '5555-5555-5555-4444'])
    for (const address of [
      new URLSearchParams({ query }).toString(),
      `query=${encodeURIComponent(query)}&status=Canceled`,
    ])
      expect(fieldsOf(await save(staff, 'Carte', { address }))).toEqual(['address cardNumber'])
  const id = 'aaaa5555-5555-5555-4444-aaaaaaaaaaaa'
  expect((await save(clerk, 'Un vendeur', { address: `sellers=${id}` })).status).toBe(200)
  await server.owner.query(`delete from saved_view where name = 'Un vendeur'`)
})

test('each person has views, and everybody those that main staff share', async () => {
  await save(staff, 'À traiter', { isShared: true })
  await save(staff, 'Les miennes')
  await save(clerk, 'Samedi')
  await save(clerk, 'Dimanche')
  expect(await names(staff)).toEqual([
    ['À traiter', true, true],
    ['Les miennes', false, true],
  ])
  expect(await names(clerk)).toEqual([
    ['À traiter', true, false],
    ['Dimanche', false, true],
    ['Samedi', false, true],
  ])
  expect(await names(await aBusiness(server))).toEqual([])
})

test('the same name again replaces the view, also for concurrent requests', async () => {
  const [first, second] = await Promise.all([
    save(clerk, 'Double', { address: 'q=a' }),
    save(clerk, 'Double', { address: 'q=a' }),
  ])
  expect(first.body.publicId).toBe(second.body.publicId)
  expect((await save(clerk, 'Double', { address: 'q=b' })).body).toMatchObject({
    publicId: first.body.publicId,
    address: 'q=b',
  })
})

test('only main staff share, rename or remove shared views', async () => {
  expect((await save(clerk, 'Pour tous', { isShared: true })).body.type).toBe('Restricted')
  const { body: shared } = await save(staff, 'Commune', { isShared: true })
  const params = { id: shared.publicId }
  expect(
    (await send(server, clerk, renameView, { params, body: { name: 'Prise' } })).body.type,
  ).toBe('Restricted')
  expect((await send(server, clerk, removeView, { params })).body.type).toBe('Restricted')
  expect((await send(server, staff, removeView, { params })).status).toBe(200)
  expect((await send(server, staff, removeView, { params })).status).toBe(404)
})

test('a view is renamed to a free name; another person’s view is not found', async () => {
  const { body: mine } = await save(clerk, 'Avant')
  await save(clerk, 'Occupé')
  const params = { id: mine.publicId }
  const rename = (name: string, who = clerk) =>
    send(server, who, renameView, { params, body: { name } })
  expect(fieldsOf((await rename('Occupé')) as never)).toEqual(['name unique'])
  expect((await rename('Après')).body).toMatchObject({ name: 'Après' })
  expect((await rename('Volé', staff)).status).toBe(404)
  expect((await send(server, staff, removeView, { params })).status).toBe(404)
})

test('the views of a list need the access to the list', async () => {
  expect((await save(clerk, 'Billets', { list: 'tickets' })).body.type).toBe('NoAccess')
  const answer = await send(server, clerk, findViews, { query: { list: 'tickets' } })
  expect(answer.body.type).toBe('NoAccess')
})

test('there are at most fifty views', async () => {
  const other = await aBusiness(server)
  for (let i = 0; i < 50; i += 1) expect((await save(other, `Vue ${i}`)).status).toBe(200)
  expect((await save(other, 'De trop')).body.type).toBe('ListFull')
  expect((await save(other, 'Vue 7', { address: 'q=c' })).status).toBe(200)
  expect((await save(other, 'Commune', { isShared: true })).status).toBe(200)
})

test.each([
  'javascript:alert(1)',
  'javascript:a=1',
  '//evil.example/?a=b',
  'https://evil.example/?a=b',
  '/orders?status=Canceled',
  'status=Canceled#there',
  'status=Canceled and more',
  'status',
])('the address %j is no search, and is rejected', async (address) => {
  expect((await save(staff, 'Ailleurs', { address })).body).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field: 'address', rule: 'invalid' }],
  })
})

test.each(['', 'q=12%20rue&from=2026-01-01&sellers=a,b', 'q=%3D&sort=-total', 'q='])(
  'the address %j is a search',
  async (address) => {
    expect((await save(staff, 'Ici', { address })).status).toBe(200)
  },
)
