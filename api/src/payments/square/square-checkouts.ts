import type { Checkout, CheckoutState, Checkouts, Session } from '../providers.ts'
import {
  rejectionOf,
  cad,
  clientFor,
  cutAnswer,
  paidBy,
  type SquareSettings,
} from './square-client.ts'

/**
 * Payment links, one for each payment. Source: developer.squareup.com/docs/checkout-api. The link
 * identifies the page; its order has the state of the payment.
 */
export const squareCheckouts = (settings: SquareSettings): Checkouts => {
  const read = (session: Session) => stateOf(settings, session)
  return {
    open: async (checkout) => {
      const square = await clientFor(settings, checkout.access)
      const { paymentLink } = await square.checkout.paymentLinks.create({
        idempotencyKey: checkout.key,
        order: orderOf(checkout),
        checkoutOptions: {
          redirectUrl: checkout.paidUrl,
          allowTipping: false,
          ...(checkout.feeCents > 0 && { appFeeMoney: cad(checkout.feeCents) }),
        },
        ...(checkout.email && { prePopulatedData: { buyerEmail: checkout.email } }),
        paymentNote: checkout.title,
      })
      const { id, url, orderId } = paymentLink ?? {}
      if (!id || !url || !orderId) throw new Error('Square made a payment link without an address')
      return { session: id, order: orderId, url }
    },
    addressOf: async (session) => {
      if ((await read(session)).state !== 'open') return null
      const square = await clientFor(settings, session.access)
      const { paymentLink } = await square.checkout.paymentLinks.get({ id: session.session })
      return paymentLink?.url ?? null
    },
    read,
    close: async (session) => {
      const state = await read(session)
      if (state.state !== 'open') return state
      const square = await clientFor(settings, session.access)
      try {
        await square.checkout.paymentLinks.delete({ id: session.session })
      } catch (error) {
        // It is closed already, or was paid since: the order has its state.
        if (rejectionOf(error)?.status !== 404) throw error
      }
      return read(session)
    },
  }
}

const orderOf = ({ access, cents, title, lines, orderReference }: Checkout) => ({
  locationId: access.location ?? '',
  referenceId: orderReference,
  lineItems: lines.length
    ? lines.map((line) => ({
        name: line.title,
        quantity: String(line.quantity),
        basePriceMoney: cad(line.cents),
        ...(line.catalogRef && { catalogObjectId: line.catalogRef }),
      }))
    : [{ name: title, quantity: '1', basePriceMoney: cad(cents) }],
})

async function stateOf(
  settings: SquareSettings,
  { access, order }: Session,
): Promise<CheckoutState> {
  const square = await clientFor(settings, access)
  const { order: found } = await square.orders.get({ orderId: order ?? '' })
  if (!found) throw new Error(cutAnswer)
  const paid = await paidBy(square, found.tenders?.[0]?.paymentId ?? undefined)
  if (paid) return paid
  if (found.state === 'CANCELED') return { state: 'expired' }
  return { state: 'open', lastError: await lastErrorOf(square, access, order) }
}

/** Error of the last card: a failed payment of the order that is still open. */
async function lastErrorOf(
  square: Awaited<ReturnType<typeof clientFor>>,
  { location }: Session['access'],
  order: string | null,
): Promise<string | null> {
  const beginTime = new Date(Date.now() - lookedBackMs).toISOString()
  const page = await square.payments.list({
    beginTime,
    sortOrder: 'DESC',
    ...(location && { locationId: location }),
    limit: 100,
  })
  const failed = page.data.find(({ orderId, status }) => orderId === order && status === 'FAILED')
  if (!failed) return null
  const [error] = failed.cardDetails?.errors ?? []
  return error?.detail ?? error?.code ?? 'declined'
}
const lookedBackMs = 24 * 3600 * 1000
