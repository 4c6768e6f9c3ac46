import { findClients } from '@guichet/contract/clients/find-clients.ts'
import { correctClient } from '@guichet/contract/orders/correct-client.ts'
import { beforeAll, expect, test } from 'vitest'
import { clientsOf } from '../../test/factories/clients.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const eloise = {
  email: 'eloise.cote@example.test',
  firstName: 'Éloïse',
  lastName: 'Côté-Roy',
  phone: '418 555-0142',
  postalCode: 'G1R 4P5',
}
const { buys, find, emails } = clientsOf(server, staff)
beforeAll(async () => {
  await buys(eloise)
  await buys({ email: 'noe@example.test', firstName: 'Noé', lastName: 'Morin' })
})

test.each([
  'ELOISE',
  'cote roy',
  'Côté-Roy Éloïse',
  'éloïse côté',
  'Eloise.Cote@Example.test',
  'cote@example',
  '4185550142',
  '1 (418) 555-0142',
  '555-01',
  'g1r4p5',
  'G1R',
])('a client is found by “%s”, regardless of accents, case and spaces', async (searchTerm) => {
  expect(await emails({ searchTerm })).toEqual([eloise.email])
})

test('an unknown term finds nobody; a percent sign is a literal', async () => {
  for (const searchTerm of ['nobody', 'eloise%roy', '_loise', 'eloise.cote@example.test.ca'])
    expect([searchTerm, await emails({ searchTerm })]).toEqual([searchTerm, []])
})

test('a client is listed with the known data', async () => {
  await server.owner.query(
    `update client set birth_date = '1990-05-01', gender = 'F' where tenant_id = $1 and email = $2`,
    [staff.tenantId, eloise.email],
  )
  const { completedDateTimeUtc, clientId } = await buys({ email: eloise.email })
  const { items, total, totalIsCapped } = await find({ searchTerm: 'eloise' })
  expect({ total, totalIsCapped }).toEqual({ total: 1, totalIsCapped: false })
  expect(items).toEqual([
    {
      profilePublicId: clientId,
      firstName: 'Éloïse',
      lastName: 'Côté-Roy',
      email: eloise.email,
      birthYear: 1990,
      gender: 'F',
      phoneNumber: eloise.phone,
      postalCode: eloise.postalCode,
      language: 'fr',
      activities: [{ fr: 'Ski alpin', en: 'Downhill skiing' }],
      consent: null,
      lastTransactionDateTimeUtc: completedDateTimeUtc,
    },
  ])
})

test('a client whose order is not completed has no transaction yet', async () => {
  const { publicId } = await buys({ email: 'awaited@example.test' })
  await server.owner.query('update orders set completed_at = null where id = $1', [publicId])
  expect((await find({ searchTerm: 'awaited@' })).items).toMatchObject([
    { lastTransactionDateTimeUtc: null, activities: [] },
  ])
})

test('a corrected buyer is found by the new words, no longer by the old ones', async () => {
  const order = await buys({ email: 'before@example.test', lastName: 'Ancien' })
  const { status } = await send(server, staff, correctClient, {
    params: { ref: order.orderReferenceNumber },
    body: { lastName: 'Nouveau', version: order.version },
    key: newKey(),
  })
  expect(status).toBe(200)
  expect(await emails({ searchTerm: 'nouveau' })).toEqual(['before@example.test'])
  expect(await emails({ searchTerm: 'ancien' })).toEqual([])
})

test('a client who was erased or merged into another is not listed', async () => {
  const { clientId: kept } = await buys({ email: 'gone-kept@example.test' })
  const { clientId: merged } = await buys({ email: 'gone-merged@example.test' })
  const { clientId: erased } = await buys({ email: 'gone-erased@example.test' })
  const set = (what: string, id: string, value: string) =>
    server.owner.query(`update client set ${what} = $2 where id = $1`, [id, value])
  await set('merged_into', merged, kept)
  await set('erased_at', erased, '2030-01-01T00:00:00.000Z')
  expect(await emails({ searchTerm: 'gone-' })).toEqual(['gone-kept@example.test'])
  expect(await emails({ pageSize: '100' })).not.toContain('gone-erased@example.test')
})

test('a business sees its own clients only', async () => {
  const other = clientsOf(server, await aBusiness(server))
  expect(await other.find()).toEqual({ items: [], total: 0, totalIsCapped: false })
  await other.buys({ email: eloise.email, lastName: 'Autre' })
  expect(await other.emails({ searchTerm: 'eloise' })).toEqual([eloise.email])
  expect(await other.emails({ searchTerm: 'cote-roy' })).toEqual([])
  expect(await emails({ searchTerm: 'autre' })).toEqual([])
})

test('clients are listed in pages, sorted by name or email both ways, with clients without a name last', async () => {
  const mine = await aBusiness(server)
  const { buys: buysHere, find: findHere, emails: emailsHere } = clientsOf(server, mine)
  await buysHere({ email: 'a0@example.test' })
  for (let place = 1; place <= 25; place++)
    await buysHere({
      email: `b${String(place).padStart(2, '0')}@example.test`,
      firstName: `P${String(50 - place)}`,
      lastName: `N${String(place).padStart(2, '0')}`,
    })
  const [first, second] = [await findHere(), await findHere({ page: '2' })]
  expect([first.total, first.items.length]).toEqual([26, 25])
  expect(first.items[0]).toMatchObject({ lastName: 'N01' })
  expect(second.items.map(({ email }) => email)).toEqual(['a0@example.test'])
  expect((await findHere({ page: '3' })).items).toEqual([])
  expect((await findHere({ pageSize: '50' })).items).toHaveLength(26)
  const endsOf = async (sort: string) => {
    const all = await emailsHere({ sort: sort as 'email', pageSize: '50' })
    return [all[0], all.at(-1)]
  }
  const [nameless, early, late] = ['a0@example.test', 'b01@example.test', 'b25@example.test']
  expect(await endsOf('lastName')).toEqual([early, nameless])
  expect(await endsOf('-lastName')).toEqual([late, nameless])
  expect(await endsOf('firstName')).toEqual([late, nameless])
  expect(await endsOf('-firstName')).toEqual([early, nameless])
  expect(await endsOf('email')).toEqual([nameless, late])
  expect(await endsOf('-email')).toEqual([late, nameless])
})

test('a page size outside of the specification is rejected', async () => {
  const query = { pageSize: '30' } as never
  expect((await send(server, staff, findClients, { query })).status).toBe(400)
})
