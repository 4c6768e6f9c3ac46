import { Button, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { usePhone } from '../kit/breakpoints.ts'
import { ButtonLink } from '../kit/links.tsx'
import { useMessages } from '../kit/messages.ts'
import { PageHead } from '../kit/page-head.tsx'
import { failedOf, QueryFailed } from '../kit/query-boundary.tsx'
import { OrderCards } from './order-cards.tsx'
import { OrderPages } from './order-pages.tsx'
import { listDefaults, type ListSearch } from './orders-search.rules.ts'
import { OrdersTable } from './orders-table.tsx'
import { orderMessages } from './orders.messages.ts'
import { useOrders } from './orders.queries.ts'
import { rememberList } from './remembered-list.ts'
import { SearchOrders } from './search-orders.tsx'
import styles from './orders.module.css'

// The list is drawn first; the drawer comes with the first order that is looked at, and stays.
const PeekOrder = lazy(() =>
  import('./peek-order.tsx').then((module) => ({ default: module.PeekOrder })),
)
const route = getRouteApi('/inside/orders')

/**
 * The list of orders. The address is its only state, so that it can be linked, walked back to and
 * reloaded.
 */
export function OrdersScreen() {
  const messages = useMessages(orderMessages)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const orders = useOrders(search)
  const isPhone = usePhone()
  const [hasPeeked, setPeeked] = useState(false)
  if (search.peek && !hasPeeked) setPeeked(true)
  useEffect(() => rememberList(search), [search])

  const go = (next: Partial<ListSearch>) =>
    void navigate({ search: { ...search, ...next }, replace: 'peek' in next && search.peek !== '' })
  const rows = orders.data?.items ?? []
  const walk = (step: number) => {
    const next = rows[rows.findIndex((row) => row.orderReferenceNumber === search.peek) + step]
    if (search.peek && next) go({ peek: next.orderReferenceNumber })
  }
  useHotkeys([
    ['j', () => walk(1)],
    ['k', () => walk(-1)],
  ])

  if (failedOf(orders)) return <QueryFailed query={orders} title={messages.loadFailed} />
  const list = {
    rows,
    search,
    isOld: orders.isPlaceholderData,
    onPeek: (peek: string) => go({ peek }),
    onSort: (sort: ListSearch['sort']) => go({ sort, page: 1 }),
  }
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
      {orders.data?.totalIsCapped && (
        <Text size="xs" c="dimmed" mb="xs">
          {messages.capped}
        </Text>
      )}
      {!orders.data && <div className={styles.skeleton} aria-busy="true" />}
      {orders.data &&
        rows.length > 0 &&
        (isPhone ? <OrderCards {...list} /> : <OrdersTable {...list} />)}
      {orders.data && rows.length === 0 && (
        <div className={`panel ${styles.empty}`}>
          {!orders.data.hasAnyOrder ? (
            <>
              <Text fw={620}>{messages.neverTitle}</Text>
              <Text c="dimmed">{messages.never}</Text>
              <ButtonLink to="/sell" mt="sm">
                {messages.firstSale}
              </ButtonLink>
            </>
          ) : (
            <>
              <Text fw={620}>{search.q ? messages.nothing(search.q) : messages.nothingOnPage}</Text>
              <Button variant="default" mt="sm" onClick={() => go(listDefaults)}>
                {messages.clear}
              </Button>
            </>
          )}
        </div>
      )}
      {orders.data && (
        <OrderPages
          total={orders.data.total}
          search={search}
          onPage={(page) => {
            go({ page })
            window.scrollTo({ top: 0 })
          }}
        />
      )}
      {hasPeeked && (
        <Suspense fallback={null}>
          <PeekOrder reference={search.peek} onClose={() => go({ peek: '' })} />
        </Suspense>
      )}
    </>
  )
}
