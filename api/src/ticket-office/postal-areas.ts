const smallWord = /^(de|du|des|la|le|les|sur|sous|aux?|et|en|of|on|the)$/
/**
 * The list of postal areas writes only the first letter of a name large: “Pont-rouge” is
 * Pont-Rouge, “Saint-jean-sur-richelieu” Saint-Jean-sur-Richelieu.
 */
export const placeName = (city: string): string =>
  city
    .replace(/\s*\(.*$/, '')
    .replace(/(?<=-)[\p{Ll}]+/gu, (word) =>
      smallWord.test(word) ? word : `${word[0]!.toUpperCase()}${word.slice(1)}`,
    )

const isCanadianArea = (area: string) => /^[ABCEGHJ-NPRSTVXY]\d[A-Z]$/.test(area)

/**
 * Where postal areas are, of those that are Canadian and known: the first three characters of a
 * postal code, good to some kilometres, without any network.
 */
export async function placesOf(areas: readonly { area: string; count: number }[]) {
  // A list of every postal area of two countries: it is read when somebody first asks.
  const { default: zipcodes } = await import('zipcodes')
  return areas.flatMap(({ area, count }) => {
    const found = isCanadianArea(area) ? zipcodes.lookup(area) : undefined
    if (!found) return []
    const { latitude, longitude, city } = found
    // Some names of the list lost their accents on the way: better none than a wrong one.
    const place = city.includes('\uFFFD') ? '' : placeName(city)
    return [{ latitude, longitude, quantity: count, postalArea: area, place }]
  })
}
