import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { aRentalModel } from '../test/factories/catalogue/rentals.ts'
import type { Staff } from '../test/factories/staff.ts'
import { anOffer } from '../test/factories/time.ts'
import { send, type TestServer } from '../test/test-server.ts'

export const day = '2030-02-02'
const [types, sizes] = [30, 10]

/**
 * 300 sizes of 30 types on offer; 10 000 overlapping bookings on a day, and as many on each of the
 * ten days before and the ninety after. @returns the types
 */
export async function manyRentals(server: TestServer, staff: Staff): Promise<string[]> {
  const specifications = Array.from({ length: sizes }, (_, order) => ({
    isDefault: false,
    quantity: 50,
    order,
    internationalizedNames: { fr: `${140 + order * 5} cm`, en: `${140 + order * 5} cm` },
  }))
  const { status, body } = await send(server, staff, createRentalCategory, {
    body: {
      collaboratorPublicId: staff.tenantId,
      internationalizedNames: { fr: 'Skis', en: 'Skis' },
      models: Array.from({ length: types }, () => aRentalModel({ specifications })),
    },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const typeIds = body.models.map(({ publicId }) => publicId)
  for (const typeId of typeIds)
    await anOffer(server, staff, typeId, {
      dates: [day],
      beginTimes: ['09:00', '09:30', '10:00', '10:30', '13:00', '13:30'],
      durations: ['02:00:00', '1.00:00:00'],
    })
  await server.owner.query(
    `insert into claim (tenant_id, id, resource_id, quantity, begins_at, ends_at)
    select $1, gen_random_uuid(), z.resource_id, 1, b.at, b.at + interval '3 hours'
    from (select resource_id, row_number() over (order by id) - 1 as place from rental_size where tenant_id = $1 and type_id = any($2)) z
    join generate_series(0, 9999) n on n % ${types * sizes} = z.place cross join generate_series(-10, 90) d
    cross join lateral (select timestamptz '${day}T14:00Z' + make_interval(days => d, mins => n % 120) as at) b`,
    [staff.tenantId, typeIds],
  )
  await server.owner.query('vacuum analyze claim')
  return typeIds
}
