import { findAllotments as findAllotmentsEndpoint } from '@guichet/contract/orders/allotments/find-allotments.ts'
import { getAllotment as getAllotmentEndpoint } from '@guichet/contract/orders/allotments/get-allotment.ts'
import { returnAllotment as returnAllotmentEndpoint } from '@guichet/contract/orders/allotments/return-allotment.ts'
import { settleAllotmentSale as settleAllotmentSaleEndpoint } from '@guichet/contract/orders/allotments/settle-allotment-sale.ts'
import { takeAllotment as takeAllotmentEndpoint } from '@guichet/contract/orders/allotments/take-allotment.ts'
import { correctClient as correctClientEndpoint } from '@guichet/contract/orders/correct-client.ts'
import { previewConfirmation as previewConfirmationEndpoint } from '@guichet/contract/orders/emails/preview-confirmation.ts'
import { resendOrder as resendOrderEndpoint } from '@guichet/contract/orders/emails/resend-order.ts'
import { getInvoice as getInvoiceEndpoint } from '@guichet/contract/orders/get-invoice.ts'
import { getOrderHistory as getOrderHistoryEndpoint } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder as getOrderEndpoint } from '@guichet/contract/orders/get-order.ts'
import { getParty as getPartyEndpoint } from '@guichet/contract/orders/get-party.ts'
import { findOrderChoices as findOrderChoicesEndpoint } from '@guichet/contract/orders/lists/find-order-choices.ts'
import { findOrdersOdata as findOrdersOdataEndpoint } from '@guichet/contract/orders/lists/find-orders-odata.ts'
import { findOrders as findOrdersEndpoint } from '@guichet/contract/orders/lists/find-orders.ts'
import {
  addNote as addNoteEndpoint,
  findNotes as findNotesEndpoint,
  removeNote as removeNoteEndpoint,
  saveNote as saveNoteEndpoint,
} from '@guichet/contract/orders/notes/save-note.ts'
import {
  cancelPayment as cancelPaymentEndpoint,
  sendToTerminal as sendToTerminalEndpoint,
  checkPayment as checkPaymentEndpoint,
} from '@guichet/contract/orders/payment/cancel-payment.ts'
import { findAttention as findAttentionEndpoint } from '@guichet/contract/orders/payment/find-attention.ts'
import {
  openPayment as openPaymentEndpoint,
  readPaymentLink as readPaymentLinkEndpoint,
} from '@guichet/contract/orders/payment/open-payment.ts'
import {
  payBalance as payBalanceEndpoint,
  setBalanceTerms as setBalanceTermsEndpoint,
} from '@guichet/contract/orders/payment/pay-balance.ts'
import { resendPaymentLink as resendPaymentLinkEndpoint } from '@guichet/contract/orders/payment/resend-payment-link.ts'
import { findRefunds as findRefundsEndpoint } from '@guichet/contract/orders/refunds/find-refunds.ts'
import { payReturnedRefund as payReturnedRefundEndpoint } from '@guichet/contract/orders/refunds/pay-returned-refund.ts'
import { reactivateOrder as reactivateOrderEndpoint } from '@guichet/contract/orders/refunds/reactivate-order.ts'
import {
  previewRefund as previewRefundEndpoint,
  refundOrder as refundOrderEndpoint,
} from '@guichet/contract/orders/refunds/refund-order.ts'
import { findKnownParty as findKnownPartyEndpoint } from '@guichet/contract/orders/sale/find-known-party.ts'
import { fitParty as fitPartyEndpoint } from '@guichet/contract/orders/sale/fit-party.ts'
import {
  holdCart as holdCartEndpoint,
  releaseHold as releaseHoldEndpoint,
} from '@guichet/contract/orders/sale/hold-cart.ts'
import {
  deleteKeptCart as deleteKeptCartEndpoint,
  findKeptCarts as findKeptCartsEndpoint,
  getKeptCart as getKeptCartEndpoint,
  saveKeptCart as saveKeptCartEndpoint,
} from '@guichet/contract/orders/sale/kept/save-kept-cart.ts'
import { readRequest as readRequestEndpoint } from '@guichet/contract/orders/sale/read-request.ts'
import {
  previewSale as previewSaleEndpoint,
  sell as sellEndpoint,
} from '@guichet/contract/orders/sale/sell.ts'
import { withdrawSale as withdrawSaleEndpoint } from '@guichet/contract/orders/sale/withdraw-sale.ts'
import type { EmailDrawer } from '../mail/public.ts'
import type { PaymentProviders } from '../payments/public.ts'
import type { Pools } from '../platform/db/pools.ts'
import type { Around, Mount } from '../platform/http/contexts.ts'
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
import {
  deleteKeptCart,
  findKeptCarts,
  getKeptCart,
  saveKeptCart,
} from './sale/kept/save-kept-cart.ts'
import { findKnownParty } from './sale/party/find-known-party.ts'
import { fitParty } from './sale/party/fit-party.ts'
import { readRequest } from './sale/request/read-request.ts'
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
  slowed: Around
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
  mount(readPaymentLinkEndpoint, readPaymentLink(links))
  mount(openPaymentEndpoint, openPayment(links))
  mount(findAttentionEndpoint, findAttention)
  mount(cancelPaymentEndpoint, cancelPayment)
  mount(sendToTerminalEndpoint, sendToTerminal)
  mount(resendPaymentLinkEndpoint, resendPaymentLink)
  mount(checkPaymentEndpoint, checkPayment)
  mount(payBalanceEndpoint, payBalance)
  mount(setBalanceTermsEndpoint, setBalanceTerms)
  mount(sellEndpoint, sell, slowed)
  mount(withdrawSaleEndpoint, withdrawSale)
  mount(previewSaleEndpoint, previewSale, slowed)
  mount(readRequestEndpoint, readRequest)
  mount(fitPartyEndpoint, fitParty)
  mount(findKnownPartyEndpoint, findKnownParty)
  mount(getPartyEndpoint, getParty)
  mount(holdCartEndpoint, holdCart)
  mount(releaseHoldEndpoint, releaseHold)
  mount(takeAllotmentEndpoint, takeAllotment(codes))
  mount(findAllotmentsEndpoint, findAllotments)
  mount(getAllotmentEndpoint, getAllotment(codes))
  mount(settleAllotmentSaleEndpoint, settleAllotmentSale)
  mount(returnAllotmentEndpoint, returnAllotment)
  mount(findKeptCartsEndpoint, findKeptCarts)
  mount(getKeptCartEndpoint, getKeptCart)
  mount(saveKeptCartEndpoint, saveKeptCart)
  mount(deleteKeptCartEndpoint, deleteKeptCart)
  mount(findOrdersEndpoint, findOrders(codes))
  mount(findOrderChoicesEndpoint, findOrderChoices)
  mount(findOrdersOdataEndpoint, findOrdersOdata(codes))
  mount(getOrderEndpoint, getOrder)
  mount(getOrderHistoryEndpoint, getOrderHistory)
  mount(getInvoiceEndpoint, getInvoice)
  mount(resendOrderEndpoint, resendOrder)
  mount(correctClientEndpoint, correctClient)
  mount(findNotesEndpoint, findNotes)
  mount(addNoteEndpoint, addNote)
  mount(saveNoteEndpoint, saveNote)
  mount(removeNoteEndpoint, removeNote)
  mount(refundOrderEndpoint, refundOrder)
  mount(reactivateOrderEndpoint, reactivateOrder)
  mount(previewRefundEndpoint, previewRefund)
  mount(findRefundsEndpoint, findRefunds)
  mount(payReturnedRefundEndpoint, payReturnedRefund)
  mount(previewConfirmationEndpoint, previewConfirmation(drawer))
}
