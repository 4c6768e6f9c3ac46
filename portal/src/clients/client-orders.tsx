import { clientOrdersPerPage } from '@guichet/contract/clients/find-client-orders.ts'
import { orderStatusMessages } from '@guichet/contract/orders/order-status.messages.ts'
import { orderStatusOf } from '@guichet/contract/orders/order-status.ts'
import { Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { ListPages } from '../kit/tables/list-pages.tsx'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './clients.messages.ts'
import { useClientOrders, type ClientOrders as Found } from './clients.queries.ts'

/** Orders of a client, newest first. */
export function ClientOrders({ profilePublicId }: { profilePublicId: string }) {
  const messages = useMessages(clientMessages)
  const [page, setPage] = useState(1)
  const orders = useClientOrders(profilePublicId, page)
  return (
    <QueryBoundary query={orders} title={messages.ordersFailed} loading={<Skeleton height={240} />}>
      {({ items, total }) => (
        <>
          <OrdersTable rows={items} />
          <ListPages total={total} page={page} size={clientOrdersPerPage} onPage={setPage} />
        </>
      )}
    </QueryBoundary>
  )
}

function OrdersTable({ rows }: { rows: Found['items'] }) {
  const messages = useMessages(clientMessages)
  const statuses = useMessages(orderStatusMessages)
  const dates = useDates()
  const mayFollow = mayOpen(useBusiness(), 'Orders')
  return (
    <RecordTable
      title={messages.tabs.orders}
      rows={rows}
      keyOf={({ orderReferenceNumber }) => orderReferenceNumber}
      empty={
        <Text p="lg" ta="center" c="dimmed">
          {messages.noOrders}
        </Text>
      }
      columns={[
        {
          header: messages.reference,
          cell: ({ orderReferenceNumber: ref }) =>
            mayFollow ? (
              <AnchorLink to="/orders/$ref" params={{ ref }} fw={550}>
                {ref}
              </AnchorLink>
            ) : (
              ref
            ),
        },
        {
          header: messages.status,
          cell: ({ status }) => statuses[orderStatusOf(status)!],
        },
        {
          header: messages.completed,
          cell: ({ completedDateTimeUtc }) =>
            completedDateTimeUtc && dates.moment(completedDateTimeUtc),
        },
      ]}
    />
  )
}
