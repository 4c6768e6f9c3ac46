import { get, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { allotmentsDatabase } from '../../kit/session/allotments-database.ts'
import type { Business } from '../../kit/session/business.ts'
import { seatsLeft, slotsOf, withAllotment, type Allotment } from './allotment.rules.ts'
import { keptFor, unsettledOf, withOutcome, withSale, type KeptSale } from './kept-sale.rules.ts'

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
 * What is written is on the disk before it is said to be kept: a browser that may keep it in memory
 * for a while, as most do, loses the last sale with the power.
 */
const store: UseStore = async (mode, use) => {
  opened ??= open()
  // A database that could not be opened is tried anew the next time.
  const database = await opened.catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return use(database.transaction(table, mode, { durability: 'strict' }).objectStore(table))
}

/** What a device asks for again the next day: the name of the counter, and how many places. */
export type Usual = { counterName: string; places: number }
export type Kept = { allotments: Allotment[]; sales: KeptSale[]; usual: Usual }
/** For whom this device sells: without a network nobody else can say. */
export const lastBusiness = () => get<Business>('business', store)
export const keepBusiness = (business: Business) => set('business', business, store)

const salesSuffix = ' sales'
const names = (businessId: string) => ({
  allotments: `${businessId} allotments`,
  sales: `${businessId}${salesSuffix}`,
  usual: `${businessId} usual`,
})
/** Whoever is at the counter of this device: what it holds is the business's, not a person's. */
export async function keptOf(businessId: string): Promise<Kept> {
  const { allotments, sales, usual } = names(businessId)
  return {
    allotments: (await get<Allotment[]>(allotments, store)) ?? [],
    sales: (await get<KeptSale[]>(sales, store)) ?? [],
    usual: (await get<Usual>(usual, store)) ?? { counterName: '', places: 10 },
  }
}
export const keepUsual = (businessId: string, usual: Usual) =>
  set(names(businessId).usual, usual, store)

/** Reads and writes in one transaction, so that nothing is lost between two pages of one device. */
const change = <T>(name: string, changed: (was: T[]) => T[]): Promise<T[]> =>
  store('readwrite', async (kept) => {
    const was = await promisifyRequest<T[] | undefined>(kept.get(name))
    const now = changed(was ?? [])
    kept.put(now, name)
    await promisifyRequest(kept.transaction)
    return now
  })
export async function keepAllotment(businessId: string, allotment: Allotment) {
  // A browser that is short of room throws nothing away that it promised to keep.
  await navigator.storage?.persist?.().catch(() => false)
  return change<Allotment>(names(businessId).allotments, (was) => withAllotment(was, allotment))
}
/** What is settled of it leaves with it; what no order has stays. */
export async function dropAllotments(
  businessId: string,
  isGone: (allotment: Allotment) => boolean,
) {
  const allotments = await change<Allotment>(names(businessId).allotments, (was) =>
    was.filter((allotment) => !isGone(allotment)),
  )
  const sales = await change<KeptSale>(names(businessId).sales, (was) => keptFor(was, allotments))
  return { allotments, sales }
}
/** @throws Error where another page of this device has just sold a seat of it */
export const keepSale = (businessId: string, sale: KeptSale) =>
  change<KeptSale>(names(businessId).sales, (was) => {
    const next = withSale(was, sale)
    if (!next) throw new Error('a seat of this sale is sold')
    return next
  })
export const keepOutcome = (
  businessId: string,
  publicId: string,
  outcome: Parameters<typeof withOutcome>[2],
) => change<KeptSale>(names(businessId).sales, (was) => withOutcome(was, publicId, outcome))

/** Whether there are places on this device that may be sold now. */
export async function sellsHere(): Promise<boolean> {
  const business = await lastBusiness()
  if (!business) return false
  const { allotments, sales } = await keptOf(business.publicId)
  return slotsOf(allotments, new Date().toISOString()).some(
    (slot) => seatsLeft(slot, sales).length > 0,
  )
}
/** How many sales of this device no order has: they are money, and nobody else knows of them. */
export async function unsettledHere(): Promise<number> {
  const names = await store('readonly', (kept) => promisifyRequest(kept.getAllKeys()))
  const kept = await Promise.all(
    names
      .filter((name) => String(name).endsWith(salesSuffix))
      .map((name) => get<KeptSale[]>(name, store)),
  )
  return kept.reduce((count, sales = []) => count + unsettledOf(sales).length, 0)
}
