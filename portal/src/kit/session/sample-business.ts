import type { Business } from './business.ts'

/** A business for component tests: main staff, without restrictions. */
export const sampleBusiness: Business = {
  publicId: 'b',
  userPublicId: 'u',
  name: { fr: '', en: '' },
  timeZone: 'America/Toronto',
  colour: '#1a5fb4',
  logoUrl: null,
  publicUrl: null,
  isMainStaff: true,
  accesses: [],
  restrictions: [],
  lacksSecondFactor: false,
  kindNames: { fr: {}, en: {} },
}
