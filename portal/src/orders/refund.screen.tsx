import { Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useBusiness } from '../kit/business.ts'
import { AnchorLink } from '../kit/links.tsx'
import { LoadFailed } from '../kit/load-failed.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useWords } from '../kit/words.ts'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { useOrder } from './orders.queries.ts'
import { orderWords } from './orders.words.ts'
import { RefundOrder } from './refund-order.tsx'
import { refundWords } from './refund.words.ts'
import styles from './order.module.css'

const route = getRouteApi('/inside/orders/$ref/refund')

/** The refund page; who is restricted from refunds is led back to the order. */
export function RefundScreen() {
  const words = useWords(refundWords)
  const orderTexts = useWords(orderWords)
  const { ref } = route.useParams()
  const { restrictions } = useBusiness()
  const { data: order, error, refetch, isFetching } = useOrder(ref)
  if (restrictions.includes('Refund') || order?.can.why.refund === 'restricted')
    return <Navigate to="/orders/$ref" params={{ ref }} replace />
  if (error && !order)
    return (
      <LoadFailed
        title={orderTexts.orderFailed}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <div className={styles.page}>
      <AnchorLink to="/orders/$ref" params={{ ref }} size="sm" className={styles.back}>
        <IconArrowLeft size={16} aria-hidden />
        {words.back}
      </AnchorLink>
      <PageHead title={order?.invoice.finalCost === 0 ? words.titleFree(ref) : words.title(ref)}>
        {order && <OrderStatusBadge status={order.status} />}
      </PageHead>
      {order ? <RefundOrder order={order} /> : <Skeleton height={320} />}
    </div>
  )
}
