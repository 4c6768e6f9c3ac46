import { Group, Skeleton, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { CopyButton } from '../kit/text/copy-button.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { rememberedList } from './lists/remembered-list.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderBalance } from './order-balance.tsx'
import { OrderClient } from './order-client.tsx'
import { OrderForms } from './order-forms.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { orderMessages } from './orders.messages.ts'
import { useOrder, type Order } from './orders.queries.ts'
import styles from './order.module.css'

const route = getRouteApi('/inside/orders/$ref')

/** Everything about one order: what was sold, to whom, for how much, and what happened since. */
export function OrderScreen() {
  const messages = useMessages(orderMessages)
  const { ref } = route.useParams()
  const query = useOrder(ref)
  const { data: order } = query
  const back = rememberedList()
  const backLink = (
    <AnchorLink to="/orders" search={back} size="sm" className={styles.back}>
      <IconArrowLeft size={16} aria-hidden />
      {back.q ? messages.backFiltered(back.q) : messages.back}
    </AnchorLink>
  )
  if (failedOf(query))
    return (
      <>
        {backLink}
        <QueryFailed query={query} title={messages.orderFailed} />
      </>
    )
  return (
    <div className={styles.page}>
      {backLink}
      <PageHead
        title={messages.order(order?.orderReferenceNumber ?? ref)}
        aside={order && <OrderActions order={order} />}
      >
        <CopyButton value={order?.orderReferenceNumber ?? ref} />
        {order && <OrderStatusBadge status={order.status} />}
      </PageHead>
      {!order ? (
        <Skeleton height={360} />
      ) : (
        <>
          <SaleFacts order={order} />
          <OrderBalance order={order} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <div className={`panel ${styles.block}`}>
                <OrderItems order={order} />
              </div>
              <OrderForms order={order} />
              <OrderRefunds order={order} />
              <OrderHistory order={order} />
            </div>
            <div className={`panel ${styles.stub}`}>
              <OrderClient order={order} />
              <hr className="perforation" />
              <OrderMoney order={order} />
              <hr className="perforation" />
              <OrderMails order={order} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

/** When it was paid, and who sold it. */
function SaleFacts({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const dates = useDates()
  return (
    <Group gap="md" mb="md" className={styles.sub}>
      <Text size="sm" c="dimmed">
        {order.paymentDateTimeUtc
          ? messages.paidOn(dates.moment(order.paymentDateTimeUtc))
          : messages.notPaid}
      </Text>
      {order.createdByName && (
        <Text size="sm" c="dimmed">
          {messages.soldBy(order.createdByName)}
        </Text>
      )}
    </Group>
  )
}
