import { bad, missing, type Bad } from './bad-requests.ts'

/** What a list of tickets does not understand. */
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
  bad('findTicketsOdata', 'a NUL in its filter', { 'query.$filter': '\0' }, '$filter invalid'),
  bad('findTicketsOdata', 'half a limit', { 'query.$top': '0.5' }, '$top integer'),
]
