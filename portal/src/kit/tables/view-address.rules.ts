/** What the place of a reader in a list is, and no part of a view of it. */
const ofReader = ['page', 'peek']

/**
 * A search as the address says it: what differs from the defaults, in one order, so that two equal
 * searches read alike.
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

/** The names and values of an address, as the page of the list reads them. */
export const searchIn = (address: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(address))
