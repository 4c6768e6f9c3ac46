import { aProfile } from '../factories/catalogue/ticket-office.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

const words = { name: 'Station', shortDescription: 'Neige', description: 'Beaucoup de neige' }
const legal = { termsAndConditions: 'Conditions', refundPolicy: 'Politique' }
const message = [
  { type: 'OrderConfirmationAdditionalInformation', htmlContent: '<p>Bienvenue</p>' },
]

/** Calls on the ticket office with exactly the members of the specification. */
export async function officeBodies(server: TestServer, staff: Staff) {
  const { isOnline, costDescription, headerBackgroundColor, contacts, profileImages } =
    await aProfile(server, staff)
  const location = {
    name: 'Pavillon',
    street: '12 chemin du Lac',
    city: 'Québec',
    state: 'Québec',
    country: 'Canada',
    zipCode: 'G1R 2B5',
    geoLocalization: '46.81, -71.21',
  }
  const texts = { ...words, customDisplayNames: [], location }
  const params = { id: staff.tenantId }
  return {
    saveOfficeProfile: {
      params,
      body: {
        isOnline,
        staticUrl: 'station-essai',
        costDescription,
        headerBackgroundColor,
        languageSpecificFields: { fr: texts, en: texts },
        contacts,
        images: {
          mainProfileImageUrl: profileImages[0]!.imageUrl,
          profileImageUrls: profileImages.map(({ imageUrl }) => imageUrl),
          logoImageUrl: null,
          logoImageDarkUrl: null,
        },
      },
    },
    saveDisplayNames: {
      params,
      body: {
        languageSpecificFields: {
          fr: { customDisplayNames: [{ key: 'daily_ticket', value: 'Remontée' }] },
          en: { customDisplayNames: [] },
        },
      },
    },
    saveCommunication: {
      params,
      body: {
        replyEmail: 'info@example.test',
        internationalizedEmailConfigurations: { fr: message, en: message },
        internationalizedLegalTexts: { fr: legal, en: legal },
      },
    },
  }
}
