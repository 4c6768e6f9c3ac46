import { newDatabase } from '@guichet/api/test/database.ts'
import { signedIn, type Staff } from '@guichet/api/test/factories/staff.ts'
import { violations } from '@guichet/api/test/invariants/violations.ts'
import { newKey, openTestServer, send, type TestServer } from '@guichet/api/test/test-server.ts'
import { convertQuote } from '@guichet/contract/quotes/convert-quote.ts'
import { findQuotes, getQuote } from '@guichet/contract/quotes/find-quotes.ts'
import { sendQuote } from '@guichet/contract/quotes/send-quote.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerId } from './businesses/demo-people.ts'
import { createDemoData } from './public.ts'

let server: TestServer
let owners: Staff[]
beforeAll(async () => {
  const url = await newDatabase()
  // Created now, because quotes expire by the server's clock.
  await createDemoData({ url, seed: 'quotes', orders: 60 })
  server = await openTestServer({ url })
  const { rows } = await server.owner.query<{ id: string }>('select id from tenant order by 1')
  owners = []
  for (const { id } of rows) owners.push(await signedIn(server, id, ownerId))
})
afterAll(() => server.close())

const listed = async (who: Staff) => (await send(server, who, findQuotes, { query: {} })).body.items
const idOf = ({ publicId }: { publicId: string }) => ({ params: { id: publicId } })

test('each business has quotes in every state before an order, and each can be read', async () => {
  for (const who of owners) {
    const quotes = await listed(who)
    expect(quotes.map(({ status }) => status)).toEqual([
      'Draft',
      'Sent',
      'Accepted',
      'Sent',
      'Declined',
      'Expired',
    ])
    for (const quote of quotes)
      expect((await send(server, who, getQuote, idOf(quote))).status).toBe(200)
  }
})

test('demo quotes work like others: the draft has the right price, the accepted one becomes an order', async () => {
  for (const who of owners) {
    const [draft, , accepted] = await listed(who)
    const sent = await send(server, who, sendQuote, { key: newKey(), ...idOf(draft!), body: {} })
    expect([sent.status, sent.body]).toMatchObject([
      200,
      { invoice: { finalCost: draft!.finalCost } },
    ])
    const order = await send(server, who, convertQuote, {
      key: newKey(),
      ...idOf(accepted!),
      body: { method: 'cash' },
    })
    expect([order.status, order.body]).toMatchObject([200, { status: 'Converted' }])
  }
  expect(await violations(server.owner)).toEqual([])
})
