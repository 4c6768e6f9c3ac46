import { Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { lazyInside } from '../../kit/layout/lazy-part.ts'
import { AnchorLink } from '../../kit/layout/links.tsx'
import { PageHead } from '../../kit/layout/page-head.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { OrdersLink } from '../orders-link.tsx'
import { orderMessages } from '../orders.messages.ts'
import { useOrder } from '../orders.queries.ts'
import { refundMessages } from './refund.messages.ts'

// Loaded in parallel with the order.
const loadRefund = () => import('./refund-order.tsx')
const RefundOrder = lazyInside(loadRefund, 'RefundOrder')

const route = getRouteApi('/inside/orders/$ref/refund')

/** The refund page; staff without permission are redirected to the order. */
export function RefundScreen() {
  const messages = useMessages(refundMessages)
  const orderTexts = useMessages(orderMessages)
  const { ref } = route.useParams()
  const { restrictions } = useBusiness()
  const query = useOrder(ref)
  useEffect(() => void loadRefund(), [])
  const { data: order } = query
  if (restrictions.includes('Refund') || order?.can.why.refund === 'restricted')
    return <Navigate to="/orders/$ref" params={{ ref }} replace />
  if (failedOf(query))
    return (
      <QueryFailed query={query} title={orderTexts.orderFailed}>
        <OrdersLink />
      </QueryFailed>
    )
  return (
    <div className="page-width">
      <AnchorLink to="/orders/$ref" params={{ ref }} size="sm" className="back-link">
        <IconArrowLeft size={16} aria-hidden />
        {messages.back}
      </AnchorLink>
      <PageHead title={order?.isFree ? messages.titleFree(ref) : messages.title(ref)}>
        {order && <OrderStatusBadge {...order} />}
      </PageHead>
      <Suspense fallback={<Skeleton height={320} />}>
        {order ? <RefundOrder order={order} /> : <Skeleton height={320} />}
      </Suspense>
    </div>
  )
}
