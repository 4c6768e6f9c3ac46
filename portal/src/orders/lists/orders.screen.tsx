import { getRouteApi } from '@tanstack/react-router'
import { usePhone } from '../../kit/layout/breakpoints.ts'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { ListScreen, usePeekedList } from '../../kit/tables/list-screen.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import { useOrders } from '../orders.queries.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderCards } from './order-cards.tsx'
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
  const go = (next: Partial<ListSearch>) =>
    void navigate({
      search: addressed({ ...search, ...next }),
      replace: 'peek' in next && search.peek !== '',
    })
  const isPhone = usePhone()
  const hasPeeked = usePeekedList({
    search: addressed(search),
    remembered: rememberedOrders,
    ids: orders.data?.items.map((row) => row.orderReferenceNumber) ?? [],
    onPeek: (peek) => go({ peek }),
  })
  const List = isPhone ? OrderCards : OrdersTable
  return (
    <ListScreen
      query={orders}
      messages={messages}
      search={search}
      onPage={(page) => go({ page })}
      list={({ items }, isOld) => (
        <List
          rows={items}
          search={search}
          isOld={isOld}
          onPeek={(peek) => go({ peek })}
          onSort={(sort) => go({ sort, page: 1 })}
        />
      )}
      empty={({ hasAnyOrder }) => (
        <NoOrders
          hasAnyOrder={hasAnyOrder}
          sought={search.q}
          isFiltered={countFilters(search) > 0}
          onClear={() => go(searchDefaults)}
        />
      )}
      preview={
        hasPeeked && <OrderPreview reference={search.peek} onClose={() => go({ peek: '' })} />
      }
    >
      <SearchOrders search={search} onSearch={(next) => go({ ...next, page: 1 })} />
      <OrderFilterBar search={search} onFilter={(next) => go({ ...next, page: 1 })} onOpen={go} />
    </ListScreen>
  )
}
