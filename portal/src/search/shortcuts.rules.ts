/** After `g`, the letter of a page: the first one of its French name where that is free. */
export const goToKeys: Record<string, string> = {
  d: '/',
  s: '/sell',
  o: '/orders',
  t: '/tickets',
  k: '/till',
  h: '/timetables',
  b: '/bookings',
  a: '/activities',
  p: '/operations/promo-codes',
  r: '/reports',
  c: '/clients',
  f: '/search',
}
