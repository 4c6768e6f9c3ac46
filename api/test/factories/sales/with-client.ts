import {
  pickUpRental,
  returnRental,
  setBookingStatus,
} from '@guichet/contract/bookings/set-booking-status.ts'
import type { Body } from '@guichet/contract/endpoint.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import type { CartLine } from '@guichet/contract/orders/sale/cart.ts'
import { addDays } from '../../../src/platform/values/zoned-time.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aChalet, aPackage } from '../time.ts'
import { today } from './booked.ts'
import { counterOf } from './counter.ts'
import { anEquipment } from './rented.ts'

export type HeldKind = 'equipment' | 'stay' | 'packagedEquipment' | 'packagedStay'
/** State of a rented piece: not handed out, with its client, or returned. */
export type Custody = 'reserved' | 'out' | 'back'

/** A sold rental or stay, and the calls that change its state. */
export async function aHeldPiece(
  server: TestServer,
  staff: Staff,
  kind: HeldKind,
  { isFree = false } = {},
) {
  const isSkis = kind === 'equipment' || kind === 'packagedEquipment'
  const line = await lineOf(server, staff, kind, isSkis)
  if (isFree) await sellForNothing(server, staff)
  const { body: order } = await counterOf(server, staff).sale([line], {
    email: 'client@example.test',
    payment: { method: isFree ? 'free' : 'cash' },
  })
  const { entries, lodgingEntries } = order.invoice
  const [sold] = [...entries.flatMap(({ parts }) => parts), ...entries, ...lodgingEntries]
  const unit = sold!.units![0]!
  const id = (unit.ticketPublicId ?? unit.bookingPublicId)!
  const step = async (custody: Custody) => {
    if (custody === 'reserved') return
    if (isSkis) await send(server, staff, pickUpRental, rental(unit.publicId))
    else await send(server, staff, setBookingStatus, stay(id, 'CheckedIn'))
    if (custody === 'out') return
    if (isSkis) await send(server, staff, returnRental, rental(unit.publicId))
    else await send(server, staff, setBookingStatus, stay(id, 'CheckedOut'))
  }
  const cancels = {
    ticketPublicIdsToBeDeleted: isSkis ? [id] : [],
    bookingPublicIdsToBeDeleted: isSkis ? [] : [id],
  }
  return {
    order,
    unit,
    id,
    cancels,
    step,
    refund: (more: Partial<Body<typeof refundOrder>> = {}) =>
      send(server, staff, refundOrder, {
        body: {
          orderPublicId: order.publicId,
          productsToRefund: [],
          isRefundingAll: true,
          refundReason: 'Blessure',
          ...more,
        },
        key: newKey(),
      }),
  }
}

async function lineOf(
  server: TestServer,
  staff: Staff,
  kind: HeldKind,
  isSkis: boolean,
): Promise<CartLine> {
  const part = isSkis
    ? skisLine(await anEquipment(server, staff))
    : chaletLine((await aChalet(server, staff, { units: 2 })).productId)
  const isPackaged = kind === 'packagedEquipment' || kind === 'packagedStay'
  return isPackaged ? packageLine(server, staff, part) : part
}
const skisLine = (skis: Awaited<ReturnType<typeof anEquipment>>) => ({
  productId: skis.twoHours,
  quantity: 1,
  activationDateTimeUtc: skis.at('2030-02-02', '09:00'),
  specificationPublicId: skis.sizeIds[0]!,
})
const chaletLine = (productId: string) => ({
  productId,
  quantity: 1,
  checkInDate: today,
  checkOutDate: addDays(today, 2),
  numberOfPerson: 2,
})
/** A package of the rental, or of the two nights. */
async function packageLine(server: TestServer, staff: Staff, part: CartLine): Promise<CartLine> {
  // A package determines the number of nights.
  const { quantity: _, checkOutDate: __, ...choice } = part
  const productId = await aPackage(server, staff, [
    { productPublicId: part.productId, quantity: part.checkInDate ? 2 : 1 },
  ])
  return { productId, quantity: 1, parts: [choice] }
}
const rental = (unitId: string) => ({ params: { unitId }, body: {} })
const stay = (id: string, status: 'CheckedIn' | 'CheckedOut') => ({
  params: { id },
  body: { status },
})

/** Sets all prices of the business to 0. */
export async function sellForNothing(server: TestServer, { tenantId }: Staff): Promise<void> {
  await server.owner.query('update product set price_cents = 0 where tenant_id = $1', [tenantId])
  await server.owner.query('update lodging_rate set night_cents = 0 where tenant_id = $1', [
    tenantId,
  ])
}
