import { Group, Kbd, Skeleton, Stack, Text } from '@mantine/core'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { ButtonLink } from '../../kit/layout/links.tsx'
import { PreviewDrawer } from '../../kit/layout/preview-drawer.tsx'
import { listMessages } from '../../kit/tables/list.messages.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { OrderActions } from '../order-actions.tsx'
import { OrderClient } from '../order-client.tsx'
import { OrderItems } from '../order-items.tsx'
import { OrderMoney } from '../order-money.tsx'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { orderMessages } from '../orders.messages.ts'
import { useOrder } from '../orders.queries.ts'

/**
 * Preview of an order next to the list, with the actions of its page. Its address is that of the
 * list with `peek`.
 */
export function OrderPreview({ reference, onClose }: { reference: string; onClose: () => void }) {
  const messages = useMessages(orderMessages)
  const ofList = useMessages(listMessages)
  return (
    <PreviewDrawer
      title={messages.order(reference)}
      closeLabel={ofList.close}
      isOpen={reference !== ''}
      onClose={onClose}
    >
      <PeekBody reference={reference} />
    </PreviewDrawer>
  )
}

function PeekBody({ reference }: { reference: string }) {
  const messages = useMessages(orderMessages)
  const ofList = useMessages(listMessages)
  const money = useMoney()
  const query = useOrder(reference)
  const { data: order } = query
  if (failedOf(query)) return <QueryFailed query={query} title={messages.orderFailed} />
  if (!order) return <Skeleton height={320} />
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Group gap="xs">
          <OrderStatusBadge {...order} />
          <Text fw={620}>{money(order.invoice.finalCost)}</Text>
        </Group>
        <Group gap="xs">
          <ButtonLink to="/orders/$ref" params={{ ref: reference }} variant="default">
            {ofList.openPage}
          </ButtonLink>
          <OrderActions order={order} />
        </Group>
      </Group>
      <OrderItems order={order} />
      <OrderClient order={order} />
      <OrderMoney order={order} />
      <Text size="xs" c="dimmed" visibleFrom="sm">
        <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> {messages.walk}
      </Text>
    </Stack>
  )
}
