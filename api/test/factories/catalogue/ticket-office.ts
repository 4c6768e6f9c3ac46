import type { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import type { Token, TestServer } from '../../test-server.ts'
import { aStoredPicture } from '../input/pictures.ts'

/** A complete page of a business, with one stored photo. */
export async function aProfile(server: TestServer, who: Token) {
  const { imageUrl } = await aStoredPicture(server, who)
  const texts = (name: string) => ({
    name,
    shortDescription: 'Neige',
    description: 'Beaucoup de neige',
    locationName: 'Pavillon',
  })
  return {
    version: 1,
    isOnline: true,
    staticUrl: '',
    costDescription: '$$',
    headerBackgroundColor: '#354344',
    languageSpecificFields: { fr: texts('Station Essai'), en: texts('Test Hill') },
    location: {
      streetNumber: '12',
      street: 'chemin du Lac',
      city: 'Québec',
      state: 'Québec',
      country: 'Canada',
      zipCode: 'G1R 2B5',
      geoLocalization: '46.81, -71.21',
    },
    contacts: {
      email: 'info@example.test',
      phoneNumber: '418 555-0199',
      webSite: 'example.test/ski',
      facebook: 'station.essai',
      instagram: '',
      youtube: 'UC123',
    },
    profileImages: [{ imageUrl, fileName: 'pistes.jpg' }],
    mainProfileImageUrl: imageUrl,
    logoImageUrl: null,
    logoImageDarkUrl: null,
  } satisfies ProfileForm
}

/** Puts the ticket office of a business online. @returns The last part of the URL of its page */
export async function anOffice(server: TestServer, { tenantId }: { tenantId: string }) {
  const office = `billetterie-${tenantId}`
  await server.owner.query('update tenant set online = true, static_url = $2 where id = $1', [
    tenantId,
    office,
  ])
  return office
}
