import { Pagination } from '@mantine/core'
import { useWords } from '../kit/words.ts'
import type { ListSearch } from './orders-search.rules.ts'
import { orderWords } from './orders.words.ts'

type Props = { total: number; search: ListSearch; onPage: (page: number) => void }

export function OrderPages({ total, search, onPage }: Props) {
  const words = useWords(orderWords)
  const pages = Math.min(400, Math.ceil(total / search.size))
  if (pages < 2) return null
  return (
    <nav aria-label={words.pages}>
      <Pagination
        mt="md"
        total={pages}
        value={search.page}
        onChange={onPage}
        size="md"
        siblings={1}
        getItemProps={(page) => ({ 'aria-label': words.page(page) })}
        getControlProps={(control) => ({
          'aria-label': control === 'previous' ? words.previous : words.next,
        })}
      />
    </nav>
  )
}
