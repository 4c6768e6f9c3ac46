import { bad, missing, type Bad } from './bad-requests.ts'

/** What the lists of tickets and of orders do not understand. */
export const badListInput: readonly Bad[] = [
  bad('findTickets', 'a page beyond the last', { 'query.page': 401 }, 'page maxValue'),
  bad('findTickets', 'a percentage for a page', { 'query.page': '50%' }, 'page integer'),
  bad('findTickets', 'a page beyond all numbers', { 'query.page': '1e309' }, 'page integer'),
  bad('findTickets', 'a huge page', { 'query.pageSize': 10_001 }, 'pageSize maxValue'),
  bad('findTickets', 'a NUL in its search', { 'query.query': 'a\0b' }, 'query invalid'),
  bad('findTickets', 'a search of a book', { 'query.query': 'x'.repeat(201) }, 'query maxLength'),
  bad('findTickets', 'a column that it lacks', { 'query.sort': '-password' }, 'sort choice'),
  bad('findTickets', 'a kind that nobody sells', { 'query.type': 'hope' }, 'type choice'),
  bad(
    'findTickets',
    'a period the wrong way round',
    { 'query.activePeriodEnd': '2029-12-30' },
    'activePeriodEnd order',
  ),
  bad(
    'findTickets',
    'a day that no calendar has',
    { 'query.activePeriodStart': '2030-02-30' },
    'activePeriodStart date',
  ),
  missing('findTickets', 'a product that nobody has', { 'query.productIds': 'random' }),
  missing('findTickets', 'a category that nobody has', { 'query.categories': 'random' }),
  bad('findOrders', 'a status that none has', { 'query.status': 'PAID' }, 'status choice'),
  bad(
    'findOrders',
    'a payment in gold',
    { 'query.paymentMethods': 'gold' },
    'paymentMethods choice',
  ),
  bad('findOrders', 'a channel that is none', { 'query.channel': 'radio' }, 'channel choice'),
  bad(
    'findOrders',
    'a use that ends before it begins',
    { 'query.usedEnd': '2029-12-30' },
    'usedEnd order',
  ),
  bad(
    'findOrders',
    'sales that end before they begin',
    { 'query.orderedEnd': '2019-12-30' },
    'orderedEnd order',
  ),
  bad('findOrders', 'a NUL in an answer', { 'query.answer': 'a\0b' }, 'answer invalid'),
  bad(
    'findOrders',
    'a day that no calendar has',
    { 'query.changedSince': '2030-02-30' },
    'changedSince date',
  ),
  missing('findOrders', 'a product that nobody has', { 'query.productIds': 'random' }),
  missing('findOrders', 'a slot that nobody has', { 'query.timeslotId': 'random' }),
  missing('findOrders', 'a seller who sold nothing', { 'query.sellers': 'random' }),
  bad('findTicketsOdata', 'a NUL in its filter', { 'query.$filter': '\0' }, '$filter invalid'),
  bad('findTicketsOdata', 'half a limit', { 'query.$top': '0.5' }, '$top integer'),
]
