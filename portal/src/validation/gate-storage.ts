import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import type { StoredList } from './offline.rules.ts'
import type { Pending, Reading } from './readings.rules.ts'

/** Sign-out deletes it by this name (app/session/session.ts). */
const database = 'guichet-gate'
let opened: UseStore | undefined
const store = () => (opened ??= createStore(database, 'kept'))

export type StoredGate = { list: StoredList | null; readings: Reading[]; waiting: Pending[] }
/** The owner of the list on this device, which identifies the user offline. */
export const lastOwner = () => get<string>('owner', store())

/** Data on this device for one user in one business; data of others is never read. */
export async function storedGateOf(owner: string): Promise<StoredGate> {
  const [list, readings, waiting] = await Promise.all([
    get<StoredList>(`${owner} list`, store()),
    get<Reading[]>(`${owner} readings`, store()),
    get<Pending[]>(`${owner} waiting`, store()),
  ])
  return { list: list ?? null, readings: readings ?? [], waiting: waiting ?? [] }
}
export async function keepList(owner: string, list: StoredList): Promise<void> {
  await set('owner', owner, store())
  await set(`${owner} list`, list, store())
}
export async function keepReadings(
  owner: string,
  { readings, waiting }: Pick<StoredGate, 'readings' | 'waiting'>,
): Promise<void> {
  // Pending readings are stored first: they must be sent even if the second write fails.
  await set(`${owner} waiting`, waiting, store())
  await set(`${owner} readings`, readings, store())
}
export const forgetStoredGate = () => clear(store())
