import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import type { KeptList } from './offline.rules.ts'
import type { Pending, Reading } from './readings.rules.ts'

/** As sign-out removes it (app/session.ts). */
const database = 'guichet-gate'
let opened: UseStore | undefined
const store = () => (opened ??= createStore(database, 'kept'))

export type Kept = { list: KeptList | null; readings: Reading[]; waiting: Pending[] }
/** Whose list is on this device: without a network nobody else can say. */
export const lastOwner = () => get<string>('owner', store())

/** What this device keeps for one person in one business; nobody else's is ever read. */
export async function keptBy(owner: string): Promise<Kept> {
  const [list, readings, waiting] = await Promise.all([
    get<KeptList>(`${owner} list`, store()),
    get<Reading[]>(`${owner} readings`, store()),
    get<Pending[]>(`${owner} waiting`, store()),
  ])
  return { list: list ?? null, readings: readings ?? [], waiting: waiting ?? [] }
}
export async function keepList(owner: string, list: KeptList): Promise<void> {
  await set('owner', owner, store())
  await set(`${owner} list`, list, store())
}
export async function keepReadings(
  owner: string,
  { readings, waiting }: Pick<Kept, 'readings' | 'waiting'>,
): Promise<void> {
  // What waits goes first: a reading that is not written down must be sent all the same.
  await set(`${owner} waiting`, waiting, store())
  await set(`${owner} readings`, readings, store())
}
export const forgetKept = () => clear(store())
