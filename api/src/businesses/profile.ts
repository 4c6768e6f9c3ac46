import { z } from 'zod'

const Text = z.string().default('')
const Texts = z
  .strictObject({ shortDescription: Text, description: Text, locationName: Text })
  .prefault({})
/**
 * The stored document `profile` of a business; its names, colour, page address and zone are columns
 * of tenant. Images are stored by their ids.
 */
export const Profile = z.strictObject({
  fr: Texts,
  en: Texts,
  costDescription: Text,
  location: z
    .strictObject({
      streetNumber: Text,
      street: Text,
      city: Text,
      state: Text,
      country: Text,
      zipCode: Text,
      geoLocalization: Text,
    })
    .nullable()
    .default(null),
  contacts: z
    .strictObject({
      email: Text,
      phoneNumber: Text,
      webSite: Text,
      facebook: Text,
      instagram: Text,
      youtube: Text,
    })
    .prefault({}),
  photos: z.array(z.strictObject({ fileId: z.string(), fileName: z.string() })).default([]),
  mainPhotoId: z.string().nullable().default(null),
  logoId: z.string().nullable().default(null),
  darkLogoId: z.string().nullable().default(null),
})
export type Profile = z.output<typeof Profile>
