import { beginOrderExtract } from '@guichet/contract/extracts/begin-order-extract.ts'
import { getExtract } from '@guichet/contract/extracts/get-extract.ts'
import { correctClient } from '@guichet/contract/orders/correct-client.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findEverything } from '@guichet/contract/search/find-everything.ts'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { beforeAll, expect, test } from 'vitest'
import { aTicketType } from '../../../test/factories/catalogue/catalogue.ts'
import { aPassOnSale } from '../../../test/factories/catalogue/shelf.ts'
import { partOf, rowsOfSheet } from '../../../test/factories/input/unzipped.ts'
import { aGroupOrder, pay } from '../../../test/factories/sales/balances.ts'
import { erasingOf } from '../../../test/factories/sales/erasing.ts'
import { workOff } from '../../../test/factories/sales/lost-days.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

const person = (firstName: string, lastName: string, pieces: object[] = []) => ({
  firstName,
  lastName,
  pieces,
})
let ref: string
/** A walk-in with a nameless child, three people and the holder of a pass. */
beforeAll(async () => {
  const { productId } = await aTicketType(server, staff, { scheduling: 'Anytime' })
  const pass = await aPassOnSale(server, staff)
  const holder = {
    identificationPublicId: pass.identificationId,
    firstName: 'Ève',
    lastName: 'Nox',
  }
  const { status, body } = await send(server, staff, sell, {
    body: {
      tickets: [
        { productId, quantity: 3 },
        {
          productId: pass.productId,
          quantity: 2,
          ticketOwners: [[holder], [{ ...holder, firstName: 'Þórr' }]],
        },
      ],
      party: [
        { age: 4, pieces: [{ line: 0, ordinal: 2 }] },
        person('Jean', 'Roy', [{ line: 0, ordinal: 0 }]),
        person('Zoé', 'D’Amours-Roy', [{ line: 0, ordinal: 1 }]),
      ] as never,
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  expect(status, JSON.stringify(body)).toBe(200)
  ref = body.orderReferenceNumber
})

const rows = async (query: string) =>
  (await send(server, staff, findOrders, { query: { query } })).body.items
const everywhere = async (term: string) =>
  (await send(server, staff, findEverything, { query: { term, kinds: 'order' } })).body.groups

test.each(['Jean Roy', 'roy jean', 'zoe d’amours', 'Ève Nox', 'ÞÓRR', 'amours-roy'])(
  '“%s” finds the order of a walk-in by a holder, in its list and everywhere',
  async (term) => {
    expect((await rows(term)).map((row) => row.orderReferenceNumber)).toEqual([ref])
    expect(await everywhere(term)).toMatchObject([
      { kind: 'order', outcome: 'found', items: [{ matched: 'name' }] },
    ])
  },
)

test('an order without a buyer shows who came: in the list, on its page and in its extract', async () => {
  const party = { name: 'Jean Roy', others: 2 }
  expect(await rows(ref)).toMatchObject([{ firstName: null, lastName: null, party }])
  const { body: order } = await send(server, staff, getOrder, { params: { ref } })
  expect(order.party).toEqual(party)
  const { body: begun } = await send(server, staff, beginOrderExtract, {
    body: { query: 'jean roy' },
    key: newKey(),
  })
  await workOff(server)
  const { body: file } = await send(server, staff, getExtract, { params: { id: begun.publicId } })
  const [header, row] = rowsOfSheet(partOf(file as Buffer, 'xl/worksheets/sheet1.xml'))
  expect([header!.at(-1), row!.at(-1)]).toEqual(['Famille ou groupe', 'Jean Roy + 2'])
})

test('the list of tickets finds a holder by their own ticket, not the other tickets of the order', async () => {
  const { body } = await send(server, staff, findTickets, { query: { query: 'þórr nox' } })
  expect(body.total).toBe(1)
  const short = await send(server, staff, findTickets, { query: { query: 'þó' } })
  expect(short.body.total).toBe(1)
})

test('a client who is added replaces the name of the party; its people stay findable', async () => {
  const { body } = await send(server, staff, correctClient, {
    params: { ref },
    body: { email: 'paul@example.test', firstName: 'Paul', lastName: 'Gagné' },
    key: newKey(),
  })
  expect(body.party).toBeUndefined()
  for (const term of ['paul gagne', 'jean roy', 'þorr'])
    expect((await rows(term)).map((row) => row.orderReferenceNumber)).toEqual([ref])
  expect((await rows(ref))[0]!.party).toBeUndefined()
})

test('a payment that comes later keeps the order findable by its reference and its holders', async () => {
  const { order } = await aGroupOrder(server, staff, {
    deposit: 0,
    purchaseOrder: 'BC-7781',
    party: [person('Sacha', 'Lune', [{ line: 0, ordinal: 0 }])] as never,
  })
  const paid = await pay(server, staff, order, { method: 'card', reference: 'APPROB-55' })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  for (const term of ['approb-55', 'bc-7781', 'sacha lune'])
    expect((await rows(term)).map((row) => row.orderReferenceNumber)).toEqual([
      order.orderReferenceNumber,
    ])
  const { body: tickets } = await send(server, staff, findTickets, { query: { query: 'approb-5' } })
  expect(tickets.total).toBe(3)
})

test('an erasure removes the people of a party from the search of orders', async () => {
  const [{ userPublicId }] = [(await send(server, staff, getOrder, { params: { ref } })).body]
  const { erase } = erasingOf(server, staff)
  expect((await erase(userPublicId!, 'paul@example.test')).status).toBe(200)
  for (const term of ['paul gagne', 'jean roy', 'þorr', 'eve nox'])
    expect([term, await rows(term), await everywhere(term)]).toEqual([term, [], []])
  expect(await rows(ref)).toHaveLength(1)
  const { rows: entries } = await server.owner.query<{ text: string }>(
    `select text from search_entry where tenant_id = $1 and kind = 'order' and text like '%roy%'`,
    [staff.tenantId],
  )
  expect(entries).toEqual([])
})
