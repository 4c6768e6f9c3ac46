import { z } from 'zod'
import { kinds } from '../kinds.ts'
import {
  Chosen,
  Email,
  ImageUrl,
  PerLanguage,
  Phone,
  Required,
  Text,
  Unique,
  Version,
} from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'

export const defaultColour = '#354344'
export const maxPhotos = 5
/** What is shown before the part that the user types. */
export const linkPrefixes = {
  webSite: '',
  facebook: 'facebook.com/',
  instagram: 'instagram.com/',
  youtube: 'youtube.com/channel/',
} as const
export type LinkName = keyof typeof linkPrefixes

/** The part of a link after its prefix: no scheme, no space, nothing that could leave the address. */
const LinkSuffix = printedAs(
  Text(200)
    .trim()
    .regex(/^$|^[\p{L}\p{N}@_][\p{L}\p{N}._~@%+/?=&#-]*$/u, 'linkSuffix'),
  {
    type: 'string',
    maxLength: 200,
    pattern: '^$|^[A-Za-z0-9@_][A-Za-z0-9._~@%+/?=&#-]*$',
  },
)
/** What comes after `https://`: a name with a dot, then any path. */
const WebSite = LinkSuffix.refine(
  (suffix) =>
    suffix === '' ||
    (/^[^/?#@]+\.[^/?#@.]{2,}(?:[/?#]|$)/.test(suffix) && URL.canParse(`https://${suffix}`)),
  'url',
)
/** The last part of the address of the public page; capitals count as small letters. */
export const StaticUrl = printedAs(
  Text(200)
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/, 'staticUrl'),
  {
    type: 'string',
    maxLength: 200,
    pattern: '^[A-Za-z0-9]([A-Za-z0-9_-]*[A-Za-z0-9])?$',
  },
)
const LogoColour = z.string('type').regex(/^#[0-9a-f]{6}$/i, 'logoColour')
const Coordinates = z
  .string('type')
  .regex(/^$|^-?\d{1,2}(\.\d{1,8})?, ?-?\d{1,3}(\.\d{1,8})?$/, 'invalid')

const Texts = z.strictObject({
  name: Required(75),
  shortDescription: Text(75).trim(),
  description: Text(1500).trim(),
  locationName: Text(75).trim(),
})
const Location = z.strictObject({
  streetNumber: Text(10).trim(),
  street: Text(50).trim(),
  city: Required(50),
  state: Required(50),
  country: Required(50),
  zipCode: Text(10).trim(),
  geoLocalization: Coordinates,
})
const Contacts = z.strictObject({
  email: Email,
  phoneNumber: z.union([z.literal(''), Phone], 'phone'),
  webSite: WebSite,
  facebook: LinkSuffix,
  instagram: LinkSuffix,
  youtube: LinkSuffix,
})
const Photo = z.strictObject({ imageUrl: ImageUrl('collaborators'), fileName: Required(100) })
type Photo = z.output<typeof Photo>
const lower = (text: string) => text.toLowerCase()

/** The public page of the business, whole: what the form reads and saves. */
export const ProfileForm = z.strictObject({
  version: Version,
  isOnline: z.boolean('type'),
  staticUrl: z.union([z.literal(''), StaticUrl], 'staticUrl'),
  costDescription: Text(75).trim(),
  headerBackgroundColor: LogoColour,
  languageSpecificFields: PerLanguage(Texts),
  location: Location,
  contacts: Contacts,
  profileImages: z
    .array(Photo, 'type')
    .min(1, 'onePhoto')
    .max(maxPhotos, 'tooManyImages')
    .refine(
      (photos: Photo[]) =>
        new Set(photos.map((photo) => lower(photo.fileName))).size === photos.length,
      'imageExists',
    )
    .refine(
      (photos: Photo[]) => new Set(photos.map((photo) => photo.imageUrl)).size === photos.length,
      'imageExists',
    ),
  /** One of the photos; without it the first is the main one. */
  mainProfileImageUrl: ImageUrl('collaborators').nullable(),
  logoImageUrl: ImageUrl('collaborators').nullable(),
  logoImageDarkUrl: ImageUrl('collaborators').nullable(),
})
export type ProfileForm = z.output<typeof ProfileForm>

const text = z.string()
/** The same as stored, which may not be whole yet. */
export const StoredProfile = z.strictObject({
  version: z.int(),
  isOnline: z.boolean(),
  staticUrl: text,
  costDescription: text,
  headerBackgroundColor: text,
  languageSpecificFields: PerLanguage(
    z.strictObject({ name: text, shortDescription: text, description: text, locationName: text }),
  ),
  location: z.strictObject({
    streetNumber: text,
    street: text,
    city: text,
    state: text,
    country: text,
    zipCode: text,
    geoLocalization: text,
  }),
  contacts: z.strictObject({
    email: text,
    phoneNumber: text,
    webSite: text,
    facebook: text,
    instagram: text,
    youtube: text,
  }),
  profileImages: z.array(z.strictObject({ imageUrl: text, fileName: text })),
  mainProfileImageUrl: text.nullable(),
  logoImageUrl: text.nullable(),
  logoImageDarkUrl: text.nullable(),
})
export type StoredProfile = z.output<typeof StoredProfile>

const DisplayNames = Unique(
  z
    .array(z.strictObject({ key: Chosen(kinds), value: Required(50) }), 'type')
    .max(kinds.length, `maxItems:${kinds.length}`),
  (entry) => (entry as { key: string }).key,
)
/**
 * How the business calls the kinds of things that it sells; a kind that is not named keeps its own
 * name.
 */
export const DisplayNamesForm = z.strictObject({
  version: Version,
  languageSpecificFields: PerLanguage(z.strictObject({ customDisplayNames: DisplayNames })),
})
