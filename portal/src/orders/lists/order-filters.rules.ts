import type { Query } from '@guichet/contract/endpoint.ts'
import type { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { orderStatusOf, upperSnake } from '@guichet/contract/orders/order-status.ts'
import { usedPaymentMethods } from '@guichet/contract/orders/payment-methods.ts'
import { choiceOf, dayOf, idsOf, textsOf } from '../../kit/text/address.rules.ts'
import { filterNames, type ListSearch, type OrderFilters } from './orders-search.rules.ts'

export const channels = ['', 'counter', 'online'] as const
export const partsOf = (text: string): string[] => (text ? text.split(',') : [])
const known = (text: string, isKnown: (part: string) => string | null | undefined): string =>
  [...new Set(partsOf(text).flatMap((part) => isKnown(part) ?? []))].join(',')
/** A period that ends before it begins has no end. */
const endOf = (from: string, to: string) => (to < from ? '' : to)

/** The search that an address means: filters that are not understood narrow nothing. */
export function understood<Search extends OrderFilters>(search: Search): Search {
  const [from, usedFrom] = [dayOf(search.from), dayOf(search.usedFrom)]
  return {
    ...search,
    status: known(search.status, orderStatusOf),
    from,
    to: endOf(from, dayOf(search.to)),
    usedFrom,
    usedTo: endOf(usedFrom, dayOf(search.usedTo)),
    since: dayOf(search.since),
    categories: idsOf(search.categories),
    products: idsOf(search.products),
    slot: idsOf(search.slot).slice(0, 36),
    channel: choiceOf(channels, search.channel),
    paid: known(search.paid, (part) => usedPaymentMethods.find((method) => method === part)),
    sellers: idsOf(search.sellers),
    answer: search.answer.trim().slice(0, 200),
  }
}

/** The filters of a search alone. */
export const filtersOf = (search: OrderFilters): OrderFilters => textsOf(search, filterNames)
export const noFilters = (): OrderFilters => textsOf({}, filterNames)
/** How many of the filters narrow the list; a period is one. */
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

/** What the server is asked for. */
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
    channel: channel as 'counter',
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
