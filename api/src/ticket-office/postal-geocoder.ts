import type { Geocoder, Place } from './geocoder.ts'
import { placeName } from './place-names.rules.ts'

const nearbyKm = 40
const maxNearby = 8
const kmBetween = (
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
) =>
  Math.hypot(
    (a.latitude - b.latitude) * 111,
    (a.longitude - b.longitude) * 111 * Math.cos((a.latitude * Math.PI) / 180),
  )

/**
 * Geocoder without network access: the centre of the area of a postal code (its first three
 * characters in Canada), accurate to some kilometres.
 */
export const postalGeocoder: Geocoder = async ({ postalCode, country }) => {
  // A data set of all postal areas of two countries, loaded on first use.
  const { default: zipcodes } = await import('zipcodes')
  const code = postalCode.replace(/[\s-]/g, '').toUpperCase()
  const isCanadian =
    /^[ABCEGHJ-NPRSTVXY]\d[A-Z](\d[A-Z]\d)?$/.test(code) &&
    !/^(us|usa|united states|états-unis)/i.test(country.trim())
  const isAmerican = !isCanadian && /^\d{5}$/.test(code)
  const found =
    isCanadian || isAmerican ? zipcodes.lookup(isCanadian ? code.slice(0, 3) : code) : undefined
  if (!found) return null
  const { latitude, longitude } = found
  return {
    latitude,
    longitude,
    accuracy: 'postalArea',
    nearby: isCanadian ? namedAround(Object.values(zipcodes.codes), found) : [],
  }
}

type PostalArea = { city: string; country: string; latitude: number; longitude: number }
function namedAround(
  areas: readonly PostalArea[],
  place: { latitude: number; longitude: number },
): Place['nearby'] {
  const named = new Map<string, Place['nearby'][number] & { km: number }>()
  for (const { city, latitude, longitude, country } of areas) {
    const km = country === 'Canada' ? kmBetween(place, { latitude, longitude }) : Infinity
    const name = placeName(city)
    if (km <= nearbyKm && name.en && km < (named.get(name.en)?.km ?? Infinity))
      named.set(name.en, { name: name.en, names: name, latitude, longitude, km })
  }
  return [...named.values()]
    .sort((a, b) => a.km - b.km)
    .slice(0, maxNearby)
    .map(({ km: _km, ...place }) => place)
}
