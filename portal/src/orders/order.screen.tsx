import { Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { AnchorLink, ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useWayBack } from '../kit/tables/use-way-back.ts'
import { CopyButton } from '../kit/text/copy-button.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { OrderBalance } from './balance/order-balance.tsx'
import { rememberedOrders } from './lists/remembered-orders.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderClient } from './order-client.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { orderMessages } from './orders.messages.ts'
import { useOrder, type Order } from './orders.queries.ts'
import { OrderForms } from './page/order-forms.tsx'
import { OrderHistory } from './page/order-history.tsx'
import { OrderMails } from './page/order-mails.tsx'
import { SaleFacts } from './page/sale-facts.tsx'
import styles from './order.module.css'

// Loaded after the order itself.
const OrderNotes = lazyPart(
  () => import('./page/order-notes.tsx'),
  'OrderNotes',
  <Skeleton height={160} />,
)
// Loaded on demand, because few orders name their people.
const OrderParty = lazyPart(
  () => import('./page/order-party.tsx'),
  'OrderParty',
  <Skeleton height={120} />,
)
// Loaded after the order itself.
const OrderRefunds = lazyPart(() => import('./order-refunds.tsx'), 'OrderRefunds')
// Loaded on demand, because few orders are disputed.
const OrderDisputes = lazyPart(
  () => import('./page/order-disputes.tsx'),
  'OrderDisputes',
  <Skeleton height={120} mb="md" />,
)
const route = getRouteApi('/inside/orders/$ref')

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
    <div className="page-width">
      <BackToList />
      <PageHead
        title={messages.order(order?.orderReferenceNumber ?? ref)}
        aside={
          order && (
            <>
              <RefundLink order={order} />
              <OrderActions order={order} />
            </>
          )
        }
      >
        <CopyButton value={order?.orderReferenceNumber ?? ref} />
        {order && <OrderStatusBadge {...order} />}
      </PageHead>
      {!order ? (
        <Skeleton height={360} />
      ) : (
        <>
          <SaleFacts order={order} />
          {order.disputes && <OrderDisputes disputes={order.disputes} />}
          <OrderBalance order={order} />
          <div className={styles.columns}>
            <div className="stack gap-16 shrinks">
              <div className="panel shrinks padded">
                <OrderItems order={order} />
              </div>
              {order.hasParty && <OrderParty reference={order.orderReferenceNumber} />}
              <OrderForms order={order} />
              <OrderRefunds order={order} />
              <OrderNotes order={order} />
              <OrderHistory order={order} />
            </div>
            <div className="panel shrinks padded">
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

/** The most frequent action at the counter, as a button next to the menu that also has it. */
function RefundLink({ order: { can, isFree, orderReferenceNumber: ref } }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const { restrictions } = useBusiness()
  if (!can.refund || isFree || restrictions.includes('Refund')) return null
  return (
    <ButtonLink to="/orders/$ref/refund" params={{ ref }} variant="default">
      {messages.refund}
    </ButtonLink>
  )
}

/**
 * Link back to the list, which keeps its filters and scroll position: it goes back in the history
 * if the list is there, or else opens the list with its last search.
 */
function BackToList() {
  const messages = useMessages(orderMessages)
  const goBack = useWayBack(rememberedOrders)
  const search = rememberedOrders.search()
  return (
    <AnchorLink to="/orders" search={search} size="sm" className="back-link" onClick={goBack}>
      <IconArrowLeft size={16} aria-hidden />
      {search.q ? messages.backFiltered(search.q) : messages.back}
    </AnchorLink>
  )
}
