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
  nearby: { name: string; latitude: number; longitude: number }[]
}
/** Says where an address is; null when it does not know. */
export type Geocoder = (address: Address) => Promise<Place | null>
