import type { Reply } from '@guichet/contract/endpoint.ts'
import type { getBusiness } from '@guichet/contract/ticket-office/get-business.ts'
import type { Frame } from './frame.ts'

/** Public profile of a business. */
export type Business = Reply<typeof getBusiness>

/** Parts of a business that each of its pages shows. */
export type ShownBusiness = Pick<
  Business,
  'name' | 'headerBackgroundColor' | 'contacts' | 'location'
> & { images: Pick<Business['images'], 'logoImageUrl'>; embeddingSites?: readonly string[] }

/** The business as structured data of schema.org. */
export function businessData({ contacts, images, location, ...business }: Business, frame: Frame) {
  const { language, origin, officePath } = frame
  const texts = business.languageSpecificFields[language]
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}${officePath}#business`,
    name: business.name[language],
    url: `${origin}${officePath}`,
    ...(texts.description && { description: texts.description }),
    ...(contacts.phoneNumber && { telephone: contacts.phoneNumber }),
    ...(contacts.email && { email: contacts.email }),
    ...(images.mainProfileImageUrl && { image: `${origin}${images.mainProfileImageUrl}` }),
    ...(location && {
      address: {
        '@type': 'PostalAddress',
        ...(location.street && { streetAddress: location.street }),
        addressLocality: location.city,
        addressRegion: location.state,
        postalCode: location.zipCode,
        addressCountry: location.country,
      },
    }),
  }
}
