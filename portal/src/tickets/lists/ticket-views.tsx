import { countOf } from '../../domain/chosen-products.rules.ts'
import { useKindNames } from '../../domain/names/use-kind-names.ts'
import { SavedViews } from '../../domain/saved-views/saved-views.tsx'
import { FilterChips, type FilterChip } from '../../kit/tables/filter-chips.tsx'
import { addressOf, searchIn } from '../../kit/tables/view-address.rules.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { ticketListMessages } from './list.messages.ts'
import { noFilters, searchDefaults, understood, type TicketSearch } from './ticket-filters.rules.ts'
import type { TicketFilters } from './tickets-search.rules.ts'
import { readTicketSearch } from './tickets-search.rules.ts'

type Props = { search: TicketSearch; onGo: (next: Partial<TicketSearch>) => void }

/** Saved views of the ticket list, and its filters in words. */
export function TicketViews({ search, onGo }: Props) {
  const messages = useMessages(ticketListMessages)
  const chips = useChips(search, (filters) => onGo({ ...filters, page: 1 }))
  return (
    <>
      <SavedViews
        list="tickets"
        address={addressOf(search, searchDefaults)}
        builtIn={[{ name: messages.all, address: '' }]}
        onOpen={(address) => onGo(understood(readTicketSearch(searchIn(address))))}
      />
      {chips.length > 0 && (
        <FilterChips
          chips={chips}
          labels={messages.chips}
          onClear={() => onGo({ ...noFilters(), page: 1 })}
        />
      )}
    </>
  )
}

function useChips(
  search: TicketSearch,
  onFilter: (filters: Partial<TicketFilters>) => void,
): FilterChip[] {
  const messages = useMessages(ticketListMessages)
  const kinds = useKindNames()
  const { type, from, to } = search
  const count = countOf(search)
  const all: [label: string, value: string, cleared: Partial<TicketFilters>][] = [
    [messages.type, type && kinds[type as 'daily_ticket'], { type: '' }],
    [messages.chips.period, from || to ? messages.chips.days(from, to) : '', { from: '', to: '' }],
    [messages.filterShort, count ? messages.chosen(count) : '', { categories: '', products: '' }],
  ]
  return all
    .filter(([, value]) => value)
    .map(([label, value, cleared]) => ({
      key: label,
      label: messages.chips.chip(label, value),
      onRemove: () => onFilter(cleared),
    }))
}
