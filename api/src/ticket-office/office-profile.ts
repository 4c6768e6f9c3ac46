import type { StoredProfile } from '@guichet/contract/ticket-office/profile.ts'
import { documentOf, Profile } from '../businesses/public.ts'
import type { Db } from '../platform/db.ts'
import { picturesOf } from './pictures.ts'

const nowhere = {
  streetNumber: '',
  street: '',
  city: '',
  state: '',
  country: '',
  zipCode: '',
  geoLocalization: '',
}

/** The page of the business as its form reads it. */
export async function officeProfileOf(db: Db, tenantId: string): Promise<StoredProfile> {
  const tenant = await db
    .selectFrom('tenant')
    .select(['name', 'colour', 'static_url', 'online'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const { value: profile, version } = await documentOf(db, tenantId, 'profile', Profile)
  const { photos, mainPhotoUrl, logoUrl, darkLogoUrl } = await picturesOf(db, tenantId, profile)
  return {
    version,
    isOnline: tenant.online,
    staticUrl: tenant.static_url ?? '',
    costDescription: profile.costDescription,
    headerBackgroundColor: tenant.colour,
    languageSpecificFields: {
      fr: { name: tenant.name.fr, ...profile.fr },
      en: { name: tenant.name.en, ...profile.en },
    },
    location: profile.location ?? nowhere,
    contacts: profile.contacts,
    profileImages: photos,
    mainProfileImageUrl: mainPhotoUrl,
    logoImageUrl: logoUrl,
    logoImageDarkUrl: darkLogoUrl,
  }
}
