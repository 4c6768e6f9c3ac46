import { Skeleton, Button } from '@mantine/core'
import { IconArrowLeft, IconMailForward } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { AnchorLink } from '../../kit/layout/links.tsx'
import { PageHead } from '../../kit/layout/page-head.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { OrdersLink } from '../orders-link.tsx'
import { orderMessages } from '../orders.messages.ts'
import { useOrder, type Order } from '../orders.queries.ts'
import { EditTickets } from './edit-tickets.tsx'
import { editMessages } from './edit.messages.ts'

const route = getRouteApi('/inside/orders/$ref/edit')

/** Page that exchanges tickets of an order, with a button to email the updated tickets. */
export function EditScreen() {
  const messages = useMessages(editMessages)
  const { orderFailed } = useMessages(orderMessages)
  const { ref } = route.useParams()
  const query = useOrder(ref)
  const { data: order } = query
  if (failedOf(query))
    return (
      <QueryFailed query={query} title={orderFailed}>
        <OrdersLink />
      </QueryFailed>
    )
  return (
    <div className="page-width">
      <AnchorLink to="/orders/$ref" params={{ ref }} size="sm" className="back-link">
        <IconArrowLeft size={16} aria-hidden />
        {messages.back}
      </AnchorLink>
      <PageHead
        title={messages.title(ref)}
        aside={order?.can.notify && <NotifyButton order={order} />}
      >
        {order && <OrderStatusBadge {...order} />}
      </PageHead>
      {order ? <EditTickets order={order} /> : <Skeleton height={320} />}
    </div>
  )
}

const NotifyClient = lazyPart(() => import('./notify-client.tsx'), 'NotifyClient')

/** Opens the preview of the email about updated tickets. */
function NotifyButton({ order }: { order: Order }) {
  const messages = useMessages(editMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMailForward size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {messages.notify}
      </Button>
      {isOpen && <NotifyClient order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
