import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { createPackage } from '@guichet/contract/products/create-package.ts'
import { createAccessory } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { newId } from '../../src/platform/values/ids.ts'
import { instantOf } from '../../src/platform/values/zoned-time.ts'
import { send, type TestServer } from '../test-server.ts'
import { aLodgingType } from './catalogue/lodging.ts'
import { aRentalModel, anAccessory } from './catalogue/rentals.ts'
import type { Staff } from './staff.ts'

const zone = 'America/Toronto'
const good = <T extends { status: number; body: unknown }>(answer: T): T['body'] => {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

type OfferOptions = { dates?: string[]; beginTimes?: string[]; durations?: string[] }
/** The days on which a type can be rented, as a published timetable stores them. */
export async function anOffer(
  { owner }: TestServer,
  { tenantId }: Staff,
  modelId: string,
  {
    dates = ['2030-02-02'],
    beginTimes = ['09:00', '10:00', '13:30'],
    durations = ['02:00:00', '1.00:00:00'],
  }: OfferOptions = {},
) {
  const [timetableId, availabilityId] = [newId(), newId()]
  await owner.query(
    `insert into timetable (tenant_id, id, item, title, repeats, begins_on, ends_on, weekdays)
      values ($1, $2, 'Rental', 'Location', 'EveryWeek', $3, $4, '{1,2,3,4,5,6,7}')`,
    [tenantId, timetableId, dates[0], dates.at(-1)],
  )
  await owner.query(
    `insert into availability (tenant_id, id, timetable_id, rental_type_id, begin_times, durations)
      values ($1, $2, $3, $4, $5, $6)`,
    [tenantId, availabilityId, timetableId, modelId, beginTimes, durations],
  )
  for (const date of dates)
    await owner.query(
      `insert into occurrence (
          tenant_id, id, availability_id, on_date, rental_type_id, begin_times, durations
        )
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [tenantId, newId(), availabilityId, date, modelId, beginTimes, durations],
    )
}

/** Skis in two sizes and a matching helmet, on sale. `at` formats a start time as a cart does. */
export async function aRental(
  server: TestServer,
  staff: Staff,
  {
    sizes = [3, 2],
    helmets = 4,
    turnaround = '00:30:00',
    ...offer
  }: { sizes?: number[]; helmets?: number; turnaround?: string } & OfferOptions = {},
) {
  const collaboratorPublicId = staff.tenantId
  const specifications = sizes.map((quantity, order) => ({
    isDefault: false,
    quantity,
    order,
    internationalizedNames: { fr: `${150 + order * 10} cm`, en: `${150 + order * 10} cm` },
  }))
  const category = good(
    await send(server, staff, createRentalCategory, {
      body: {
        collaboratorPublicId,
        internationalizedNames: { fr: 'Skis', en: 'Skis' },
        models: [aRentalModel({ specifications, turnaround })],
      },
    }),
  )
  const accessory = good(
    await send(server, staff, createAccessory, {
      body: {
        collaboratorPublicId,
        ...anAccessory({ quantity: helmets, associatedRentalPublicIds: [category.publicId] }),
      },
    }),
  )
  const model = category.models[0]!
  await anOffer(server, staff, model.publicId, offer)
  const {
    rows: [helmet],
  } = await server.owner.query<{ id: string }>(
    'select id from product where tenant_id = $1 and accessory_id = $2',
    [staff.tenantId, accessory.publicId],
  )
  return {
    categoryId: category.publicId,
    modelId: model.publicId,
    sizeIds: model.specifications.map(({ publicId }) => publicId),
    twoHours: model.pricings[0]!.publicId,
    oneDay: model.pricings[1]!.publicId,
    helmet: helmet!.id,
    accessoryId: accessory.publicId,
    at: (date: string, time: string) => instantOf(date, time, zone),
  }
}
export type RentalStock = Awaited<ReturnType<typeof aRental>>

/** A chalet with a number of units, whose nights a counter sells. */
export async function aChalet(
  server: TestServer,
  staff: Staff,
  { units = 2, ...over }: { units?: number } & Parameters<typeof aLodgingType>[0] = {},
) {
  const category = good(
    await send(server, staff, createLodgingCategory, {
      body: {
        collaboratorPublicId: staff.tenantId,
        internationalizedNames: { fr: 'Chalets', en: 'Chalets' },
        types: [aLodgingType({ quantity: units, ...over })],
      },
    }),
  )
  const typeId = category.types[0]!.publicId
  const {
    rows: [product],
  } = await server.owner.query<{ id: string; room_id: string }>(
    `select p.id, t.resource_id as room_id
      from product p
      join lodging_type t on (t.tenant_id, t.id) = (p.tenant_id, p.lodging_type_id)
      where p.tenant_id = $1 and t.id = $2`,
    [staff.tenantId, typeId],
  )
  return {
    categoryId: category.publicId,
    typeId,
    productId: product!.id,
    roomId: product!.room_id,
  }
}

/** A package on sale that holds products. */
export async function aPackage(
  server: TestServer,
  staff: Staff,
  parts: { productPublicId: string; quantity: number }[],
  price = '100.00',
) {
  const texts = {
    fr: { name: 'Forfait', description: '' },
    en: { name: 'Package', description: '' },
  }
  return good(
    await send(server, staff, createPackage, {
      body: {
        collaboratorPublicId: staff.tenantId,
        internationalizedFields: texts,
        price,
        imageUrl: null,
        isActive: true,
        parts,
      },
    }),
  ).publicId
}

/** An empty hold, valid for an hour. */
export async function aHold({ owner }: TestServer, { tenantId, accountId }: Staff) {
  const id = newId()
  await owner.query(
    `insert into hold (tenant_id, id, held_until, created_by, created_at)
      values ($1, $2, now() + interval '1 hour', $3, now())`,
    [tenantId, id, accountId],
  )
  return id
}
