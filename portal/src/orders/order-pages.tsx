import { Pagination } from '@mantine/core'
import { useMessages } from '../kit/text/messages.ts'
import type { ListSearch } from './lists/orders-search.rules.ts'
import { orderMessages } from './orders.messages.ts'

type Props = { total: number; search: ListSearch; onPage: (page: number) => void }

export function OrderPages({ total, search, onPage }: Props) {
  const messages = useMessages(orderMessages)
  const pages = Math.min(400, Math.ceil(total / search.size))
  if (pages < 2) return null
  return (
    <nav aria-label={messages.pages}>
      <Pagination
        mt="md"
        total={pages}
        value={search.page}
        onChange={onPage}
        size="md"
        siblings={1}
        getItemProps={(page) => ({ 'aria-label': messages.page(page) })}
        getControlProps={(control) => ({
          'aria-label': control === 'previous' ? messages.previous : messages.next,
        })}
      />
    </nav>
  )
}
