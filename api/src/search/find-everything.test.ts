import type { AccessType } from '@guichet/contract/access.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { findEverything } from '@guichet/contract/search/find-everything.ts'
import { searchKinds, type SearchKind } from '@guichet/contract/search/search-kinds.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../test/factories/catalogue/products.ts'
import { clientsOf } from '../../test/factories/clients.ts'
import { aQuote } from '../../test/factories/sales/quotes.ts'
import { makeGroup, makeRebate } from '../../test/factories/sales/rebates.ts'
import { anEquipment, aRentedPiece, aStay } from '../../test/factories/sales/rented.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { buys } = clientsOf(server, staff)
const eloise = {
  email: 'eloise.cote@example.test',
  firstName: 'Éloïse',
  lastName: 'Côté-Tremblay',
  phone: '418 555-0142',
  postalCode: 'G1R 4P5',
}
let order: Awaited<ReturnType<typeof buys>>
beforeAll(async () => {
  order = await buys(eloise)
  await buys({ email: 'noe@example.test', firstName: 'Noé', lastName: 'Morin' })
  await makeRebate(server, staff, { code: 'NEIGE-2026', description: 'Fête des neiges' })
  await makeGroup(server, staff, ['GROUPE-AAA', 'GROUPE-BBB'])
  await aRentedPiece(server, staff, await anEquipment(server, staff))
  await aStay(server, staff, { checkIn: '2030-02-02', checkOut: '2030-02-04' })
  await aQuote(server, staff, { title: 'Classe verte', lastName: 'Lévesque' })
  await send(server, staff, createProduct, {
    body: {
      collaboratorPublicId: staff.tenantId,
      ...aProduct({ code: 'MIT-01', barcode: '4006381333931' }),
    },
  })
})

const ask = (query: { term: string; kinds?: string; limit?: string }, who: Staff = staff) =>
  send(server, who, findEverything, { query })
async function groupsOf(term: string, who: Staff = staff) {
  const { status, body } = await ask({ term, limit: '10' }, who)
  expect(status).toBe(200)
  return body.groups
}
/** Result for a kind: how many, the matched field, and whether they are only similar. */
async function found(term: string, kind: SearchKind, who?: Staff) {
  const group = (await groupsOf(term, who)).find((each) => each.kind === kind)
  return group && [group.outcome, group.total, group.items[0]?.matched ?? null]
}

test('exact matches are first, with the matched field, and the same person’s other records are found', async () => {
  const reference = order.orderReferenceNumber
  const [first] = await groupsOf(reference)
  expect(first).toMatchObject({
    kind: 'order',
    outcome: 'found',
    total: 1,
    totalIsCapped: false,
    items: [{ isExact: true, matched: 'reference', record: { orderReferenceNumber: reference } }],
  })
  const byEmail = await groupsOf(' Eloise.Cote@Example.test ')
  expect(byEmail.map(({ kind, items }) => [kind, items[0]!.isExact, items[0]!.matched])).toEqual([
    ['order', true, 'email'],
    ['ticket', true, 'email'],
    ['client', true, 'email'],
  ])
})

test('a scanned code gives its ticket', async () => {
  const id = order.ticketPublicIds
  const { body } = await send(server, staff, getTicket, { params: { id } })
  const groups = await groupsOf(body.barcode)
  expect(
    groups.map(({ kind, total, items }) => [kind, total, items[0]!.isExact, items[0]!.matched]),
  ).toEqual([
    ['order', 1, true, 'scannedCode'],
    ['ticket', 1, true, 'scannedCode'],
  ])
  const [byNumber] = await groupsOf(body.ticketReferenceKey.toLowerCase())
  expect(byNumber).toMatchObject({ kind: 'ticket', items: [{ matched: 'reference' }] })
})

test.each([
  ['ELOISE', 'name'],
  ['cote  tremblay', 'name'],
  ['tremblay éloïse', 'name'],
  ['(418) 555-0142', 'phone'],
  ['+1 418.555.0142', 'phone'],
  ['555.01', 'phone'],
  ['0142', 'phone'],
  ['g1r4p5', 'postalCode'],
  ['cote@exam', 'email'],
])('“%s” finds a buyer’s orders, tickets and the client by %s', async (term, matched) => {
  for (const kind of ['order', 'ticket', 'client'] as const)
    expect(await found(term, kind)).toEqual(['found', 1, matched])
})

test('people whose name begins with the words come before those with the words within', async () => {
  const other = await aBusiness(server)
  const { buys: buysThere } = clientsOf(server, other)
  const people = [
    ['Rémi', 'Thibault'],
    ['Anne', 'Roy-Tremblay'],
    ['Zoé', 'Tremblay'],
  ] as const
  for (const [firstName, lastName] of people)
    await buysThere({ email: `${lastName}@example.test`, firstName, lastName })
  const query = { term: 'trem', kinds: 'client' }
  const { body } = await send(server, other, findEverything, { query })
  const names = body.groups.flatMap((group) =>
    group.kind === 'client' ? group.items.map(({ record }) => record.lastName) : [],
  )
  expect(names).toEqual(['Tremblay', 'Roy-Tremblay', 'Thibault'])
})

test('the last digits of a number find it', async () => {
  const last = order.orderReferenceNumber.slice(-5)
  expect(await found(last, 'order')).toEqual(['found', 1, 'reference'])
})

test.each(['trembley', 'cote trembaly', 'eloisse', 'élose côté', 'elioise.cote@exmaple.test'])(
  'a typing error is accepted when nothing has the words: “%s”',
  async (term) => {
    for (const kind of ['order', 'client'] as const)
      expect(await found(term, kind)).toEqual(['similar', 1, null])
  },
)

test('an error in a short name is accepted too', async () => {
  expect(await found('moriin', 'client')).toEqual(['similar', 1, null])
})

test('a dissimilar term finds nothing, and numbers have no similar matches', async () => {
  expect(await groupsOf('xylophone')).toEqual([])
  expect(await groupsOf('4185550143')).toEqual([])
  // Words with exact matches have no similar ones.
  expect((await groupsOf('morin')).map(({ outcome }) => outcome)).toEqual([
    'found',
    'found',
    'found',
  ])
})

test('bookings and rentals are found by their client', async () => {
  const [stay] = (await groupsOf('Marthe Nuit')).filter(({ kind }) => kind === 'booking')
  expect(stay).toMatchObject({
    total: 1,
    items: [
      {
        matched: 'name',
        record: {
          type: 'lodging',
          status: 'Booked',
          day: '2030-02-02',
          lastDay: '2030-02-04',
          guestName: 'Marthe Nuit',
        },
      },
    ],
  })
  const [piece] = (await groupsOf('loueuse@')).filter(({ kind }) => kind === 'booking')
  expect(piece).toMatchObject({
    items: [{ matched: 'email', record: { type: 'rental', status: 'toPickUp' } }],
  })
})

test('promo codes are found regardless of case, spaces and hyphens, and by description', async () => {
  expect(await found('neige-2026', 'code')).toEqual(['found', 1, 'code'])
  expect(await found('neige 20', 'code')).toEqual(['found', 1, 'code'])
  expect(await found('fete des', 'code')).toEqual(['found', 1, 'description'])
  expect(await found('groupe', 'code')).toEqual(['found', 2, 'code'])
  const [first] = await groupsOf('NEIGE-2026')
  expect(first).toMatchObject({ kind: 'code', items: [{ isExact: true }] })
})

test('catalogue items are found in both languages, and with typing errors', async () => {
  const name = aProduct().internationalizedFields
  expect(await found(name.fr.name, 'catalogue')).toEqual(['found', 1, 'title'])
  expect(await found(name.en.name, 'catalogue')).toEqual(['found', 1, 'title'])
  expect((await found('chaleets', 'catalogue'))?.[0]).toBe('similar')
})

test('a product is found by its code and its barcode, or by a part of them', async () => {
  for (const term of ['mit-01', 'MIT-0', '4006381333931', '6381333'])
    expect(await found(term, 'catalogue')).toEqual(['found', 1, 'code'])
  const [first] = await groupsOf('4006381333931')
  expect(first).toMatchObject({ kind: 'catalogue', items: [{ isExact: true }] })
})

const accesses: Record<SearchKind, AccessType> = {
  order: 'Orders',
  ticket: 'Tickets',
  client: 'Clients',
  booking: 'Calendar',
  quote: 'Quotes',
  code: 'PromoCodes',
  catalogue: 'Products',
}
test.each(searchKinds)('only members with the access find the kind %s', async (kind) => {
  const [only, others] = [
    await aStaff(server, staff, { accesses: [accesses[kind]] }),
    await aStaff(server, staff, {
      accesses: Object.values(accesses).filter((access) => access !== accesses[kind]),
    }),
  ]
  const terms = [
    'tremblay',
    'levesque',
    'nuit',
    'neige',
    aProduct().internationalizedFields.fr.name,
  ]
  const kinds = async (who: Staff) =>
    new Set((await Promise.all(terms.map((each) => groupsOf(each, who)))).flat().map((g) => g.kind))
  expect([...(await kinds(only))]).toEqual([kind])
  expect(await kinds(others)).toEqual(new Set(searchKinds.filter((each) => each !== kind)))
})

test('access to the search page alone finds nothing; without it the search is rejected', async () => {
  const searching = await aStaff(server, staff, { accesses: ['Search'] })
  expect(await groupsOf('tremblay', searching)).toEqual([])
  const { status } = await ask(
    { term: 'tremblay' },
    await aStaff(server, staff, { accesses: ['Forms'] }),
  )
  expect(status).toBe(403)
})

test('another business finds nothing of this one, by any term', async () => {
  const other = await aBusiness(server)
  const { body } = await send(server, staff, getTicket, { params: { id: order.ticketPublicIds } })
  for (const term of [
    'tremblay',
    'trembley',
    eloise.email,
    order.orderReferenceNumber,
    body.barcode,
    'NEIGE-2026',
    'levesque',
    '0142',
  ])
    expect([term, await groupsOf(term, other)]).toEqual([term, []])
})

test('a request with `kinds` searches only these; a limit reduces the shown items, not the count', async () => {
  const { body } = await ask({ term: 'example.test', kinds: 'order,client', limit: '1' })
  expect(body.groups.map(({ kind, items, total }) => [kind, items.length, total > 1])).toEqual([
    ['order', 1, true],
    ['client', 1, true],
  ])
})

test('short terms: one character finds nothing, two scan the newest entries', async () => {
  for (const term of ['', ' ', 'e', ' é ', '-'])
    expect([term, await groupsOf(term)]).toEqual([term, []])
  expect((await ask({ term: 'no', limit: '1' })).body.groups[0]).toMatchObject({
    kind: 'order',
    items: [{ record: { lastName: 'Morin' } }],
  })
})

test('wildcards and quotes are literals', async () => {
  for (const term of ['%%', '__', 'tr%lay', 'tre_blay', '\\\\', "' or 1=1 --", '%mor%'])
    expect([term, (await groupsOf(term)).filter(({ outcome }) => outcome === 'found')]).toEqual([
      term,
      [],
    ])
})

test('a term that is too long, or contains a card number, is rejected', async () => {
  expect((await ask({ term: 'a'.repeat(200) })).status).toBe(200)
  for (const term of ['a'.repeat(201), 'x'.repeat(1000), '4242 4242 4242 4242'])
    expect((await ask({ term })).status).toBe(400)
})

test('a kind that takes too long is reported as such, and the others are found', async () => {
  const blocker = await server.pool.connect()
  try {
    await blocker.query('begin; lock table search_entry in access exclusive mode')
    const { status, body } = await ask({ term: 'neige' })
    expect(status).toBe(200)
    expect(body.groups.map(({ kind, outcome, total }) => [kind, outcome, total])).toEqual([
      ['order', 'late', 0],
      ['ticket', 'late', 0],
      ['client', 'late', 0],
      ['booking', 'late', 0],
      ['code', 'found', 1],
    ])
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
})
