import type { Business } from './business.ts'

/** A business for tests that draw a part of a screen: main staff, nothing restricted. */
export const sampleBusiness: Business = {
  publicId: 'b',
  userPublicId: 'u',
  name: { fr: '', en: '' },
  timeZone: 'America/Toronto',
  colour: '#1a5fb4',
  logoUrl: null,
  isMainStaff: true,
  accesses: [],
  restrictions: [],
  lacksSecondFactor: false,
  kindNames: { fr: {}, en: {} },
}
