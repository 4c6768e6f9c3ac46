import { numberOfId } from '@guichet/contract/number-of-id.ts'
import { Text } from '@mantine/core'
import { PartFailed } from '../kit/api/part-failed.tsx'
import { failedOf } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { ReturnedRefund } from './balance/returned-refund.tsx'
import { orderMessages } from './orders.messages.ts'
import { useRefunds, type Order } from './orders.queries.ts'
import { refundMessages } from './refunds/refund.messages.ts'
import { useRefundedName } from './refunds/use-refunded-name.ts'
import styles from './order.module.css'

/** All refunds of an order, including those that wait or were refused. */
export function OrderRefunds({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const texts = useMessages(refundMessages)
  const { nameOf, underOf } = useRefundedName()
  const money = useMoney()
  const dates = useDates()
  const refunds = useRefunds(order)
  const { data } = refunds
  if (failedOf(refunds)) return <PartFailed query={refunds} title={messages.refundsFailed} />
  if (!data?.items.length) return null
  return (
    <section className="panel shrinks padded" aria-labelledby="refunds">
      <h2 id="refunds" className="size-14 strong below-8">
        {messages.refunds}
      </h2>
      <ul className={styles.items}>
        {data.items.map((refund) => (
          <li key={refund.publicId}>
            <div className={styles.item}>
              <div>
                <Text fw={550}>
                  {messages.scopes[refund.scope]} · {messages.refundStates[refund.state]}
                </Text>
                <Text size="xs" c="dimmed">
                  {dates.moment(refund.settledDateTimeUtc ?? refund.requestedDateTimeUtc)} ·{' '}
                  {refund.isByBuyer
                    ? messages.cancelledByBuyer(refund.requestedByName)
                    : refund.requestedByName}
                  {refund.creditNoteNumber && ` · ${messages.creditNote(refund.creditNoteNumber)}`}
                </Text>
              </div>
              <span />
              <Text fw={550} className="one-line to-right">
                {money(refund.finalCost)}
              </Text>
            </div>
            <Text size="sm" mt={4} className="breaks">
              {messages.reasonIs(refund.reason)}
            </Text>
            {refund.tills?.map(({ publicId, registerName }) => (
              <Text key={publicId} size="xs" c="dimmed" className="breaks">
                {messages.givenBackAt(registerName, numberOfId(publicId))}
              </Text>
            ))}
            {refund.returned?.map((transfer) => (
              <ReturnedRefund key={transfer.transferPublicId} transfer={transfer} />
            ))}
            <ul className={styles.plain}>
              {refund.refundItems.map((item, index) => (
                <li key={`${item.productPublicId}-${index}`}>
                  <span>
                    {nameOf(item)}
                    <Text size="xs" c="dimmed" className="breaks">
                      {underOf(item)}
                    </Text>
                  </span>
                  <span>{money(item.refundedAmount)}</span>
                </li>
              ))}
              {refund.credited !== undefined && (
                <li>
                  <span>{texts.credited}</span>
                  <span>{money(refund.credited)}</span>
                </li>
              )}
              {refund.fees > 0 && (
                <li>
                  <span>{texts.feesReturned}</span>
                  <span>{money(refund.fees)}</span>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
