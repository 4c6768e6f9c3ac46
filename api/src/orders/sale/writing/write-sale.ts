import type { Kind } from '@guichet/contract/kinds.ts'
import { reserveTimed, type Want } from '../../../availability/public.ts'
import { saveClient } from '../../../clients/public.ts'
import { receivedPostings, salePostings, type PlatformFee } from '../../../pricing/public.ts'
import { writeRebateUses } from '../../../rebates/public.ts'
import { chargedPostings, collectedShare } from '../../platform-fees.ts'
import { writePostings } from '../../write-postings.ts'
import type { AgreedSale } from '../agreed-sale.ts'
import { timedWantsOf } from '../cart/cart-shortages.ts'
import type { PlannedLine, SellingCtx } from '../cart/planned-cart.ts'
import { writeAnswers } from '../form-answers.ts'
import { writeParty } from '../party/write-party.ts'
import { isUnpaid } from '../sale-balance.ts'
import { endSoldCart } from '../saved/sold-cart.ts'
import { writePayment } from '../take-payment.ts'
import { writeInvoice, type WrittenUnit } from './write-invoice.ts'
import { writeOrder } from './write-order.ts'
import { writeTickets, type WrittenTicket } from './write-tickets.ts'

export type WrittenSale = {
  orderId: string
  reference: string
  clientId: string | null
  /** Null when nothing is paid with the sale. */
  paymentId: string | null
  /** Empty before the order is paid. */
  tickets: WrittenTicket[]
  /** Counted places that the sale still has to take. */
  wants: Want[]
  /** Lines of equipment and nights that were overbooked. */
  overbooked: ReadonlySet<PlannedLine>
}

/** Writes a whole order except its counted places, which are taken last. */
export async function writeSale(ctx: SellingCtx, sale: AgreedSale): Promise<WrittenSale> {
  const { db, now, tenantId } = ctx
  const { cart, body, language, ownersOf } = sale
  const overbooked = await reserveEquipment(ctx, sale)
  const clientId = body.email
    ? await saveClient(ctx, tenantId, { ...body, email: body.email, language })
    : null
  const { orderId, reference } = await writeOrder(ctx, { clientId, sale })
  await endSoldCart(ctx, body.keptCartPublicId, orderId)
  const { units, fee } = await writeInvoice(db, { tenantId, orderId, now, cart })
  const isOverbooked = (line: PlannedLine) => overbooked.has(line)
  const { awaited } = sale.payment
  const { tickets, wants } = await writeTickets(ctx, {
    orderId,
    units,
    ownersOf,
    formerNumber: sale.formerNumber,
    ...(sale.printed && { printed: sale.printed }),
    isOverbooked,
    ...(awaited && { unpaid: { until: awaited.until, answers: sale.answers } }),
  })
  await writeParty(db, { tenantId, orderId, units }, body.party)
  await writeRebateUses(db, tenantId, orderId, cart.rebates.uses)
  await writeAnswers(db, { tenantId, orderId }, sale.answers, tickets)
  const paymentId = isUnpaid(sale)
    ? null
    : await writePayment(ctx, {
        orderId,
        payment: sale.payment,
        reference: body.payment?.reference,
        cents: sale.paidCents,
        feeCents: collectedShare(fee, {
          paid: sale.paidCents,
          final: cart.priced.totals.finalCents,
        }),
        today: cart.today,
      })
  if (!awaited) await writeSalePostings(ctx, orderId, { sale, units, fee })
  return { orderId, reference, clientId, paymentId, tickets, wants, overbooked }
}

/**
 * Locks equipment and nights before anything is written.
 *
 * @returns The lines that are overbooked
 */
async function reserveEquipment(
  { db, tenantId }: SellingCtx,
  { cart, isForced }: AgreedSale,
): Promise<ReadonlySet<PlannedLine>> {
  const timed = timedWantsOf(cart.lines)
  const isOver = await reserveTimed(db, tenantId, timed, { isForced })
  return new Set(timed.filter((_, i) => isOver[i]).map(({ line }) => line))
}

function writeSalePostings(
  { db, tenantId }: SellingCtx,
  orderId: string,
  {
    sale: { cart, payment, paidCents },
    units,
    fee,
  }: { sale: AgreedSale; units: readonly WrittenUnit[]; fee: PlatformFee | null },
): Promise<void> {
  const parts = units.map(({ line, part }) => ({
    ...part,
    kind: (line?.type.kind ?? 'fee') as Kind | 'fee',
  }))
  return writePostings(
    db,
    { tenantId, orderId, businessDay: cart.today },
    salePostings(parts),
    ...receivedPostings(payment.method, paidCents),
    ...chargedPostings([{ platform_fee: fee }]),
  )
}
