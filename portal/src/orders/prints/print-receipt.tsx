import { numberOfId } from '@guichet/contract/number-of-id.ts'
import { useDates } from '../../kit/dates/dates.ts'
import { TotalsList } from '../../kit/tables/totals-list.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { useCashRows } from '../cash-rows.ts'
import { useInvoiceRows } from '../order-money.tsx'
import { orderMessages } from '../orders.messages.ts'
import type { Order } from '../orders.queries.ts'
import { PrintHeader } from './print-header.tsx'
import { printMessages } from './print.messages.ts'
import { ReceiptLines } from './receipt-lines.tsx'
import styles from './print.module.css'

type Props = {
  order: Order
  /** Element of the business name: `h1` on a print page, `p` when printed from another page. */
  heading?: 'h1' | 'p'
}
/**
 * The receipt, with the tax numbers that the law requires. It is titled as an invoice before the
 * first payment. For an order that was never paid, it says so and omits the tax numbers.
 */
export function PrintReceipt({ order, heading = 'h1' }: Props) {
  const messages = useMessages(printMessages)
  const { methods, takenAt, givenBackAt } = useMessages(orderMessages)
  const money = useMoney()
  const dates = useDates()
  const hasReceipt = order.can.receipt !== false
  const rows = useInvoiceRows(order.invoice, hasReceipt)
  const cashRows = useCashRows()
  const methodOf = ({ method, reference, till }: Order['payments'][number]) =>
    [
      reference ? `${methods[method]} (${reference})` : methods[method],
      till && takenAt(till.registerName, numberOfId(till.publicId)),
    ]
      .filter(Boolean)
      .join(' · ')
  const { user } = order.invoice
  // Money withdrawn by a bank in a dispute is not a refund of the business.
  const net = order.totalKept + (order.totalWithdrawn ?? 0)
  return (
    <article className={styles.receipt}>
      <PrintHeader as={heading} />
      <p className="to-middle">
        {messages[kindOf(order)]} · {messages.order(order.orderReferenceNumber)}
      </p>
      {!hasReceipt && <p className="to-middle">{messages.notPaidText}</p>}
      <p>{messages.date(dates.moment(order.paymentDateTimeUtc ?? order.createdDateTimeUtc))}</p>
      {user.fullName && <p>{messages.client(user.fullName)}</p>}
      {order.createdByName && !order.isTakenOver && <p>{messages.soldBy(order.createdByName)}</p>}
      <hr />
      <ReceiptLines invoice={order.invoice} />
      <hr />
      <TotalsList rows={rows} />
      <hr />
      {order.payments
        .filter(({ state }) => state === 'succeeded')
        .map((payment) => (
          <TotalsList
            key={payment.publicId}
            rows={[
              { key: 'paid', label: methodOf(payment), amount: money(payment.amount) },
              ...cashRows(payment),
            ]}
          />
        ))}
      {net < order.totalPaid && (
        <TotalsList
          rows={[
            { label: messages.refunded, amount: money(net - order.totalPaid) },
            { label: messages.net, amount: money(net) },
          ]}
        />
      )}
      {order.refundTills?.map(({ publicId, registerName }) => (
        <p key={publicId}>{givenBackAt(registerName, numberOfId(publicId))}</p>
      ))}
      <GroupBalance order={order} />
      {hasReceipt && <p className="to-middle">{messages.thanks}</p>}
    </article>
  )
}

/** Purchase order number and balance of a group order. */
function GroupBalance({ order }: { order: Order }) {
  const messages = useMessages(printMessages)
  const money = useMoney()
  return (
    <>
      {order.purchaseOrder && <p>{messages.purchaseOrder(order.purchaseOrder)}</p>}
      {order.balance && (
        <TotalsList
          rows={[
            {
              label:
                order.balance.owed > 0 ? messages.owed(order.balance.dueDate) : messages.noneOwed,
              amount: money(order.balance.owed),
              isTotal: true,
            },
          ]}
        />
      )}
    </>
  )
}

const kindOf = ({ can, totalPaid, isFree }: Order) => {
  if (can.receipt === false) return 'unpaid'
  return totalPaid > 0 || isFree ? 'receipt' : 'invoice'
}
