import type { getCollaborator as endpoint } from '@guichet/contract/ticket-office/get-collaborator.ts'
import { businessOf, DisplayNames, documentOf, profileOf } from '../businesses/public.ts'
import type { Handler } from '../platform/contexts.ts'
import { catalogueOf } from './catalogue-of.ts'
import { listedNames } from './listed-names.ts'
import { picturesOf } from './pictures.ts'

export const getCollaborator: Handler<typeof endpoint> = async ({ db, actor }, { query }) => {
  const business = await businessOf(db, actor.tenantId)
  const profile = await profileOf(db, actor.tenantId)
  const { value: names } = await documentOf(db, actor.tenantId, 'displayNames', DisplayNames)
  const { photos, mainPhotoUrl, logoUrl, darkLogoUrl } = await picturesOf(
    db,
    actor.tenantId,
    profile,
  )
  const { location } = profile
  const textsIn = (language: 'fr' | 'en') => ({
    name: business.name[language],
    shortDescription: profile[language].shortDescription,
    description: profile[language].description,
    customDisplayNames: listedNames(names[language]),
  })
  return {
    profile: { publicId: business.id, name: business.name, isOnline: business.online },
    ...(query.withCatalogue !== 'false' && (await catalogueOf(db, actor.tenantId))),
    locations: location ? [{ geoLocalization: location.geoLocalization }] : [],
    publicId: business.id,
    name: business.name,
    isOnline: business.online,
    staticUrl: business.static_url,
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
