import { fitParty } from '@guichet/contract/orders/sale/fit-party.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../../../test/factories/catalogue/catalogue.ts'
import { aBusiness, type Staff } from '../../../../test/factories/staff.ts'
import { aRental } from '../../../../test/factories/time.ts'
import { send } from '../../../../test/test-server.ts'
import { useTestServer } from '../../../../test/use-server.ts'
import { newId } from '../../../platform/values/ids.ts'

const server = useTestServer({ clock: () => '2030-01-15T15:00:00.000Z' })
const date = '2030-02-02'

/** A hill with adults and children up to 12 years, and skis of 150 and 160 cm. */
async function aHill() {
  const staff = await aBusiness(server)
  const { productId, activityId } = await aTicketType(server, staff)
  const childId = newId()
  await server.owner.query(
    `insert into product (tenant_id, id, kind, title, price_cents, activity_category_id)
      select tenant_id, $2, kind, $3, 1000, activity_category_id from product where id = $1`,
    [productId, childId, { fr: 'Enfant (6 à 12 ans)', en: 'Child (6 to 12)' }],
  )
  const rental = await aRental(server, staff)
  const tickets = { activityPublicId: activityId, activityCategory: 'daily_ticket' as const }
  return { staff, productId, childId, rental, tickets }
}
const fit = (staff: Staff, body: object) =>
  send(server, staff, fitParty, { body: { date, members: [{}], ...body } })

test('each person gets, in the order of the request, the age on the day of the visit, a ticket and a size', async () => {
  const { staff, productId, childId, rental, tickets } = await aHill()
  const { status, body } = await fit(staff, {
    tickets,
    modelPublicIds: [rental.modelId],
    members: [
      { age: 41, height: 172 },
      // Twelve when the form is filled in, thirteen on the day of the visit.
      { birthDate: '2017-02-01', height: 165 },
      { birthDate: '2017-02-03', boot: '24.5' },
    ],
  })
  expect(status).toBe(200)
  const candidates = [productId, childId]
  const sizes = rental.sizeIds.map((id) => ({
    modelPublicId: rental.modelId,
    specificationPublicId: id,
  }))
  expect(body.members).toEqual([
    {
      age: 41,
      ticket: { productId, reason: 'word', candidates },
      pieces: [
        {
          rentalPublicId: expect.any(String),
          size: sizes[1],
          reason: 'length',
          candidates: sizes,
        },
      ],
    },
    {
      age: 13,
      ticket: { productId, reason: 'word', candidates },
      pieces: [expect.objectContaining({ size: sizes[0], reason: 'length' })],
    },
    {
      age: 12,
      ticket: { productId: childId, reason: 'age', candidates },
      pieces: [expect.objectContaining({ size: null, reason: 'noHeight', candidates: sizes })],
    },
  ])
})

test('a request for tickets only or equipment only is answered; products that are not on sale are left out', async () => {
  const { staff, productId, rental, tickets } = await aHill()
  const both = { age: 30, height: 172 }
  const alone = await fit(staff, { tickets, members: [both] })
  expect(alone.body.members).toMatchObject([{ ticket: { productId }, pieces: [] }])
  const skis = await fit(staff, { modelPublicIds: [rental.modelId], members: [both] })
  expect(skis.body.members).toMatchObject([{ ticket: null, pieces: [{ reason: 'length' }] }])
  await server.owner.query('update activity_category set active = false where activity_id = $1', [
    tickets.activityPublicId,
  ])
  const closed = await fit(staff, { tickets, members: [both] })
  expect(closed.body.members[0]!.ticket).toEqual({
    productId: null,
    reason: 'none',
    candidates: [],
  })
})

test('an unknown activity or type of equipment is not found', async () => {
  const { staff, tickets, rental } = await aHill()
  const other = await aHill()
  const asked = [
    { tickets: { ...tickets, activityPublicId: newId() } },
    { tickets: { ...tickets, activityCategory: 'season_pass' } },
    { tickets: other.tickets },
    { modelPublicIds: [rental.modelId, other.rental.modelId] },
  ]
  for (const body of asked) expect((await fit(staff, body)).status).toBe(404)
})
