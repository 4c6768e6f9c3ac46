import type {
  PlaceOfLanguage,
  ProfileForm,
  StoredProfile,
} from '@guichet/contract/ticket-office/profile.ts'
import { lastOf } from '../platform/values/must.ts'

type Location = NonNullable<ProfileForm['location']>

/** A place in the form of the specification: the street begins with its number. */
export const placeOf = (
  { streetNumber, street, ...place }: Location,
  name: string,
): PlaceOfLanguage => ({ name, street: `${streetNumber} ${street}`.trim(), ...place })

/** The reverse: a first word that begins with a digit is the number. */
export function locationOf({ name: _name, street, ...place }: PlaceOfLanguage): Location {
  const [, streetNumber = '', name = ''] = /^(\d\S{0,9})?\s*(.*)$/.exec(street) ?? []
  return { ...place, streetNumber, street: name }
}

/** Normalizes a page with its place and images to the form's members. */
export function wholeProfile(sent: ProfileForm) {
  const { images, languageSpecificFields: fields } = sent
  const textsIn = (language: 'fr' | 'en') => {
    const { location, locationName, customDisplayNames: _own, ...texts } = fields[language]
    return { ...texts, locationName: locationName ?? location?.name ?? '' }
  }
  // Null is a value too: it removes an image.
  const picture = (name: 'mainProfileImageUrl' | 'logoImageUrl' | 'logoImageDarkUrl') =>
    (sent[name] === undefined ? images?.[name] : sent[name]) ?? null
  return {
    ...sent,
    languageSpecificFields: { fr: textsIn('fr'), en: textsIn('en') },
    location: sent.location ?? locationOf(fields.fr.location!),
    profileImages:
      sent.profileImages ??
      images!.profileImageUrls.map((imageUrl) => ({
        imageUrl,
        fileName: lastOf(imageUrl.split('/')),
      })),
    mainProfileImageUrl: picture('mainProfileImageUrl'),
    logoImageUrl: picture('logoImageUrl'),
    logoImageDarkUrl: picture('logoImageDarkUrl'),
  }
}
export type WholeProfile = ReturnType<typeof wholeProfile>

/** A page without duplicated members, for audit lines. */
export function editedOf({ images: _images, languageSpecificFields, ...page }: StoredProfile) {
  const textsIn = ({
    location: _place,
    customDisplayNames: _names,
    ...texts
  }: StoredProfile['languageSpecificFields']['fr']) => texts
  const { fr, en } = languageSpecificFields
  return { ...page, languageSpecificFields: { fr: textsIn(fr), en: textsIn(en) } }
}
