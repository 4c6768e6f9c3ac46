import type { Query } from '@guichet/contract/endpoint.ts'
import type { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { channelFilters, type ChannelFilter } from '@guichet/contract/orders/lists/order-query.ts'
import { orderStatusOf, upperSnake } from '@guichet/contract/orders/order-status.ts'
import { usedPaymentMethods } from '@guichet/contract/orders/payment-methods.ts'
import { narrowingOf } from '../../kit/tables/list-search.rules.ts'
import { choiceOf, dayOf, idsOf } from '../../kit/text/address.rules.ts'
import { textsOf } from '../../kit/text/texts-of.rules.ts'
import {
  filterNames,
  listDefaults,
  type OrderAddress,
  type OrderFilters,
} from './orders-search.rules.ts'

export type ListSearch = OrderAddress & OrderFilters
export const channels = ['', ...channelFilters] as const
export const partsOf = (text: string): string[] => (text ? text.split(',') : [])
const known = (text: string, isKnown: (part: string) => string | null | undefined): string =>
  [...new Set(partsOf(text).flatMap((part) => isKnown(part) ?? []))].join(',')
/** Ignores an end that precedes the beginning. */
const endOf = (from: string, to: string) => (to < from ? '' : to)

/** Reads the search from an address; invalid filters are ignored. */
export function understood({ q, page, size, sort, peek, ...given }: OrderAddress): ListSearch {
  const filters = textsOf(given, filterNames)
  const [from, usedFrom] = [dayOf(filters.from), dayOf(filters.usedFrom)]
  return {
    q,
    page,
    size,
    sort,
    peek,
    status: known(filters.status, orderStatusOf),
    from,
    to: endOf(from, dayOf(filters.to)),
    usedFrom,
    usedTo: endOf(usedFrom, dayOf(filters.usedTo)),
    since: dayOf(filters.since),
    categories: idsOf(filters.categories),
    products: idsOf(filters.products),
    slot: idsOf(filters.slot).slice(0, 36),
    channel: choiceOf(channels, filters.channel),
    paid: known(filters.paid, (part) => usedPaymentMethods.find((method) => method === part)),
    sellers: idsOf(filters.sellers),
    answer: filters.answer.trim().slice(0, 200),
  }
}
/** The address of a search; empty filters are omitted. */
export const addressed = ({ q, page, size, sort, peek, ...filters }: ListSearch): OrderAddress => ({
  ...narrowingOf(filters),
  q,
  page,
  size,
  sort,
  peek,
})

export const noFilters = (): OrderFilters => textsOf({}, filterNames)
export const searchDefaults: ListSearch = { ...listDefaults, ...noFilters() }
/** Number of active filters; a period counts as one. */
export const countFilters = (search: OrderFilters): number =>
  [
    search.status,
    search.from || search.to,
    search.usedFrom || search.usedTo,
    search.since,
    search.categories || search.products,
    search.slot,
    search.channel,
    search.paid,
    search.sellers,
    search.answer,
  ].filter(Boolean).length

/** Query parameters of the request; empty ones are omitted. */
export function queryOf(search: ListSearch): Query<typeof findOrders> {
  const { q, page, size, sort, from, to, usedFrom, usedTo, since, slot, channel } = search
  const given = {
    query: q,
    status: partsOf(search.status).map(upperSnake).join(','),
    orderedStart: from,
    orderedEnd: to,
    usedStart: usedFrom,
    usedEnd: usedTo,
    changedSince: since,
    categories: search.categories,
    productIds: search.products,
    timeslotId: slot,
    channel: channel as ChannelFilter,
    paymentMethods: search.paid,
    sellers: search.sellers,
    answer: search.answer,
  }
  return {
    page: String(page),
    pageSize: String(size),
    sort,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
  }
}
