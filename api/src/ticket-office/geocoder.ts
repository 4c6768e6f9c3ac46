import type { Bilingual } from '@guichet/contract/primitives.ts'

type Address = {
  streetNumber: string
  street: string
  city: string
  state: string
  country: string
  postalCode: string
}
export type Place = {
  latitude: number
  longitude: number
  accuracy: 'address' | 'postalArea'
  nearby: { name: string; names: Bilingual; latitude: number; longitude: number }[]
}
/** Returns the place of an address; null when it is unknown. */
export type Geocoder = (address: Address) => Promise<Place | null>
