import type { OfferKind } from '@guichet/contract/office/offers.ts'

const folders: Partial<Record<string, string>> = {
  activity: 'activities',
  pass: 'passes',
  donation: 'donations',
  rental: 'rentals',
  lodging: 'lodgings',
  package: 'packages',
} satisfies Record<Exclude<OfferKind, 'product'>, string>

/** Path of the page of an offer below the office; null for a product, which has none. */
export function offerPath(kind: string, publicId: string): string | null {
  const folder = folders[kind]
  return folder === undefined ? null : `/${folder}/${encodeURIComponent(publicId)}`
}
