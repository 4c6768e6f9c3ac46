import { findOrdersOdata } from '@guichet/contract/orders/lists/find-orders-odata.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { beforeAll, expect, test } from 'vitest'
import { counterOf } from '../../../test/factories/sales/counter.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'
import { newId } from '../../platform/values/ids.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { sale } = counterOf(server, staff)

const ask = async ($filter?: string, more: object = {}) =>
  send(server, staff, findOrdersOdata, { query: { ...($filter && { $filter }), ...more } })
const namesOf = async (filter?: string) =>
  (await ask(filter)).body.value.map(({ lastName }) => lastName).sort()

beforeAll(async () => {
  const { line } = await aCartLine(server, staff, { capacity: 100 })
  const buyers = [
    { firstName: 'Éloïse', lastName: 'Côté', email: 'eloise@example.test' },
    { firstName: 'Marc', lastName: 'O’Neil', email: 'marc@example.test' },
    { firstName: 'Ann', lastName: "O'Brien", email: 'ann@other.test' },
  ]
  for (const [i, buyer] of buyers.entries()) await sale([{ ...line, quantity: i + 1 }], buyer)
})

test('orders are filtered with OData expressions', async () => {
  const all = ['Côté', "O'Brien", 'O’Neil']
  const own = `collaboratorPublicId eq ${staff.tenantId}`
  const [first] = (await ask("lastName eq 'Côté'")).body.value
  const year = new Date().getUTCFullYear()
  const cases: [string | undefined, string[]][] = [
    [undefined, all],
    [own, all],
    [`${own} and contains(searchTerm,'cote')`, ['Côté']],
    ["lastName eq 'O''Brien'", ["O'Brien"]],
    ["contains(email, 'EXAMPLE.test')", ['Côté', 'O’Neil']],
    ["startswith(email,'ann') or endswith(firstName,'rc')", ["O'Brien", 'O’Neil']],
    ["contains(email,'%')", []],
    [`finalCost gt ${first!.finalCost}`, ["O'Brien", 'O’Neil']],
    [`not (finalCost gt ${first!.finalCost})`, ['Côté']],
    [`orderReferenceNumber eq '${first!.orderReferenceNumber}'`, ['Côté']],
    [`publicId ne ${first!.publicId}`, ["O'Brien", 'O’Neil']],
    ["status eq 'CREATED_BY_ADMIN'", all],
    ["status eq 'CreatedByAdmin' and not (phone eq 'x')", all],
    ["status eq 'Nonsense'", []],
    ['phone eq null and hasFormAnswers eq false', all],
    [`completedDateTimeUtc ge ${year}-01-01 and createdDateTimeUtc lt ${year + 1}-01-02`, all],
    [`completedDateTimeUtc lt ${year - 1}-01-01T00:00:00Z`, []],
  ]
  for (const [filter, names] of cases)
    expect([filter, await namesOf(filter)]).toEqual([filter, names])
  expect((await ask(undefined, { $top: '2', $expand: 'invoice' })).body.value).toMatchObject([
    { invoice: { finalCost: expect.any(Number) } },
    { invoice: {} },
  ])
})

test('an invalid filter is named, and orders of another business are not found', async () => {
  expect((await ask('length(firstName) gt 3')).body).toMatchObject({
    type: 'InvalidRequest',
    fields: [
      {
        field: '$filter',
        rule: 'odataFilter',
        detail: 'Filtre non compris à partir du caractère 1.',
      },
    ],
  })
  expect((await ask(`not (collaboratorPublicId eq ${newId()})`)).status).toBe(404)
})

test('a search term has the same meaning as in the list of orders, including ticket references and scanned codes', async () => {
  const [order] = (await ask("lastName eq 'Côté'")).body.value
  const { items } = (
    await send(server, staff, findTicketsOfOrder, {
      query: { orderReferenceKey: order!.orderReferenceNumber },
    })
  ).body
  const { ticketReferenceKey, barcode } = items[0]!
  await server.owner.query("update payment set provider_ref = 'pi_Odata' where order_id = $1", [
    order!.publicId,
  ])
  for (const term of [
    ticketReferenceKey,
    ` ${ticketReferenceKey.toLowerCase()} `,
    barcode,
    'pi_Odata',
    order!.orderReferenceNumber,
    order!.email!.toUpperCase(),
  ]) {
    const filter = `contains(searchTerm,'${term}')`
    expect([term, await namesOf(filter)]).toEqual([term, ['Côté']])
    expect([term, await namesOf(`not ${filter}`)]).toEqual([term, ["O'Brien", 'O’Neil']])
  }
  expect(await namesOf(`contains(searchTerm,'${barcode}') or contains(searchTerm,'marc')`)).toEqual(
    ['Côté', 'O’Neil'],
  )
  expect(await namesOf("contains(searchTerm,'')")).toEqual(['Côté', "O'Brien", 'O’Neil'])
  const stranger = await aBusiness(server)
  const theirs = await send(server, stranger, findOrdersOdata, {
    query: { $filter: `contains(searchTerm,'${barcode}')` },
  })
  expect(theirs.body.value).toEqual([])
})
