import type { ChannelFilter } from '@guichet/contract/orders/lists/order-query.ts'
import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import { useState } from 'react'
import { countOf } from '../../domain/chosen-products.rules.ts'
import { SavedViews } from '../../domain/saved-views/saved-views.tsx'
import { addDays, useDates } from '../../kit/dates/dates.ts'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { FilterChips, type FilterChip } from '../../kit/tables/filter-chips.tsx'
import { addressOf, searchIn } from '../../kit/tables/view-address.rules.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import { useOrderChoices, type OrderChoices } from '../orders.queries.ts'
import { statusMessages } from '../status.messages.ts'
import { filterMessages } from './filter.messages.ts'
import { OrderBulk } from './order-bulk.tsx'
import {
  noFilters,
  partsOf,
  searchDefaults,
  understood,
  type ListSearch,
} from './order-filters.rules.ts'
import { type OrderFilters, readListSearch } from './orders-search.rules.ts'

// Loaded when the drawer is first opened; it then stays mounted.
const FilterOrders = lazyPart(() => import('./filter-orders.tsx'), 'FilterOrders')

type Props = {
  search: ListSearch
  onFilter: (filters: Partial<OrderFilters>) => void
  onOpen: (search: ListSearch) => void
}

// Built-in views of every business: orders that need attention, and refunds.
const toHandle = ['PaymentInProgress', 'PaymentError', 'ValidationError', 'RefundInProgress']
const refunds = ['RefundInProgress', 'PartialRefundCompleted', 'RefundCompleted', 'Canceled']
const viewOf = (statuses: readonly string[]) =>
  addressOf({ status: statuses.join(',') }, searchDefaults)
const viewOfDay = (day: string) => addressOf({ from: day, to: day }, searchDefaults)

/** Saved views, and the active filters as chips, with the button that opens the drawer. */
export function OrderFilterBar({ search, onFilter, onOpen }: Props) {
  const messages = useMessages(filterMessages)
  const today = useDates().today()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  const needsNames = Boolean(search.categories || search.products || search.sellers || search.slot)
  const { data: choices } = useOrderChoices(
    search.slot ? { timeslotId: search.slot } : {},
    needsNames,
  )
  const chips = useChips(search, choices, onFilter)
  const apply = (filters: OrderFilters) => {
    setOpen(false)
    onFilter(filters)
  }
  return (
    <>
      <SavedViews
        list="orders"
        address={addressOf(search, searchDefaults)}
        builtIn={[
          { name: messages.views.all, address: '' },
          { name: messages.today, address: viewOfDay(today) },
          { name: messages.yesterday, address: viewOfDay(addDays(today, -1)) },
          { name: messages.views.toHandle, address: viewOf(toHandle) },
          { name: messages.views.refunds, address: viewOf(refunds) },
        ]}
        onOpen={(address) => onOpen(understood(readListSearch(searchIn(address))))}
      />
      <FilterChips
        chips={chips}
        labels={messages}
        onOpen={() => setOpen(true)}
        onClear={() => onFilter(noFilters())}
      >
        <OrderBulk search={search} />
      </FilterChips>
      {wasOpened && (
        <FilterOrders
          isOpen={isOpen}
          filters={search}
          onApply={apply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function useChips(
  search: ListSearch,
  choices: OrderChoices | undefined,
  onFilter: Props['onFilter'],
): FilterChip[] {
  const messages = useMessages(filterMessages)
  const ofOrders = useMessages(orderMessages)
  const statuses = useMessages(statusMessages)
  const names = useChosenNames(choices)
  const period = (from: string, to: string) => (from || to) && messages.period(from, to)
  const all: [label: string, value: string, names: readonly (keyof OrderFilters)[]][] = [
    [
      messages.status,
      partsOf(search.status)
        .map((status) => statuses[status as OrderStatus])
        .join(', '),
      ['status'],
    ],
    [messages.ordered, period(search.from, search.to), ['from', 'to']],
    [messages.used, period(search.usedFrom, search.usedTo), ['usedFrom', 'usedTo', 'slot']],
    [messages.slot, search.slot && names.slot(search.slot), ['slot']],
    [messages.changed, period(search.since, ''), ['since']],
    [messages.products, names.products(search), ['categories', 'products']],
    [
      messages.channel,
      search.channel && messages.channels[search.channel as ChannelFilter],
      ['channel'],
    ],
    [
      messages.paid,
      partsOf(search.paid)
        .map((method) => ofOrders.methods[method as 'cash'])
        .join(', '),
      ['paid'],
    ],
    [messages.sellers, names.sellers(search.sellers), ['sellers']],
    [messages.answer, search.answer && messages.quoted(search.answer), ['answer']],
  ]
  return all
    .filter(([, value]) => value)
    .map(([label, value, cleared]) => ({
      key: label,
      label: messages.chip(label, value),
      onRemove: () => onFilter(Object.fromEntries(cleared.map((name) => [name, '']))),
    }))
}

/** Names of the chosen records if there are at most three of them, or else their count. */
function useChosenNames(choices: OrderChoices | undefined) {
  const messages = useMessages(filterMessages)
  const localized = useLocalized()
  const shown = (ids: readonly string[], nameOf: (id: string) => string | undefined) => {
    const names = ids.flatMap((id) => nameOf(id) ?? [])
    return names.length === ids.length && ids.length <= 3
      ? names.join(', ')
      : messages.someProducts(ids.length)
  }
  return {
    slot: (id: string) => {
      const slot = choices?.slots.find(({ publicId }) => publicId === id)
      return slot
        ? `${localized(slot.title)}, ${slot.date}, ${slot.timeslotBegin}–${slot.timeslotEnd}`
        : messages.someProducts(1)
    },
    products: (search: ListSearch) => {
      if (countOf(search) === 0) return ''
      return shown([...partsOf(search.categories), ...partsOf(search.products)], (id) => {
        const category = choices?.categories.find(({ publicId }) => publicId === id)
        const product = choices?.categories
          .flatMap(({ products }) => products)
          .find(({ productId }) => productId === id)
        return (category ?? product) && localized((category ?? product)!.title)
      })
    },
    sellers: (ids: string) =>
      ids &&
      shown(partsOf(ids), (id) => choices?.sellers.find(({ publicId }) => publicId === id)?.name),
  }
}
