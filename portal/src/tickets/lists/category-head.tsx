import { IconFilter, IconFilterFilled } from '@tabler/icons-react'
import { countOf } from '../../domain/chosen-products.rules.ts'
import { sortOf } from '../../kit/tables/list-search.rules.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { FilterButton } from './filter-button.tsx'
import { ticketListMessages } from './list.messages.ts'
import type { TicketSearch } from './ticket-filters.rules.ts'
import styles from '../../kit/tables/list.module.css'

type Props = { search: TicketSearch; onGo: (next: Partial<TicketSearch>) => void }

/**
 * Column header of the categories: filters by categories and products; sorting by category is in
 * the options.
 */
export function CategoryHead({ search, onGo }: Props) {
  const messages = useMessages(ticketListMessages)
  const count = countOf(search)
  return (
    <th scope="col" aria-sort={sortOf(search.sort, 'category')}>
      <FilterButton chosen={search} onChoose={(chosen) => onGo({ ...chosen, page: 1 })}>
        {(opener) => (
          <button
            type="button"
            title={messages.filter}
            {...opener}
            data-active={count > 0 || undefined}
          >
            {messages.columns.category}
            {count > 0 ? (
              <IconFilterFilled size={14} aria-label={messages.chosen(count)} />
            ) : (
              <IconFilter size={14} className={styles.idle} aria-hidden />
            )}
          </button>
        )}
      </FilterButton>
    </th>
  )
}
