import type { Offer } from '@guichet/contract/office/offers.ts'
import type { Business } from '../src/kit/business.ts'
import type { Frame } from '../src/kit/frame.ts'
import type { ActivityProps } from '../src/pages/activity/activity.load.ts'
import type { BusinessProps } from '../src/pages/business/business.load.ts'

const id = (n: number) => `0199055c-ec80-7bdd-9b69-${String(n).padStart(12, '0')}`

export const aFrame = (parts: Partial<Frame> = {}): Frame => ({
  language: 'fr',
  origin: 'https://billets.example',
  officePath: '/b/station',
  cart: null,
  rest: '',
  styleUrl: '/b/-/style.css',
  scriptUrl: '/b/-/elements.js',
  fontUrl: '/b/-/font.woff2',
  ...parts,
})

/** A business whose texts are all `text`. */
export function aBusinessNamed(text: string): Business {
  const texts = {
    name: text,
    shortDescription: text,
    description: text,
    customDisplayNames: [],
  }
  return {
    publicId: id(1),
    name: { fr: text, en: text },
    isOnline: true,
    staticUrl: 'station',
    embeddingSites: [],
    timeZone: 'America/Toronto',
    province: 'QC',
    headerBackgroundColor: '#1f5f8b',
    languageSpecificFields: { fr: texts, en: texts },
    location: {
      street: text,
      city: text,
      state: text,
      country: text,
      zipCode: text,
      geoLocalization: '',
    },
    contacts: {
      email: 'info@example.test',
      phoneNumber: '418 555-0199',
      webSite: 'example.test',
      facebook: '',
      instagram: '',
      youtube: '',
    },
    images: {
      mainProfileImageUrl: '/api/files/1.0/image/collaborators/a.jpg',
      profileImageUrls: ['/api/files/1.0/image/collaborators/a.jpg'],
      logoImageUrl: null,
      logoImageDarkUrl: null,
    },
    costDescription: text,
  }
}

export const anOffer = (parts: Partial<Offer> = {}): Offer => ({
  kind: 'activity',
  publicId: id(2),
  name: { fr: 'Ski alpin', en: 'Alpine skiing' },
  description: null,
  imageUrl: null,
  sale: { state: 'onSale', fromPrice: 39, nextOpenDay: '2030-02-03' },
  saleBeginsDateTimeUtc: null,
  ...parts,
})

export const businessProps = (parts: Partial<BusinessProps> = {}): BusinessProps => ({
  business: aBusinessNamed('Station'),
  today: '2030-02-02',
  offers: [anOffer()],
  ...parts,
})

export const activityProps = (parts: Partial<ActivityProps> = {}): ActivityProps => ({
  business: aBusinessNamed('Station'),
  today: '2030-02-02',
  activity: {
    ...anOffer(),
    message: null,
    schedulingType: 'WithCalendar',
    types: [
      { productId: id(3), title: { fr: 'Adulte', en: 'Adult' }, price: 79, identifications: [] },
      {
        productId: id(4),
        title: { fr: 'Tout-petit', en: 'Toddler' },
        price: 0,
        identifications: [],
      },
    ],
  },
  month: '2030-02',
  lastMonth: '2030-02',
  days: [],
  day: null,
  slots: [],
  isNothingChosen: false,
  ...parts,
})
