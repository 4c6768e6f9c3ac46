/** Columns that can sort a list of tickets. */
export const ticketSorts = [
  'reference',
  'category',
  'product',
  'type',
  'sold',
  'activation',
  'firstName',
  'lastName',
] as const
