import { countOf } from '../../domain/chosen-products.rules.ts'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { SearchBox } from '../../kit/tables/search-box.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { ticketListMessages } from './list.messages.ts'
import type { TicketSearch } from './ticket-filters.rules.ts'
import { ticketDefaults } from './tickets-search.rules.ts'

// Calendars and filters load after the list.
const TicketOptions = lazyPart(() => import('./ticket-options.tsx'), 'TicketOptions')
type Props = { search: TicketSearch; onSearch: (next: Partial<TicketSearch>) => void }

/** Search box of the list, with its filters. */
export function SearchTickets({ search, onSearch }: Props) {
  const messages = useMessages(ticketListMessages)
  const { type, from, to, size } = search
  return (
    <SearchBox
      sought={search.q}
      label={messages.search}
      hint={messages.searchHint}
      onSearch={(q) => onSearch({ q })}
      hasOptions={
        type !== '' ||
        from !== '' ||
        to !== '' ||
        countOf(search) > 0 ||
        size !== ticketDefaults.size
      }
    >
      <TicketOptions search={search} onSearch={onSearch} />
    </SearchBox>
  )
}
