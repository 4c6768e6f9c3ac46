import type { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import { expect, test } from 'vitest'
import { locationOf, placeOf, wholeProfile } from './specified-profile.rules.ts'

const rest = {
  city: 'Québec',
  state: 'Québec',
  country: 'Canada',
  zipCode: 'G1R 2B5',
  geoLocalization: '46.81, -71.21',
}

test.each([
  ['12', 'chemin du Lac', '12 chemin du Lac'],
  ['12A', 'rue 3', '12A rue 3'],
  ['', 'chemin du Lac', 'chemin du Lac'],
  ['', '', ''],
])('number %s and street %s are written as %s, and read again', (streetNumber, street, line) => {
  const place = placeOf({ streetNumber, street, ...rest }, 'Pavillon')
  expect(place).toMatchObject({ name: 'Pavillon', street: line })
  expect(locationOf(place)).toEqual({ streetNumber, street, ...rest })
})

test('the members of the form take precedence over those of the specification, null included', () => {
  const url = '/api/files/1.0/image/collaborators/a.jpg'
  const texts = { name: 'N', shortDescription: '', description: '' }
  const place = placeOf({ streetNumber: '1', street: 'rue', ...rest }, 'Pavillon')
  const images = {
    mainProfileImageUrl: url,
    profileImageUrls: [url],
    logoImageUrl: url,
    logoImageDarkUrl: url,
  }
  const sent = {
    languageSpecificFields: { fr: { ...texts, location: place }, en: texts },
    images,
    logoImageUrl: null,
  } as unknown as ProfileForm
  expect(wholeProfile(sent)).toMatchObject({
    location: { streetNumber: '1', city: 'Québec' },
    languageSpecificFields: { fr: { locationName: 'Pavillon' }, en: { locationName: '' } },
    profileImages: [{ imageUrl: url, fileName: 'a.jpg' }],
    mainProfileImageUrl: url,
    logoImageUrl: null,
    logoImageDarkUrl: url,
  })
})
