/** Parameters for the reader's position, which are not part of a saved view. */
const ofReader = ['page', 'peek']

/**
 * A search as address: values that differ from the defaults, in a fixed order, so that equal
 * searches have equal addresses.
 */
export function addressOf(search: object, defaults: object): string {
  const usual = new Map(Object.entries(defaults))
  return new URLSearchParams(
    Object.entries(search)
      .filter(([name, value]) => !ofReader.includes(name) && value !== usual.get(name))
      .map(([name, value]): [string, string] => [name, String(value)])
      .sort(([name], [other]) => (name < other ? -1 : 1)),
  ).toString()
}

/** Parameters of an address, as the page of the list reads them. */
export const searchIn = (address: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(address))
