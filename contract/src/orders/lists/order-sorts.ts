/** Columns that can sort a list of orders. */
export const orderSorts = [
  'completed',
  'reference',
  'status',
  'payment',
  'firstName',
  'lastName',
  'total',
] as const
