import type { AccessType } from '../access.ts'

/** What one search goes through, in the order in which it is shown. */
export const searchKinds = [
  'order',
  'ticket',
  'client',
  'booking',
  'quote',
  'code',
  'catalogue',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** What the catalogue holds that has a page of its own. */
export const catalogueKinds = ['activity', 'rental', 'lodging', 'product', 'package'] as const
export type CatalogueKind = (typeof catalogueKinds)[number]

export const accessOfCatalogue: Record<CatalogueKind, AccessType> = {
  activity: 'Activities',
  rental: 'EquipmentRental',
  lodging: 'Lodging',
  product: 'Products',
  package: 'Products',
}

/** A kind is searched for whoever may open its page: any of these accesses. */
export const accessesOfKind: Record<SearchKind, readonly AccessType[]> = {
  order: ['Orders'],
  ticket: ['Tickets'],
  client: ['Clients'],
  booking: ['Calendar'],
  quote: ['Quotes'],
  code: ['PromoCodes'],
  catalogue: [...new Set(Object.values(accessOfCatalogue))],
}
