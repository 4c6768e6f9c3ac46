import { z } from 'zod'

const Words = z.strictObject({ shortDescription: z.string().default(''), description: z.string().default('') }).prefault({})
/** The stored document `profile` of a business; its names, colour, address of its page and zone are columns of tenant. */
export const Profile = z.strictObject({
  fr: Words, en: Words,
  location: z.strictObject({ street: z.string(), city: z.string(), state: z.string(), country: z.string(), zipCode: z.string(), geoLocalization: z.string() }).nullable().default(null),
  contacts: z.strictObject({ email: z.string().default(''), phoneNumber: z.string().default(''), webSite: z.string().default('') }).prefault({}),
})
