import type { StoredProfile } from '@guichet/contract/ticket-office/profile.ts'
import { DisplayNames, documentOf, Profile } from '../businesses/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { listedNames } from './listed-names.ts'
import { picturesOf } from './pictures.ts'
import { placeOf } from './specified-profile.rules.ts'

const nowhere = {
  streetNumber: '',
  street: '',
  city: '',
  state: '',
  country: '',
  zipCode: '',
  geoLocalization: '',
}

/** The page of the business for its form. */
export async function officeProfileOf(db: Db, tenantId: string): Promise<StoredProfile> {
  const tenant = await selectRows(db, tenantId, 'tenant_setting')
    .innerJoin('tenant', 'tenant.id', 'tenant_setting.tenant_id')
    .select([
      'name',
      'colour',
      'static_url',
      'online',
      'is_terminal_reference_required',
      'embedding_sites',
    ])
    .executeTakeFirstOrThrow()
  const { value: profile, version } = await documentOf(db, tenantId, 'profile', Profile)
  const { photos, mainPhotoUrl, logoUrl, darkLogoUrl } = await picturesOf(db, tenantId, profile)
  const { value: names } = await documentOf(db, tenantId, 'displayNames', DisplayNames)
  const location = profile.location ?? nowhere
  const textsIn = (language: 'fr' | 'en') => ({
    name: tenant.name[language],
    ...profile[language],
    location: placeOf(location, profile[language].locationName),
    customDisplayNames: listedNames(names[language]),
  })
  const pictures = {
    mainProfileImageUrl: mainPhotoUrl,
    logoImageUrl: logoUrl,
    logoImageDarkUrl: darkLogoUrl,
  }
  return {
    version,
    isOnline: tenant.online,
    isTerminalReferenceRequired: tenant.is_terminal_reference_required,
    staticUrl: tenant.static_url ?? '',
    embeddingSites: tenant.embedding_sites,
    costDescription: profile.costDescription,
    headerBackgroundColor: tenant.colour,
    languageSpecificFields: { fr: textsIn('fr'), en: textsIn('en') },
    location,
    contacts: profile.contacts,
    profileImages: photos,
    ...pictures,
    images: { ...pictures, profileImageUrls: photos.map(({ imageUrl }) => imageUrl) },
  }
}
