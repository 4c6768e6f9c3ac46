/** Name of the database of offline sales; devices that never sold offline do not have one. */
export const allotmentsDatabase = 'guichet-allotments'

/** Whether this device ever sold offline. Does not open the database, which would create it. */
export async function hasAllotmentsDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name === allotmentsDatabase)
}
