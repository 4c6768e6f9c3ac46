import { ticketKinds } from '@guichet/contract/tickets/lists/ticket-query.ts'
import { ticketSorts } from '@guichet/contract/tickets/lists/ticket-sorts.ts'
import { Button, Group, NativeSelect } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { countOf } from '../../domain/chosen-products.rules.ts'
import { useKindNames } from '../../domain/names/use-kind-names.ts'
import { addDays, useDates } from '../../kit/dates/dates.ts'
import { DayRange } from '../../kit/dates/day-range.tsx'
import { ListOrder } from '../../kit/tables/list-order.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { FilterButton } from './filter-button.tsx'
import { ticketListMessages } from './list.messages.ts'
import type { TicketSearch } from './ticket-filters.rules.ts'

type Props = { search: TicketSearch; onSearch: (next: Partial<TicketSearch>) => void }
const shortcuts = [7, 30] as const

/** Filters and order of the list. */
export function TicketOptions({ search, onSearch }: Props) {
  const messages = useMessages(ticketListMessages)
  const kinds = useKindNames()
  const { type, size, sort } = search
  const count = countOf(search)
  return (
    <Group gap="sm" mt="xs" align="flex-end">
      <NativeSelect
        label={messages.type}
        value={type}
        data={[
          { value: '', label: messages.all },
          ...ticketKinds.map((kind) => ({ value: kind, label: kinds[kind] })),
        ]}
        onChange={(event) => onSearch({ type: event.currentTarget.value })}
      />
      <FilterButton chosen={search} onChoose={onSearch}>
        {(opener) => (
          <Button
            variant={count > 0 ? 'light' : 'default'}
            leftSection={<IconFilter size={16} aria-hidden />}
            {...opener}
          >
            {messages.filterShort}
            {count > 0 && ` (${count})`}
          </Button>
        )}
      </FilterButton>
      <Period search={search} onSearch={onSearch} />
      <ListOrder
        size={size}
        sort={sort}
        columns={ticketSorts.map((column) => [column, messages.columns[column]])}
        onChange={onSearch}
      />
    </Group>
  )
}

/** Filter by days on which a ticket is valid, with presets. */
function Period({ search: { from, to }, onSearch }: Props) {
  const messages = useMessages(ticketListMessages)
  const today = useDates().today()
  return (
    <DayRange
      days={{ from, to }}
      labels={{ from: messages.from, to: messages.to, clear: messages.anyTime }}
      shortcuts={shortcuts.map((days) => ({
        label: messages.lastDays[days],
        from: addDays(today, 1 - days),
        to: today,
      }))}
      onChange={onSearch}
    />
  )
}
