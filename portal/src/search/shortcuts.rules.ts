/** Keys after `g`: the first letter of the page's French name, if it is free. */
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
