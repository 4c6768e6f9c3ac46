import type { Body } from '@guichet/contract/endpoint.ts'
import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { newId } from '../../src/platform/ids.ts'
import { send, type World } from '../world.ts'
import { anOrder } from './orders.ts'
import type { Staff } from './staff.ts'

type TypeBody = Body<typeof createLodgingCategory>['types'][number]

/** A unit type with a season and weekends, as the editor sends a new one. */
export const aLodgingType = (over: Partial<TypeBody> = {}): TypeBody => ({
  internationalizedFields: { fr: { name: 'Chalet du lac', description: 'Au bord de l’eau' }, en: { name: 'Lake chalet', description: 'By the water' } }, imageUrl: null,
  quantity: 4, maxPersons: 6, minNights: 1, maxNights: 14, checkInTime: '16:00', checkOutTime: '11:00', price: '120.00',
  rates: [
    { firstNight: '2026-12-20', lastNight: '2027-01-03', weekdays: [7, 6, 5, 4, 3, 2, 1], price: 250 },
    { firstNight: '2026-01-01', lastNight: '2027-12-31', weekdays: [5, 6], price: '180.00' },
  ],
  ...over,
})

/** A stay of two nights in a chalet, hanging on a sold piece as a sale of lodging leaves it. */
export async function aBooking(world: World, staff: Staff) {
  const { body: category } = await send(world, staff, createLodgingCategory, { body: { collaboratorPublicId: staff.tenantId, internationalizedNames: { fr: 'Chalets', en: 'Chalets' }, types: [aLodgingType()] } })
  const { order } = await anOrder(world, staff, { quantity: 1, firstName: 'Marthe', lastName: 'Nuit' })
  const bookingId = newId()
  await world.owner.query(`insert into booking (tenant_id, id, unit_id, lodging_type_id, check_in, check_out, persons, status) values ($1, $2, $3, $4, '2030-02-01', '2030-02-03', 3, 'Booked')`,
    [staff.tenantId, bookingId, order.invoice.entries[0]!.units![0]!.publicId, category.types[0]!.publicId])
  return { bookingId, order }
}
