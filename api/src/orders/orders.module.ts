import { previewConfirmation as previewConfirmationWire } from '@guichet/contract/communication/save-communication.ts'
import { findOrdersOdata as findOrdersOdataWire } from '@guichet/contract/orders/find-orders-odata.ts'
import { findOrders as findOrdersWire } from '@guichet/contract/orders/find-orders.ts'
import { getInvoice as getInvoiceWire } from '@guichet/contract/orders/get-invoice.ts'
import { getOrderHistory as getOrderHistoryWire } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder as getOrderWire } from '@guichet/contract/orders/get-order.ts'
import {
  holdCart as holdCartWire,
  releaseHold as releaseHoldWire,
} from '@guichet/contract/orders/hold-cart.ts'
import { resendOrder as resendOrderWire } from '@guichet/contract/orders/resend-order.ts'
import { previewSale as previewSaleWire, sell as sellWire } from '@guichet/contract/orders/sell.ts'
import { findRefunds as findRefundsWire } from '@guichet/contract/refunds/find-refunds.ts'
import {
  previewRefund as previewRefundWire,
  refundOrder as refundOrderWire,
} from '@guichet/contract/refunds/refund-order.ts'
import type { EmailDrawer } from '../mail/public.ts'
import type { PaymentProviders } from '../payments/public.ts'
import type { Mount } from '../platform/mount.ts'
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
  mount(sellWire, sell)
  mount(previewSaleWire, previewSale)
  mount(holdCartWire, holdCart)
  mount(releaseHoldWire, releaseHold)
  mount(findOrdersWire, findOrders)
  mount(findOrdersOdataWire, findOrdersOdata)
  mount(getOrderWire, getOrder)
  mount(getOrderHistoryWire, getOrderHistory)
  mount(getInvoiceWire, getInvoice)
  mount(resendOrderWire, resendOrder)
  mount(refundOrderWire, refundOrder)
  mount(previewRefundWire, previewRefund)
  mount(findRefundsWire, findRefunds)
  mount(previewConfirmationWire, previewConfirmation(drawer))
}
