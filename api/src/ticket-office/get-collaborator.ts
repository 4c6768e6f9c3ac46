import * as contract from '@guichet/contract/ticket-office/get-collaborator.ts'
import { handle } from '../platform/http/contexts.ts'
import { catalogueOf } from './catalogue-of.ts'
import { viewBusiness } from './get-business.ts'

/** Returns the profile with the products and the legal texts in one reply. */
export const getCollaborator = handle(contract.getCollaborator, async ({ db, tenantId }) => {
  const profile = await viewBusiness(db, tenantId)
  const { publicId, name, isOnline, location } = profile
  return {
    ...profile,
    profile: { publicId, name, isOnline },
    locations: location ? [{ geoLocalization: location.geoLocalization }] : [],
    ...(await catalogueOf(db, tenantId)),
  }
})
