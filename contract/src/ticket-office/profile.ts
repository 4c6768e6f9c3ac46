import { z } from 'zod'
import { kinds } from '../kinds.ts'
import {
  Choice,
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
import { EmbeddingSites } from './embedding-sites.ts'

export const maxPhotos = 5
/** Text displayed before the part that the user types. */
export const linkPrefixes = {
  webSite: '',
  facebook: 'facebook.com/',
  instagram: 'instagram.com/',
  youtube: 'youtube.com/channel/',
} as const
export type LinkName = keyof typeof linkPrefixes

/**
 * The part of a link after its prefix: without a scheme, spaces or characters that could change the
 * host.
 */
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
/** The part after `https://`: a host name with a dot, then any path. */
const WebSite = LinkSuffix.refine(
  (suffix) =>
    suffix === '' ||
    (/^[^/?#@]+\.[^/?#@.]{2,}(?:[/?#]|$)/.test(suffix) && URL.canParse(`https://${suffix}`)),
  'url',
)
/** Last part of the URL of the public page, in lower case. */
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

/** The same place in the format of the specification, per language. */
const PlaceOfLanguage = z.strictObject({
  name: Text(75).trim(),
  /** Street number and name. */
  street: Text(61).trim(),
  city: Text(50).trim(),
  state: Text(50).trim(),
  country: Text(50).trim(),
  zipCode: Text(10).trim(),
  geoLocalization: Coordinates,
})
export type PlaceOfLanguage = z.output<typeof PlaceOfLanguage>
const ShownNames = z
  .array(z.strictObject({ key: Choice(kinds), value: Text(50) }), 'type')
  .max(kinds.length, `maxItems:${kinds.length}`)
const Texts = z.strictObject({
  name: Required(75),
  shortDescription: Text(75).trim(),
  description: Text(1500).trim(),
  locationName: Text(75).trim().optional(),
  /** Used when the top-level `location` is absent. */
  location: PlaceOfLanguage.optional(),
  /** Accepted and ignored: display names have their own call. */
  customDisplayNames: ShownNames.optional(),
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

const Photos = z
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
  )
const Picture = ImageUrl('collaborators').nullable()
/** Images in the format of the specification; the fields of the form take precedence. */
const Images = z.strictObject({
  mainProfileImageUrl: Picture,
  profileImageUrls: z.array(ImageUrl('collaborators'), 'type').max(maxPhotos, 'tooManyImages'),
  logoImageUrl: Picture,
  logoImageDarkUrl: Picture,
})

/**
 * The public page of a business, as the form reads and saves it. Location and images may be sent in
 * the format of the specification instead.
 */
export const ProfileForm = z
  .strictObject({
    version: Version,
    isOnline: z.boolean('type'),
    /** Counter setting: a card payment requires its reference; absent leaves it unchanged. */
    isTerminalReferenceRequired: z.boolean('type').optional(),
    staticUrl: z.union([z.literal(''), StaticUrl], 'staticUrl'),
    /** Sites that may show the cart and the payment in a frame; absent leaves them unchanged. */
    embeddingSites: EmbeddingSites.optional(),
    costDescription: Text(75).trim(),
    headerBackgroundColor: LogoColour,
    languageSpecificFields: PerLanguage(Texts),
    location: Location.optional(),
    contacts: Contacts,
    profileImages: Photos.optional(),
    /** Must be one of the photos; defaults to the first. */
    mainProfileImageUrl: Picture.optional(),
    logoImageUrl: Picture.optional(),
    logoImageDarkUrl: Picture.optional(),
    images: Images.optional(),
  })
  .superRefine(({ location, languageSpecificFields: { fr }, profileImages, images }, ctx) => {
    const missing = (path: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: [path], message })
    if (!location && !fr.location) missing('location', 'required')
    if (!profileImages && !images?.profileImageUrls.length) missing('profileImages', 'onePhoto')
  })
export type ProfileForm = z.output<typeof ProfileForm>

const text = z.string()
/** The stored profile; it may be incomplete. */
export const StoredProfile = z.strictObject({
  version: z.int(),
  isOnline: z.boolean(),
  isTerminalReferenceRequired: z.boolean(),
  staticUrl: text,
  embeddingSites: z.array(text),
  costDescription: text,
  headerBackgroundColor: text,
  languageSpecificFields: PerLanguage(
    z.strictObject({
      name: text,
      shortDescription: text,
      description: text,
      locationName: text,
      location: z.strictObject({
        name: text,
        street: text,
        city: text,
        state: text,
        country: text,
        zipCode: text,
        geoLocalization: text,
      }),
      customDisplayNames: z.array(z.strictObject({ key: z.enum(kinds), value: text })),
    }),
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
  images: z.strictObject({
    mainProfileImageUrl: text.nullable(),
    profileImageUrls: z.array(text),
    logoImageUrl: text.nullable(),
    logoImageDarkUrl: text.nullable(),
  }),
})
export type StoredProfile = z.output<typeof StoredProfile>

const DisplayNames = Unique(
  z
    .array(z.strictObject({ key: Choice(kinds), value: Required(50) }), 'type')
    .max(kinds.length, `maxItems:${kinds.length}`),
  (entry) => (entry as { key: string }).key,
)
/** Names of kinds, as the business changes them; kinds that are not listed keep their default. */
export const DisplayNamesForm = z.strictObject({
  version: Version,
  languageSpecificFields: PerLanguage(z.strictObject({ customDisplayNames: DisplayNames })),
})
