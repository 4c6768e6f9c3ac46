import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aChalet, aRental } from '../time.ts'

type EquipmentOptions = {
  quantity?: number
  /** Pieces of further sizes. */
  otherSizes?: number[]
  turnaround?: string
  beginTimes?: string[]
  dates?: string[]
  helmets?: number
}

/** Skis of one size for two hours, with matching helmets. */
export async function anEquipment(
  server: TestServer,
  staff: Staff,
  {
    quantity = 5,
    otherSizes = [],
    helmets = 5,
    turnaround = '00:00:00',
    beginTimes = ['09:00', '10:00', '13:00'],
    dates = ['2030-02-02', '2030-02-03'],
  }: EquipmentOptions = {},
) {
  const skis = await aRental(server, staff, {
    sizes: [quantity, ...otherSizes],
    helmets,
    turnaround,
    beginTimes,
    dates,
  })
  const {
    rows: [row],
  } = await server.owner.query<{ size: string; helmet: string }>(
    `select (select resource_id from rental_size where id = $1) as size,
        (select resource_id from accessory where id = $2) as helmet`,
    [skis.sizeIds[0], skis.accessoryId],
  )
  return { ...skis, resourceId: row!.size, accessoryResourceId: row!.helmet }
}
type Equipment = Awaited<ReturnType<typeof anEquipment>>
type RentedOptions = { date?: string; begin?: string; withAccessory?: boolean; email?: string }

/** Sells a piece of the equipment for a start time. */
export async function aRentedPiece(
  server: TestServer,
  staff: Staff,
  skis: Equipment,
  {
    date = '2030-02-02',
    begin = '09:00',
    withAccessory = false,
    email = 'loueuse@example.test',
  }: RentedOptions = {},
) {
  const answer = await send(server, staff, sell, {
    body: {
      tickets: [
        {
          productId: skis.twoHours,
          quantity: 1,
          activationDateTimeUtc: skis.at(date, begin),
          specificationPublicId: skis.sizeIds[0]!,
          ...(withAccessory && { accessories: [{ productId: skis.helmet, quantity: 1 }] }),
        },
      ],
      email,
      firstName: 'Léa',
      lastName: 'Roy',
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  if (answer.status !== 200) throw new Error(`the sale failed: ${JSON.stringify(answer.body)}`)
  const order = answer.body
  const [piece, accessory] = order.invoice.entries.map((entry) => entry.units![0]!)
  return {
    order,
    ticketId: piece!.ticketPublicId!,
    unitId: piece!.publicId,
    accessoryUnitId: accessory?.publicId ?? null,
  }
}

/** A stay of some nights from a date on, as a counter sells it. */
export async function aStay(
  server: TestServer,
  staff: Staff,
  { checkIn, checkOut, units = 2 }: { checkIn: string; checkOut: string; units?: number },
) {
  const chalet = await aChalet(server, staff, { units })
  const answer = await send(server, staff, sell, {
    body: {
      tickets: [
        {
          productId: chalet.productId,
          quantity: 1,
          checkInDate: checkIn,
          checkOutDate: checkOut,
          numberOfPerson: 2,
        },
      ],
      email: 'sejour@example.test',
      firstName: 'Marthe',
      lastName: 'Nuit',
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  if (answer.status !== 200) throw new Error(`the sale failed: ${JSON.stringify(answer.body)}`)
  const {
    rows: [booking],
  } = await server.owner.query<{ id: string }>(
    'select b.id from booking b join unit u on u.id = b.unit_id where u.order_id = $1',
    [answer.body.publicId],
  )
  return { ...chalet, bookingId: booking!.id, order: answer.body }
}
