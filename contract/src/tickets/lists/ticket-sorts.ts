/** The columns by which a list of tickets is sorted. */
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
