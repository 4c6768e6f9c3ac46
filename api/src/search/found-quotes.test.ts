import { findEverything } from '@guichet/contract/search/find-everything.ts'
import { beforeAll, expect, test } from 'vitest'
import { aQuote } from '../../test/factories/sales/quotes.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
let quote: Awaited<ReturnType<typeof aQuote>>['quote']
beforeAll(async () => {
  await aQuote(server, staff, { lastName: 'Morin', email: 'morin@example.test' })
  const made = await aQuote(server, staff, {
    title: 'Fête de l’été',
    email: 'ecole-st-jean@example.test',
    firstName: 'Zoé',
    lastName: 'Bérubé-Lévesque',
    phone: '(581) 555-7788',
  })
  quote = made.quote
})

async function quotesOf(term: string, who = staff) {
  const query = { term, kinds: 'quote', limit: '10' }
  const { status, body } = await send(server, who, findEverything, { query })
  expect(status).toBe(200)
  return body.groups
}
/** Result: how many, the matched field, and whether they are only similar. */
async function found(term: string) {
  const [group] = await quotesOf(term)
  return group && [group.outcome, group.total, group.items[0]!.matched]
}

test.each([
  ['fete de l ete', 'title'],
  ['ÉTÉ', 'title'],
  ['zoe berube', 'name'],
  ['levesque  zoé', 'name'],
  ['ete levesque', null],
  ['ecole-st-jean@', 'email'],
  ['581 555-7788', 'phone'],
  ['7788', 'phone'],
])('“%s” finds a quote by %s', async (term, matched) => {
  expect(await found(term)).toEqual(['found', 1, matched])
})

test('a quote is found by its number, with or without its zeros, and with a typing error', async () => {
  const { number } = quote
  const [named] = await quotesOf(number.toLowerCase())
  expect(named).toMatchObject({
    kind: 'quote',
    items: [{ isExact: true, matched: 'reference', record: { publicId: quote.publicId, number } }],
  })
  expect(await found(`S-${Number(number.slice(2))}`)).toEqual(['found', 1, 'reference'])
  expect(await found(number.slice(-4))).toEqual(['found', 1, 'reference'])
  expect(await found('leveqsue berube')).toEqual(['similar', 1, null])
})

test('another business finds no quote of this one', async () => {
  const other = await aBusiness(server)
  for (const term of ['levesque', quote.number, 'ecole-st-jean@example.test'])
    expect(await quotesOf(term, other)).toEqual([])
})
