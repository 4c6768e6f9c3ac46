import type { EmailDrawer } from '../mail/public.ts'
import type { PaymentProviders } from '../payments/public.ts'
import type { Pools } from '../platform/db/pools.ts'
import type { CallWrapper, Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { throttle } from '../sign-in/public.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { findAllotments } from './allotments/find-allotments.ts'
import { getAllotment } from './allotments/get-allotment.ts'
import { returnAllotment } from './allotments/return-allotment.ts'
import { settleAllotmentSale } from './allotments/settle-allotment-sale.ts'
import { takeAllotment } from './allotments/take-allotment.ts'
import { correctClient } from './correct-client.ts'
import { checkDispute } from './disputes/check-dispute.job.ts'
import { findDisputes } from './disputes/find-disputes.job.ts'
import { previewConfirmation } from './emails/preview-confirmation.ts'
import { resendOrder } from './emails/resend-order.ts'
import { getInvoice } from './get-invoice.ts'
import { getOrderHistory } from './get-order-history.ts'
import { getOrder } from './get-order.ts'
import { getParty } from './get-party.ts'
import { findOrderChoices } from './lists/find-order-choices.ts'
import { findOrdersOdata } from './lists/find-orders-odata.ts'
import { findOrders } from './lists/find-orders.ts'
import { addNote, findNotes, removeNote, saveNote } from './notes/save-note.ts'
import { cancelPayment, checkPayment, sendToTerminal } from './payment/cancel-payment.ts'
import { findAttention } from './payment/find-attention.ts'
import { openPayment, readPaymentLink } from './payment/open-payment.ts'
import { payBalance, setBalanceTerms } from './payment/pay-balance.ts'
import { resendPaymentLink } from './payment/resend-payment-link.ts'
import { expirePayment, settlePayment } from './payment/settle-payment.job.ts'
import { showOnTerminal } from './payment/show-on-terminal.job.ts'
import { checkRefund } from './refunds/check-refund.job.ts'
import { findRefunds } from './refunds/find-refunds.ts'
import { payReturnedRefund } from './refunds/pay-returned-refund.ts'
import { previewRefund } from './refunds/preview-refund.ts'
import { reactivateOrder } from './refunds/reactivation/reactivate-order.ts'
import { refundOrder } from './refunds/refund-order.ts'
import { sendRefund } from './refunds/send-refund.job.ts'
import { expireHold } from './sale/cart/expire-hold.job.ts'
import { holdCart, releaseHold } from './sale/cart/hold-cart.ts'
import { previewSale } from './sale/cart/preview-sale.ts'
import { releaseHoldsOf } from './sale/cart/release-holds-of.job.ts'
import { findKnownParty } from './sale/party/find-known-party.ts'
import { fitParty } from './sale/party/fit-party.ts'
import { readRequest } from './sale/request/read-request.ts'
import { deleteSavedCart, findSavedCarts, getSavedCart, saveCart } from './sale/saved/save-cart.ts'
import { sell } from './sale/sell.ts'
import { withdrawSale } from './sale/withdraw-sale.ts'

export const orderJobs = (providers: PaymentProviders): Record<string, JobHandler> => ({
  'send-refund': sendRefund(providers),
  'check-refund': checkRefund(providers),
  'check-dispute': checkDispute(providers),
  'find-disputes': findDisputes(providers),
  'expire-hold': expireHold,
  'release-holds-of': releaseHoldsOf,
  'settle-payment': settlePayment(providers),
  'show-on-terminal': showOnTerminal(providers),
  'expire-payment': expirePayment(providers),
})

type Deps = {
  drawer: EmailDrawer
  codes: TicketCodes
  pools: Pick<Pools, 'pool' | 'publicPool'>
  providers: PaymentProviders
  publicUrl: string
  /** Wraps each call that accepts promo codes. */
  slowed: CallWrapper
}
export function ordersModule(
  mount: Mount,
  { drawer, codes, pools: { publicPool }, slowed, ...payments }: Deps,
) {
  const links = {
    ...payments,
    perGuess: throttle(publicPool, 'payment-link-guess', 100, 900),
    perLink: throttle(publicPool, 'payment-link', 300, 900),
  }
  mount([
    readPaymentLink(links),
    openPayment(links),
    findAttention,
    cancelPayment,
    sendToTerminal,
    resendPaymentLink,
    checkPayment,
    payBalance,
    setBalanceTerms,
  ])
  mount([sell], slowed)
  mount([withdrawSale])
  mount([previewSale], slowed)
  mount([
    readRequest,
    fitParty,
    findKnownParty,
    getParty,
    holdCart,
    releaseHold,
    takeAllotment(codes),
    findAllotments,
    getAllotment(codes),
    settleAllotmentSale,
    returnAllotment,
    findSavedCarts,
    getSavedCart,
    saveCart,
    deleteSavedCart,
    findOrders(codes),
    findOrderChoices,
    findOrdersOdata(codes),
    getOrder,
    getOrderHistory,
    getInvoice,
    resendOrder,
    correctClient,
    findNotes,
    addNote,
    saveNote,
    removeNote,
    refundOrder,
    reactivateOrder,
    previewRefund,
    findRefunds,
    payReturnedRefund,
    previewConfirmation(drawer),
  ])
}
