export type { Sender } from './pdf/order-pdf.ts'
export { owedCents } from './balance.rules.ts'
export { orderSearchText } from './order-search.rules.ts'
export { lockOrder } from './orders.db.ts'
export { entryLines } from './emails/order-email-lines.ts'
export { confirmationAgain, resendToBuyer, sendToBuyer } from './emails/send-to-buyer.ts'
export { viewOrderRow } from './lists/find-orders.ts'
export { holdersOfOrders } from './holders.db.ts'
export { foundOrders } from './lists/found-orders.ts'
export { ordersByIds } from './lists/search-orders.db.ts'
export { orderSheet } from './lists/order-sheet.ts'
export { titlesOf } from './line-name.view.ts'
export { loadOrder, type LoadedOrder } from './load-orders.db.ts'
export { cashOfRefunds } from './order-tills.db.ts'
export { waysToPay } from './sale/ways-to-pay.ts'
export { openPage } from './payment/open-payment.ts'
export { awaitedPaymentOf } from './payment/payments.db.ts'
export { paymentToken, readToken } from './payment/payment-token.ts'
export { findByReference } from './payment/payments.db.ts'
export { agreeOnSale } from './sale/agree-on-sale.ts'
export { shortagesOf } from './sale/cart/cart-shortages.ts'
export { viewDraftInvoice, viewRebateResults } from './sale/cart/draft-invoice.view.ts'
export {
  freezePrice,
  thawPrice,
  withReason,
  type FrozenPrice,
} from './sale/writing/frozen-price.rules.ts'
export { holdPlaces } from './sale/cart/hold-places.ts'
export { nameHolder, ownerOf } from './sale/name-holder.rules.ts'
export { planCart, planLines } from './sale/cart/plan-cart.ts'
export { questionsForLines } from './sale/form-answers.rules.ts'
export { slowGuesses } from './sale/slow-guesses.ts'
export type { PlannedCart, PlannedLine } from './sale/cart/planned-cart.ts'
export { paidAtSale } from './sale/sale-balance.ts'
export { assertApplied } from './sale/cart/requested-rebates.ts'
export { viewMember } from './sale/party/members.db.ts'
export { completeSale } from './sale/sell.ts'
export { viewSaleForms } from './sale/sale-forms.view.ts'
export { questionsOf } from './sale/form-answers.ts'
export {
  isAnswerTo,
  isUnknownOption,
  isTicketed,
  type FormLine,
  type SentAnswers,
  type Questions,
} from './sale/form-answers.rules.ts'
export { takeOverPass } from './sale/writing/take-over-pass.ts'
export { agreedPayment, writePayment } from './sale/take-payment.ts'
export { isTerminalReferenceRequired } from './sale/terminal-reference.db.ts'
export { entryRow, writeInvoiceOf, type LineToWrite } from './sale/writing/write-invoice.ts'
export { refundDifference } from './refunds/book-refund.ts'
export { minutesEarlier } from './refunds/buyer-cancellation.rules.ts'
export { buyerCancellationOf, cancelByBuyer } from './refunds/cancel-by-buyer.ts'
export { isLive } from './refunds/live-refunds.rules.ts'
export { refundableUnit } from './refunds/refundable.rules.ts'
export { staffRefundedUnits } from './refunds/staff-refunded.db.ts'
export { chargedPostings } from './platform-fees.ts'
export { writePostings } from './write-postings.ts'
export { renderEmailTickets, type EmailTicket } from './emails/email-tickets.ts'
export { visitTimes } from './visit-times.rules.ts'
export { viewInvoice } from './invoice.view.ts'
export { noMoves } from './ticket-moves.db.ts'
export {
  businessIn,
  confirmationOf,
  emailTickets,
  type LinkToChoose,
} from './emails/load-order-emails.ts'
export { productPictureFor } from './emails/product-picture.ts'
export { attachTickets } from './pdf/attach-pdfs.ts'
export { pdfMessages } from './pdf/pdf.messages.ts'
export { moneyIn, totalLines } from './emails/order-email-lines.ts'
