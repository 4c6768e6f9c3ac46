import { Group, Skeleton, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, type MouseEvent } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { CopyButton } from '../kit/text/copy-button.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { forgetListFrom, rememberedList, stepsToList } from './lists/remembered-list.ts'
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
  if (failedOf(query))
    return (
      <>
        <BackToList />
        <QueryFailed query={query} title={messages.orderFailed} />
      </>
    )
  return (
    <div className={styles.page}>
      <BackToList />
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

/**
 * The way back to the list, filtered and scrolled as it was left: a step back in the history where
 * there is one, else a link.
 */
function BackToList() {
  const messages = useMessages(orderMessages)
  const { history } = useRouter()
  const search = rememberedList()
  const here = history.location.state.__TSR_index
  useEffect(() => forgetListFrom(here), [here])
  const goBack = (event: MouseEvent) => {
    const steps = stepsToList(here)
    // A click that opens another tab follows the link.
    if (steps === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.go(-steps)
  }
  return (
    <AnchorLink to="/orders" search={search} size="sm" className={styles.back} onClick={goBack}>
      <IconArrowLeft size={16} aria-hidden />
      {search.q ? messages.backFiltered(search.q) : messages.back}
    </AnchorLink>
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
