import { expect } from 'vitest'
import { aSaleByLink, openPage, settled, type useStripeServer } from '../local-stripe.ts'
import type { Staff } from '../staff.ts'
import { refundWhole } from './refunds.ts'

type StripeServer = ReturnType<typeof useStripeServer>

/** A paid sale by link, refunded completely. @returns The order, and the provider’s refund */
export async function aReturnedRefund(server: StripeServer, staff: Staff) {
  const { token, ref, read } = await aSaleByLink(server, staff)
  server.provider.pay(await openPage(server, token))
  await settled(server)
  const order = await read()
  expect((await refundWhole(server, staff, order)).status).toBe(200)
  await settled(server)
  const { payments } = server.provider.ledger()
  const paid = payments.find(({ orderReference }) => orderReference === ref)!
  return { order, ref, refund: paid.refunds[0]!.id }
}
