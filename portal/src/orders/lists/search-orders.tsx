import { orderSorts } from '@guichet/contract/orders/lists/order-sorts.ts'
import { Group } from '@mantine/core'
import { ListOrder } from '../../kit/tables/list-order.tsx'
import { SearchBox } from '../../kit/tables/search-box.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import type { ListSearch } from './order-filters.rules.ts'
import { listDefaults } from './orders-search.rules.ts'

type Props = { search: ListSearch; onSearch: (next: Partial<ListSearch>) => void }

export function SearchOrders({ search, onSearch }: Props) {
  const messages = useMessages(orderMessages)
  return (
    <SearchBox
      sought={search.q}
      label={messages.search}
      hint={messages.searchHint}
      onSearch={(q) => onSearch({ q })}
      hasOptions={search.size !== listDefaults.size}
    >
      <Group gap="sm" mt="xs">
        <ListOrder
          size={search.size}
          sort={search.sort}
          columns={orderSorts.map((sort) => [sort, messages.columns[sort]])}
          onChange={onSearch}
        />
      </Group>
    </SearchBox>
  )
}
