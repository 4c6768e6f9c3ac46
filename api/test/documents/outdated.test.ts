import { sendTicketsUpdated } from '@guichet/contract/exchanges/send-tickets-updated.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { cancelPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import {
  findReschedulings,
  getRescheduling,
} from '@guichet/contract/rescheduling/find-reschedulings.ts'
import { expect, test } from 'vitest'
import {
  openPage,
  settled,
  useConnectedBusiness,
  useStripeServer,
} from '../factories/local-stripe.ts'
import { workOff } from '../factories/sales/lost-days.ts'
import { refundWhole } from '../factories/sales/refunds.ts'
import { violations } from '../invariants/violations.ts'
import { newKey, send } from '../test-server.ts'
import { orderStates, type OrderState, type ReachedOrder } from './order-states.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)

const readOrder = async ({ orderId }: ReachedOrder) =>
  (await send(server, staff, getOrder, { params: { ref: orderId } })).body
/** Result of the newest email of a kind. */
const fateOf = async (reached: ReachedOrder, kind: string) =>
  (await readOrder(reached)).mails.findLast((mail) => mail.kind === kind)?.state

/** Lets the emails of an order wait again, as if the mail server had been slow. */
async function sendAgain({ orderId }: ReachedOrder, kind: string) {
  await server.owner.query(
    `with waits as (
      update mail set state = 'waiting', sent_at = null, content = null
      where order_id = $1 and kind = $2
      returning 'send-mail:' || id as key
    )
    update job set ended_at = null, ending = null, run_at = now()
    from waits
    where job.dedupe_key = waits.key`,
    [orderId, kind],
  )
  await workOff(server)
}

async function cancelAll({ orderId, ...reached }: ReachedOrder) {
  const { ticketPublicIds } = await readOrder({ orderId, ...reached })
  const { status } = await refundWhole(
    server,
    staff,
    { publicId: orderId },
    { ticketPublicIdsToBeDeleted: ticketPublicIds.split(',') },
  )
  expect(status).toBe(200)
}
const notify = async ({ orderId }: ReachedOrder) => {
  const { status } = await send(server, staff, sendTicketsUpdated, {
    body: { orderPublicId: orderId },
    key: newKey(),
  })
  expect(status).toBe(200)
}
const pay = async ({ paymentToken }: ReachedOrder) => {
  server.provider.pay(await openPage(server, paymentToken!))
  await settled(server)
}
const stopWaiting = async ({ orderId }: ReachedOrder) => {
  const { orderReferenceNumber: ref } = await readOrder({ orderId })
  await send(server, staff, cancelPayment, { params: { ref }, body: {} })
  await settled(server)
}

type Step = (reached: ReachedOrder) => Promise<void>
type Row = [kind: string, state: OrderState, change: string, step: Step, before?: Step]
const rows: Row[] = [
  ['payment-link', 'unpaid', 'was paid', pay],
  ['payment-link', 'unpaid', 'was cancelled', stopWaiting],
  ['rescheduling', 'lostDay', 'was refunded', cancelAll],
  ['new-time', 'rescheduled', 'was refunded', cancelAll],
  ['tickets-updated', 'exchanged', 'was refunded', cancelAll, notify],
]

test('the tracking page shows that the email of a cancelled date was withdrawn', async () => {
  const reached = await orderStates.lostDay(server, staff, 'fr')
  await cancelAll(reached)
  await sendAgain(reached, 'rescheduling')
  const { items } = (await send(server, staff, findReschedulings, { query: {} })).body
  const { status, body } = await send(server, staff, getRescheduling, {
    params: { id: items[0]!.publicId },
    query: {},
  })
  expect(status).toBe(200)
  expect(body.orders.items.map(({ mail }) => mail?.state)).toEqual(['withdrawn'])
})

test.each(rows)(
  'a late email (%s) about an order that is %s is not sent once it %s',
  async (...row) => {
    const [kind, state, , change, before] = row
    const reached = await orderStates[state](server, staff, 'fr')
    await settled(server)
    await before?.(reached)
    await sendAgain(reached, kind)
    expect(await fateOf(reached, kind)).toBe('sent')
    await change(reached)
    await sendAgain(reached, kind)
    expect(await fateOf(reached, kind)).toBe('withdrawn')
    expect(await violations(server.owner)).toEqual([])
  },
)
