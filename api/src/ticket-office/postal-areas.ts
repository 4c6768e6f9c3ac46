import { placeName } from './place-names.rules.ts'

const isCanadianArea = (area: string) => /^[ABCEGHJ-NPRSTVXY]\d[A-Z]$/.test(area)

/**
 * Places of known Canadian postal areas: the first three characters of a postal code, accurate to
 * some kilometres, without network access.
 */
export async function placesOf(areas: readonly { area: string; count: number }[]) {
  // A data set of all postal areas of two countries, loaded on first use.
  const { default: zipcodes } = await import('zipcodes')
  return areas.flatMap(({ area, count }) => {
    const found = isCanadianArea(area) ? zipcodes.lookup(area) : undefined
    if (!found) return []
    const { latitude, longitude, city } = found
    const placeNames = placeName(city)
    const place = placeNames.en
    return [{ latitude, longitude, quantity: count, postalArea: area, place, placeNames }]
  })
}
