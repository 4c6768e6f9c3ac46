import { get, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { serverClock } from '../../kit/dates/server-clock.ts'
import { allotmentsDatabase } from '../../kit/session/allotments-database.ts'
import type { Business } from '../../kit/session/business.ts'
import { seatsLeft, slotsOf, withAllotment, type Allotment } from './allotment.rules.ts'
import {
  salesToKeep,
  unsettledOf,
  withOutcome,
  withSale,
  type OfflineSale,
} from './offline-sale.rules.ts'

const table = 'kept'
let opened: Promise<IDBDatabase> | undefined
function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(allotmentsDatabase)
  request.onupgradeneeded = () => request.result.createObjectStore(table)
  return promisifyRequest(request).then((database) => {
    database.addEventListener('close', () => {
      opened = undefined
    })
    return database
  })
}
/**
 * Durability `strict` reports a write only once it is on the disk. By default most browsers report
 * it earlier and lose the last sale in a power failure.
 */
const store: UseStore = async (mode, use) => {
  opened ??= open()
  // A failed opening is not cached: the next use opens the database again.
  const database = await opened.catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return use(database.transaction(table, mode, { durability: 'strict' }).objectStore(table))
}

/** Values that prefill the form the next day: the name of the counter and the number of places. */
export type Usual = { counterName: string; places: number }
export type StoredCounter = { allotments: Allotment[]; sales: OfflineSale[]; usual: Usual }
/** The business that this device sells for: offline the server cannot provide it. */
export const lastBusiness = () => get<Business>('business', store)
export const keepBusiness = (business: Business) => set('business', business, store)

const salesSuffix = ' sales'
const names = (businessId: string) => ({
  allotments: `${businessId} allotments`,
  sales: `${businessId}${salesSuffix}`,
  usual: `${businessId} usual`,
})
/** Stored data per business and not per person, because any staff member may use the device. */
export async function storedCounterOf(businessId: string): Promise<StoredCounter> {
  const { allotments, sales, usual } = names(businessId)
  return {
    allotments: (await get<Allotment[]>(allotments, store)) ?? [],
    sales: (await get<OfflineSale[]>(sales, store)) ?? [],
    usual: (await get<Usual>(usual, store)) ?? { counterName: '', places: 10 },
  }
}
export const keepUsual = (businessId: string, usual: Usual) =>
  set(names(businessId).usual, usual, store)

/** Reads and writes in one transaction, so that two pages of the same device lose no update. */
const change = <T>(name: string, changed: (was: T[]) => T[]): Promise<T[]> =>
  store('readwrite', async (kept) => {
    const was = await promisifyRequest<T[] | undefined>(kept.get(name))
    const now = changed(was ?? [])
    kept.put(now, name)
    await promisifyRequest(kept.transaction)
    return now
  })
export async function keepAllotment(businessId: string, allotment: Allotment) {
  // With persistent storage the browser does not evict these data when its disk is full.
  await navigator.storage?.persist?.().catch(() => false)
  return change<Allotment>(names(businessId).allotments, (was) => withAllotment(was, allotment))
}
/** Also drops the settled sales of these allotments; sales without an order stay. */
export async function dropAllotments(
  businessId: string,
  isGone: (allotment: Allotment) => boolean,
) {
  const allotments = await change<Allotment>(names(businessId).allotments, (was) =>
    was.filter((allotment) => !isGone(allotment)),
  )
  const sales = await change<OfflineSale>(names(businessId).sales, (was) =>
    salesToKeep(was, allotments),
  )
  return { allotments, sales }
}
/** @throws Error if another page of this device has just sold one of its seats */
export const keepSale = (businessId: string, sale: OfflineSale) =>
  change<OfflineSale>(names(businessId).sales, (was) => {
    const next = withSale(was, sale)
    if (!next) throw new Error('a seat of this sale is sold')
    return next
  })
export const keepOutcome = (
  businessId: string,
  publicId: string,
  outcome: Parameters<typeof withOutcome>[2],
) => change<OfflineSale>(names(businessId).sales, (was) => withOutcome(was, publicId, outcome))

/** Whether this device has seats that can be sold now. */
export async function sellsHere(): Promise<boolean> {
  const business = await lastBusiness()
  if (!business) return false
  const { allotments, sales } = await storedCounterOf(business.publicId)
  return slotsOf(allotments, new Date(serverClock.now()).toISOString()).some(
    (slot) => seatsLeft(slot, sales).length > 0,
  )
}
/** Number of sales on this device without an order: their money is recorded nowhere else. */
export async function unsettledHere(): Promise<number> {
  const names = await store('readonly', (kept) => promisifyRequest(kept.getAllKeys()))
  const kept = await Promise.all(
    names
      .filter((name) => String(name).endsWith(salesSuffix))
      .map((name) => get<OfflineSale[]>(name, store)),
  )
  return kept.reduce((count, sales = []) => count + unsettledOf(sales).length, 0)
}
