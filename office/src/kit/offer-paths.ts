import type { ActivityOfferKind, OfferKind } from '@guichet/contract/office/offers.ts'

const folders: Record<ActivityOfferKind, string> = {
  activity: 'activities',
  pass: 'passes',
  donation: 'donations',
}
const isOfActivity = (kind: OfferKind | string): kind is ActivityOfferKind => kind in folders

/** Path of the page of an offer below the office; null for a kind without pages. */
export const offerPath = (kind: OfferKind | string, publicId: string): string | null =>
  isOfActivity(kind) ? `/${folders[kind]}/${encodeURIComponent(publicId)}` : null
