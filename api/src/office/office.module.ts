import type pg from 'pg'
import type { EmailDrawer } from '../mail/public.ts'
import type { PaymentProviders } from '../payments/public.ts'
import type { CallWrapper, Mount } from '../platform/http/contexts.ts'
import { clientPlace } from '../platform/network/client-place.ts'
import { throttle } from '../sign-in/public.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { extractOfficeOrder, resendOfficeOrder } from './carts/office-order-files.ts'
import { findOfficeCart, saveOfficeCart } from './carts/save-office-cart.ts'
import { openOfficePayment, sellOfficeCart } from './carts/sell-office-cart.ts'
import { cancelOfficeOrder } from './changes/cancel-office-order.ts'
import { findOfficeChanges, findOfficeTimes } from './changes/find-office-changes.ts'
import { moveOfficeTickets } from './changes/move-office-tickets.ts'
import { findOfficeActivity } from './find-office-activity.ts'
import { findOfficeLodging } from './find-office-lodging.ts'
import { findOfficePackage } from './find-office-package.ts'
import { findOfficeRental } from './find-office-rental.ts'
import { findOffice } from './find-office.ts'
import { getOnlineSales, saveOnlineSales } from './online-sales/save-online-sales.ts'

type Deps = {
  codes: TicketCodes
  drawer: EmailDrawer
  guestPool: pg.Pool
  providers: PaymentProviders
  publicUrl: string
  /** Wraps each call that accepts promo codes. */
  slowed: CallWrapper
}
/** Calls of anonymous visitors of the public ticket offices. */
export function officeModule(
  mount: Mount,
  { codes, drawer, guestPool, slowed, ...payments }: Deps,
) {
  const perCart = throttle(guestPool, 'office-payment', 60, 900)
  const perPlace = throttle(guestPool, 'office-cart', 600, 900)
  // Anybody may begin carts: an address may not fill the table with them.
  const limited: CallWrapper = async (call, run) => {
    await perPlace.spend(clientPlace(call.request.ip))
    return slowed(call, run)
  }
  mount([getOnlineSales, saveOnlineSales])
  mount([
    findOffice,
    findOfficeActivity,
    findOfficeRental,
    findOfficeLodging,
    findOfficePackage,
    findOfficeCart(codes),
  ])
  mount([saveOfficeCart(codes), sellOfficeCart(codes)], limited)
  mount([openOfficePayment({ ...payments, perCart })])
  const perFile = throttle(guestPool, 'office-file', 60, 900)
  const { publicUrl } = payments
  mount([findOfficeChanges, findOfficeTimes])
  const perOrder = throttle(guestPool, 'office-change', 20, 3600)
  // Each change is emailed.
  mount([moveOfficeTickets, cancelOfficeOrder], async ({ raw }, run) => {
    await perOrder.spend(String((raw.params as { cart?: unknown }).cart))
    return run()
  })
  mount([extractOfficeOrder({ codes, drawer, publicUrl, perCart: perFile }), resendOfficeOrder])
}
