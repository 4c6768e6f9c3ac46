import { Text } from '@mantine/core'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { useSingleKeys } from '../../kit/keys/single-keys.ts'
import { usePhone } from '../../kit/layout/breakpoints.ts'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { PageHead } from '../../kit/layout/page-head.tsx'
import { ListPages } from '../../kit/tables/list-pages.tsx'
import { listMessages } from '../../kit/tables/list.messages.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { OrderCards } from '../order-cards.tsx'
import { orderMessages } from '../orders.messages.ts'
import { useOrders, type OrderList } from '../orders.queries.ts'
import { NoOrders } from './no-orders.tsx'
import {
  addressed,
  countFilters,
  searchDefaults,
  understood,
  type ListSearch,
} from './order-filters.rules.ts'
import { OrdersTable } from './orders-table.tsx'
import { rememberedOrders } from './remembered-orders.ts'
import { SearchOrders } from './search-orders.tsx'
import styles from '../../kit/tables/list.module.css'

// Loaded when the first order is previewed, so that the list renders sooner; it then stays.
const OrderPreview = lazyPart(() => import('./order-preview.tsx'), 'OrderPreview')
// Loaded after the page, so that the list does not wait for the filters.
const OrderFilterBar = lazyPart(
  () => import('./order-filters.tsx'),
  'OrderFilterBar',
  <div className={styles.filters} />,
)
const route = getRouteApi('/inside/orders')

/**
 * The list of orders. All its state is in the address, so that it can be linked, reloaded and
 * reached with the back button.
 */
export function OrdersScreen() {
  const messages = useMessages(orderMessages)
  const search = understood(route.useSearch())
  const navigate = route.useNavigate()
  const orders = useOrders(search)
  const [hasPeeked, setPeeked] = useState(false)
  if (search.peek && !hasPeeked) setPeeked(true)
  const { history } = useRouter()
  useEffect(
    () => rememberedOrders.remember(addressed(search), history.location.state.__TSR_index),
    [search, history],
  )

  const go = (next: Partial<ListSearch>) =>
    void navigate({
      search: addressed({ ...search, ...next }),
      replace: 'peek' in next && search.peek !== '',
    })
  const walk = (step: number) => {
    const rows = orders.data?.items ?? []
    const next = rows[rows.findIndex((row) => row.orderReferenceNumber === search.peek) + step]
    if (search.peek && next) go({ peek: next.orderReferenceNumber })
  }
  useSingleKeys([
    ['j', () => walk(1)],
    ['k', () => walk(-1)],
  ])

  if (failedOf(orders)) return <QueryFailed query={orders} title={messages.loadFailed} />
  return (
    <>
      <PageHead title={messages.title}>
        {orders.data && (
          <Text component="output" c="dimmed" size="sm">
            {messages.results(orders.data.total, orders.data.totalIsCapped)}
          </Text>
        )}
      </PageHead>
      <SearchOrders search={search} onSearch={(next) => go({ ...next, page: 1 })} />
      <OrderFilterBar search={search} onFilter={(next) => go({ ...next, page: 1 })} onOpen={go} />
      {orders.data ? (
        <Found orders={orders.data} isOld={orders.isPlaceholderData} search={search} onGo={go} />
      ) : (
        <div className={styles.skeleton} aria-busy="true" />
      )}
      {hasPeeked && <OrderPreview reference={search.peek} onClose={() => go({ peek: '' })} />}
    </>
  )
}

type FoundProps = {
  orders: OrderList
  isOld: boolean
  search: ListSearch
  onGo: (next: Partial<ListSearch>) => void
}

/** The orders of a page, as cards on a phone, with pagination. */
function Found({ orders, isOld, search, onGo }: FoundProps) {
  const messages = useMessages(listMessages)
  const isPhone = usePhone()
  const List = isPhone ? OrderCards : OrdersTable
  return (
    <>
      {orders.totalIsCapped && (
        <Text size="xs" c="dimmed" mb="xs">
          {messages.capped}
        </Text>
      )}
      {orders.items.length > 0 ? (
        <List
          rows={orders.items}
          search={search}
          isOld={isOld}
          onPeek={(peek) => onGo({ peek })}
          onSort={(sort) => onGo({ sort, page: 1 })}
        />
      ) : (
        <NoOrders
          hasAnyOrder={orders.hasAnyOrder}
          sought={search.q}
          isFiltered={countFilters(search) > 0}
          onClear={() => onGo(searchDefaults)}
        />
      )}
      <ListPages
        total={orders.total}
        page={search.page}
        size={search.size}
        onPage={(page) => onGo({ page })}
      />
    </>
  )
}
