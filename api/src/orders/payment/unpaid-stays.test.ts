import { setBookingStatus } from '@guichet/contract/bookings/set-booking-status.ts'
import { cancelPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { expect, test } from 'vitest'
import {
  connect,
  openPage,
  settled,
  useStripeServer,
} from '../../../test/factories/local-stripe.ts'
import { bookingsOf, today } from '../../../test/factories/sales/booked.ts'
import { counterOf } from '../../../test/factories/sales/counter.ts'
import { aChalet } from '../../../test/factories/time.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness } from '../../../test/use-server.ts'

const server = useStripeServer()
const staff = useBusiness(server)
const { sale, preview } = counterOf(server, staff)
const { dayOf } = bookingsOf(server)

const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
const byLink = { payment: { method: 'link' as const } }

test('a room is reserved while its order waits, check-in requires payment, and it is free again if it is not paid', async () => {
  await connect(server, staff)
  const chalet = await aChalet(server, staff, { units: 1 })
  const night = {
    productId: chalet.productId,
    quantity: 1,
    checkInDate: today,
    checkOutDate: tomorrow,
    numberOfPerson: 2,
  }
  const stayOf = async (ref: string) =>
    (await dayOf(staff, today)).stays.find((stay) => stay.orderReferenceNumber === ref)
  const left = async () => (await preview([night])).body.shortages[0]?.remaining ?? 1

  const { body: lost } = await sale([night], byLink)
  expect(await left()).toBe(0)
  const waiting = (await stayOf(lost.orderReferenceNumber))!
  expect(waiting).toMatchObject({ status: 'Booked', next: [] })
  const early = await send(server, staff, setBookingStatus, {
    params: { id: waiting.publicId },
    body: { version: waiting.version, status: 'CheckedIn' },
  })
  expect(early.body.type).toBe('InvalidBookingTransition')
  await send(server, staff, cancelPayment, {
    params: { ref: lost.orderReferenceNumber },
    body: {},
  })
  await settled(server)
  expect(await stayOf(lost.orderReferenceNumber)).toMatchObject({ status: 'Canceled' })
  expect(await left()).toBe(1)

  const { body: order } = await sale([night], byLink)
  server.provider.pay(await openPage(server, order.payments[0]!.link!.token))
  await settled(server)
  expect(await stayOf(order.orderReferenceNumber)).toMatchObject({
    status: 'Booked',
    next: ['CheckedIn', 'NoShow'],
  })
  expect(await violations(server.owner)).toEqual([])
})
