import { expect, test } from 'vitest'
import { postalAddress } from './postal-address.rules.ts'

const location = {
  streetNumber: '120',
  street: 'rue du Sommet',
  city: 'Mont-Cendré',
  state: 'Québec',
  country: 'Canada',
  zipCode: 'G0A 1A0',
  geoLocalization: '',
}

test('an address is written in the form of each language, from its known parts', () => {
  expect(postalAddress(location, 'fr')).toBe('120 rue du Sommet, Mont-Cendré (Québec) G0A 1A0')
  expect(postalAddress(location, 'en')).toBe('120 rue du Sommet, Mont-Cendré, Québec G0A 1A0')
  const sparse = { ...location, streetNumber: '', street: '', zipCode: '' }
  expect(postalAddress(sparse, 'fr')).toBe('Mont-Cendré (Québec)')
  expect(postalAddress(null, 'fr')).toBeNull()
  expect(postalAddress({ ...sparse, city: '', state: '' }, 'en')).toBeNull()
})
