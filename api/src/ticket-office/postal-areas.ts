const smallWord = /^(de|du|des|la|le|les|sur|sous|aux?|et|en|of|on|the)$/
/**
 * The data set capitalizes only the first character of a name: “Pont-rouge” is Pont-Rouge,
 * “Saint-jean-sur-richelieu” Saint-Jean-sur-Richelieu.
 */
export const placeName = (city: string): string =>
  city
    .replace(/\s*\(.*$/, '')
    .replace(/(?<=-)[\p{Ll}]+/gu, (word) =>
      smallWord.test(word) ? word : `${word[0]!.toUpperCase()}${word.slice(1)}`,
    )

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
    // Some names of the data set lost their accents: these are left out.
    const place = city.includes('\uFFFD') ? '' : placeName(city)
    return [{ latitude, longitude, quantity: count, postalArea: area, place }]
  })
}
