/** The columns by which a list of orders is sorted. */
export const orderSorts = [
  'completed',
  'reference',
  'status',
  'payment',
  'firstName',
  'lastName',
  'total',
] as const
