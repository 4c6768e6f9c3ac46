import { previewConfirmation as previewConfirmationEndpoint } from '@guichet/contract/communication/save-communication.ts'
import { findOrdersOdata as findOrdersOdataEndpoint } from '@guichet/contract/orders/find-orders-odata.ts'
import { findOrders as findOrdersEndpoint } from '@guichet/contract/orders/find-orders.ts'
import { getInvoice as getInvoiceEndpoint } from '@guichet/contract/orders/get-invoice.ts'
import { getOrderHistory as getOrderHistoryEndpoint } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder as getOrderEndpoint } from '@guichet/contract/orders/get-order.ts'
import {
  holdCart as holdCartEndpoint,
  releaseHold as releaseHoldEndpoint,
} from '@guichet/contract/orders/hold-cart.ts'
import { resendOrder as resendOrderEndpoint } from '@guichet/contract/orders/resend-order.ts'
import {
  previewSale as previewSaleEndpoint,
  sell as sellEndpoint,
} from '@guichet/contract/orders/sell.ts'
import { findRefunds as findRefundsEndpoint } from '@guichet/contract/refunds/find-refunds.ts'
import {
  previewRefund as previewRefundEndpoint,
  refundOrder as refundOrderEndpoint,
} from '@guichet/contract/refunds/refund-order.ts'
import type { EmailDrawer } from '../mail/public.ts'
import type { PaymentProviders } from '../payments/public.ts'
import type { Mount } from '../platform/handler.ts'
import type { JobHandler } from '../platform/worker.ts'
import { expireHold } from './expire-hold.job.ts'
import { findOrdersOdata } from './find-orders-odata.ts'
import { findOrders } from './find-orders.ts'
import { findRefunds } from './find-refunds.ts'
import { getInvoice, getOrder, getOrderHistory } from './get-order.ts'
import { holdCart, releaseHold } from './hold-cart.ts'
import { previewConfirmation } from './preview-confirmation.ts'
import { previewRefund } from './preview-refund.ts'
import { previewSale } from './preview-sale.ts'
import { refundOrder } from './refund-order.ts'
import { resendOrder } from './resend-order.ts'
import { sell } from './sell.ts'
import { sendRefund } from './send-refund.job.ts'

export const orderJobs = (providers: PaymentProviders): Record<string, JobHandler> => ({
  'send-refund': sendRefund(providers),
  'expire-hold': expireHold,
})

export function ordersModule(mount: Mount, { drawer }: { drawer: EmailDrawer }) {
  mount(sellEndpoint, sell)
  mount(previewSaleEndpoint, previewSale)
  mount(holdCartEndpoint, holdCart)
  mount(releaseHoldEndpoint, releaseHold)
  mount(findOrdersEndpoint, findOrders)
  mount(findOrdersOdataEndpoint, findOrdersOdata)
  mount(getOrderEndpoint, getOrder)
  mount(getOrderHistoryEndpoint, getOrderHistory)
  mount(getInvoiceEndpoint, getInvoice)
  mount(resendOrderEndpoint, resendOrder)
  mount(refundOrderEndpoint, refundOrder)
  mount(previewRefundEndpoint, previewRefund)
  mount(findRefundsEndpoint, findRefunds)
  mount(previewConfirmationEndpoint, previewConfirmation(drawer))
}
