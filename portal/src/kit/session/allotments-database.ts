/** What a counter keeps that sells without a network; a device that never did has none. */
export const allotmentsDatabase = 'guichet-allotments'

/** Whether this device ever sold so: one that did not is not made a database by being asked. */
export async function hasAllotmentsDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name === allotmentsDatabase)
}
