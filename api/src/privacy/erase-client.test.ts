import { getStatistics } from '@guichet/contract/dashboard/get-statistics.ts'
import { getJournal } from '@guichet/contract/journal/get-journal.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { convertQuote } from '@guichet/contract/quotes/convert-quote.ts'
import { getQuote } from '@guichet/contract/quotes/find-quotes.ts'
import { findEverything } from '@guichet/contract/search/find-everything.ts'
import { beforeAll, expect, test } from 'vitest'
import { canariesIn } from '../../test/canaries-in.ts'
import { clientsOf } from '../../test/factories/clients.ts'
import { aKnownPerson, canaries } from '../../test/factories/known-person.ts'
import { erasingOf } from '../../test/factories/sales/erasing.ts'
import { anAcceptedQuote } from '../../test/factories/sales/quotes.ts'
import { aSavedCart, aTypedClient } from '../../test/factories/sales/saved-carts.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send, testEnv } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { keyOf, openStore } from '../files/public.ts'
import { personal } from './personal-columns.db.ts'
import type { Personal } from './personal-rows.db.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { erase } = erasingOf(server, staff)
let person: Awaited<ReturnType<typeof aKnownPerson>>
beforeAll(async () => {
  person = await aKnownPerson(server, staff)
})

/** Tables that the product itself writes again, and those that an erasure adds rows to. */
const moving = ['job', 'file', 'audit', 'audit_unsealed', 'erasure', 'idempotency', 'search_entry']
/** Content of every table without the erased part: everything that must not change. */
async function whatStays(): Promise<Record<string, string>> {
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select relname::text as name
      from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !moving.includes(table.name))) {
    const rules = (personal as Record<string, Personal>)[name]?.rules ?? []
    // Rows of such a table are deleted.
    if (rules.some((rule) => !rule.set)) continue
    const erased = rules.flatMap(({ set }) => Object.keys(set ?? {}))
    const { rows } = await server.owner.query<{ digest: string }>(
      `select md5(string_agg((to_jsonb(t) - $1::text[])::text, '|' order by to_jsonb(t) - $1::text[]))
          as digest
        from "${name}" t`,
      [erased],
    )
    digests[name] = rows[0]!.digest
  }
  return digests
}
async function reports() {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' })
  const today = dayOf.format()
  const startDate = dayOf.format(Date.now() - 3 * 86_400_000)
  const journal = await send(server, staff, getJournal, { query: { from: today, to: today } })
  const statistics = await send(server, staff, getStatistics, {
    body: { collaboratorPublicId: staff.tenantId, startDate, endDate: today },
  })
  expect([journal.status, statistics.status]).toEqual([200, 200])
  return [journal.body, statistics.body]
}

test('an erasure leaves no word of a client in any column, and no byte of a picture', async () => {
  // Before the erasure, the search of this test finds the words in each of their places.
  const before = Object.keys(await canariesIn(server.owner))
  expect(before.length).toBeGreaterThanOrEqual(26)
  expect(before).toEqual(
    expect.arrayContaining([
      'search_entry.text',
      'idempotency.reply',
      'audit_words.words',
      'saved_view.address',
    ]),
  )
  const store = openStore(testEnv())
  const pictures = await server.owner.query<{ sha256: Buffer }>(
    `select f.sha256 from file f join ticket t on t.picture_id = f.id where t.order_id = $1`,
    [person.first.publicId],
  )
  const keys = pictures.rows.map(({ sha256 }) => keyOf(staff.tenantId, sha256))
  expect(keys).toHaveLength(1)
  expect(await store.get(keys[0]!)).not.toBeNull()
  const [rows, figures] = [await whatStays(), await reports()]

  const answer = await erase(person.clientId, canaries.email)
  expect(answer).toMatchObject({
    status: 200,
    body: { profilePublicId: person.clientId, orders: 2, tickets: 3, pictures: 1 },
  })
  await server.app.worker.drain()

  expect(await canariesIn(server.owner)).toEqual({})
  expect(await store.get(keys[0]!)).toBeNull()
  expect(await violations(server.owner)).toEqual([])
  expect(await whatStays()).toEqual(rows)
  expect(await reports()).toEqual(figures)
})

test('the orders of an erased client are still found by number, and read without a name', async () => {
  const { orderReferenceNumber: ref } = person.first
  const found = await send(server, staff, findOrders, { query: { query: ref } as never })
  expect(JSON.stringify(found.body)).toContain(ref)
  const { body, status } = await send(server, staff, getOrder, { params: { ref } })
  expect(status).toBe(200)
  expect(body.mails.every(({ state }) => state === 'erased')).toBe(true)
  const { find } = clientsOf(server, staff)
  expect((await find({ searchTerm: 'quokkamoto' })).items).toEqual([])
})

test('an erasure is recorded by ids and numbers; a tombstone is left', async () => {
  const { rows } = await server.owner.query(
    `select code, account_id, facts, order_id is not null as "ofOrder"
      from audit
      where tenant_id = $1 and code like '%erased'
      order by code`,
    [staff.tenantId],
  )
  const facts = { reason: 'asked', orders: 2, tickets: 3, ticketsAhead: 3, letters: 5, pictures: 1 }
  const { accountId: account_id } = staff
  expect(rows).toEqual([
    { code: 'client.erased', account_id, facts, ofOrder: false },
    { code: 'order.client_erased', account_id, facts: { reason: 'asked' }, ofOrder: true },
    { code: 'order.client_erased', account_id, facts: { reason: 'asked' }, ofOrder: true },
  ])
  const tombstones = await server.owner.query('select client_id, reason from erasure')
  expect(tombstones.rows).toEqual([{ client_id: person.clientId, reason: 'asked' }])
})

test('a later purchase under the address creates a new client', async () => {
  const { buys, find } = clientsOf(server, staff)
  const { clientId } = await buys({ email: canaries.email })
  expect(clientId).not.toBe(person.clientId)
  expect((await find({ searchTerm: canaries.email })).items).toHaveLength(1)
  expect((await erase(person.clientId, canaries.email)).status).toBe(404)
})

test('a client of the same name in another business keeps every word', async () => {
  const other = await aBusiness(server)
  const { buys } = clientsOf(server, other)
  const theirs = { email: 'shared@example.test', firstName: 'Ève', lastName: 'Roy' }
  await buys(theirs)
  const ours = await clientsOf(server, staff).buys(theirs)
  expect((await erase(ours.clientId, theirs.email)).status).toBe(200)
  const { rows } = await server.owner.query(
    `select tenant_id from orders where email = $1 and last_name = 'Roy'`,
    [theirs.email],
  )
  expect(rows).toEqual([{ tenant_id: other.tenantId }])
  expect((await erase(ours.clientId, theirs.email, other)).status).toBe(404)
})

test('an open quote blocks an erasure; a converted one keeps its price, without a name', async () => {
  const email = 'devis@example.test'
  const { quote } = await anAcceptedQuote(server, staff, { email, title: 'Noces Villeneuve' })
  const { rows } = await server.owner.query<{ id: string }>(
    `select id from client where tenant_id = $1 and email = $2`,
    [staff.tenantId, email],
  )
  const { id } = rows[0]!
  const refused = await erase(id, email)
  expect(refused.body).toMatchObject({ type: 'ClientBusy', obstacles: [{ obstacle: 'quoteOpen' }] })
  const converted = await send(server, staff, convertQuote, {
    key: newKey(),
    params: { id: quote.publicId },
    body: { version: quote.version, method: 'cash' },
  })
  expect(converted.status).toBe(200)
  await server.app.worker.drain()
  expect((await erase(id, email)).status).toBe(200)
  const { body } = await send(server, staff, getQuote, { params: { id: quote.publicId } })
  expect(body).toMatchObject({ title: '—', client: { email: null }, invoice: quote.invoice })
  expect(JSON.stringify(body)).not.toContain('Villeneuve')
  const found = async (term: string) =>
    (
      await send(server, staff, findEverything, { query: { term, kinds: 'quote' } })
    ).body.groups.flatMap(({ items }) => items.map(({ record }) => record))
  expect(await found('villeneuve')).toEqual([])
  expect(await found(email)).toEqual([])
  expect(await found(quote.number)).toMatchObject([{ title: '—', clientName: '', email: null }])
})

test('an open cart is deleted when it names the client by address or telephone; others stay', async () => {
  const email = 'panier@example.test'
  const { clientId } = await clientsOf(server, staff).buys({ email, phone: '418 555-0147' })
  const cartOf = async (client: object) =>
    (await aSavedCart(server, staff, { content: { client: { ...aTypedClient, ...client } } })).cart
      .publicId
  const ids = [
    await cartOf({ email: 'Panier@Example.test' }),
    await cartOf({ phone: '+1 (418) 555-0147' }),
    await cartOf({ email: 'autre@example.test', phone: '418 555-0148' }),
  ]
  expect((await erase(clientId, email)).status).toBe(200)
  const { rows } = await server.owner.query('select id from kept_cart where id = any($1)', [ids])
  expect(rows).toEqual([{ id: ids[2] }])
})
