import type { AccessType } from '../access.ts'

/** Kinds of search results, in the order of display. */
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

/** Catalogue records with their own page. */
export const catalogueKinds = ['activity', 'rental', 'lodging', 'product', 'package'] as const
export type CatalogueKind = (typeof catalogueKinds)[number]

export const accessOfCatalogue: Record<CatalogueKind, AccessType> = {
  activity: 'Activities',
  rental: 'EquipmentRental',
  lodging: 'Lodging',
  product: 'Products',
  package: 'Products',
}

/** A kind is searched for accounts that can open its page: any of these access types. */
export const accessesOfKind: Record<SearchKind, readonly AccessType[]> = {
  order: ['Orders'],
  ticket: ['Tickets'],
  client: ['Clients'],
  booking: ['Calendar'],
  quote: ['Quotes'],
  code: ['PromoCodes'],
  catalogue: [...new Set(Object.values(accessOfCatalogue))],
}
