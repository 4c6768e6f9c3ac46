import * as contract from '@guichet/contract/ticket-office/get-business.ts'
import type { z } from 'zod'
import { businessOf, DisplayNames, documentOf, profileOf } from '../businesses/public.ts'
import type { Db } from '../platform/db/db.ts'
import { handle } from '../platform/http/contexts.ts'
import { listedNames } from './listed-names.ts'
import { picturesOf } from './pictures.ts'

export const getBusiness = handle(contract.getBusiness, ({ db, tenantId }) =>
  viewBusiness(db, tenantId),
)

/** The profile for screens; the public page has a separate call. */
export async function viewBusiness(
  db: Db,
  tenantId: string,
): Promise<z.output<typeof contract.BusinessProfile>> {
  const business = await businessOf(db, tenantId)
  const profile = await profileOf(db, tenantId)
  const { value: names } = await documentOf(db, tenantId, 'displayNames', DisplayNames)
  const { photos, mainPhotoUrl, logoUrl, darkLogoUrl } = await picturesOf(db, tenantId, profile)
  const { location } = profile
  const textsIn = (language: 'fr' | 'en') => ({
    name: business.name[language],
    shortDescription: profile[language].shortDescription,
    description: profile[language].description,
    customDisplayNames: listedNames(names[language]),
  })
  return {
    publicId: business.id,
    name: business.name,
    isOnline: business.online,
    staticUrl: business.static_url,
    embeddingSites: business.embeddingSites,
    timeZone: business.time_zone,
    province: business.province,
    headerBackgroundColor: business.colour,
    costDescription: profile.costDescription,
    contacts: profile.contacts,
    location: location && {
      street: `${location.streetNumber} ${location.street}`.trim(),
      city: location.city,
      state: location.state,
      country: location.country,
      zipCode: location.zipCode,
      geoLocalization: location.geoLocalization,
    },
    languageSpecificFields: { fr: textsIn('fr'), en: textsIn('en') },
    images: {
      mainProfileImageUrl: mainPhotoUrl,
      profileImageUrls: photos.map(({ imageUrl }) => imageUrl),
      logoImageUrl: logoUrl,
      logoImageDarkUrl: darkLogoUrl,
    },
  }
}
