import { keyOf, type FileStore } from '@guichet/api/src/files/public.ts'
import { demoPassword, hashPassword } from '@guichet/api/src/sign-in/public.ts'
import { Client } from 'pg'
import { businessPlan } from './businesses/business-plans.ts'
import { makeDemoData, type DemoPlan } from './make-demo-data.ts'
import { drawPictures, type DrawnPicture } from './pictures/draw-pictures.ts'
import { writeBatch } from './write-batch.ts'

export type DemoOptions = {
  /** Connection of the role that owns the tables. */
  url: string
  seed?: string
  /** Time at which the demo data ends, as 2026-11-21 or an instant; now by default. */
  baseDate?: string
  orders?: number
  tenants?: number
  /** Connects the businesses to the payment provider of the demonstration. */
  takesPayments?: boolean
  /** Other sites that may show the ticket offices of the businesses. */
  embeddingSites?: readonly string[]
  /** Storage for images; without it, pages have none. */
  store?: FileStore
}

/** The database is not empty: demo data is created in an empty database only. */
export class DemoDataExists extends Error {}

/**
 * Fills an empty database with demo data in one transaction: businesses, people, slots, fourteen
 * months of orders. The same seed and base date produce identical data, byte for byte.
 *
 * @throws DemoDataExists when the database already contains a business
 */
export async function createDemoData({
  url,
  store,
  ...options
}: DemoOptions): Promise<{ orders: number; rows: number; seconds: number }> {
  const began = performance.now()
  const plan = await demoPlan(options)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const isSuperuser = (
      await client.query<{ rolsuper: boolean }>(
        'select rolsuper from pg_roles where rolname = current_user',
      )
    ).rows[0]!.rolsuper
    await client.query(
      `begin; set local time zone 'UTC'; set local statement_timeout = 0; lock table tenant in share row exclusive mode`,
    )
    if ((await client.query('select from tenant limit 1')).rowCount)
      throw new DemoDataExists(
        'This database already holds a business: demo data is made in an empty one.',
      )
    // Foreign keys are checked with the sizes that tests use; skipping the check halves the time of
    // a large data set.
    if (isSuperuser && plan.orders > 20_000)
      await client.query('set local session_replication_role = replica')
    let rows = 0
    const pictures: { tenantId: string; picture: DrawnPicture }[] = []
    for (const batch of makeDemoData(plan)) {
      rows += batch.pages.reduce((sum, page) => sum + page.lines.length, 0)
      await writeBatch(client, batch, isSuperuser)
      for (const picture of batch.pictures ?? [])
        pictures.push({ tenantId: batch.tenantId!, picture })
    }
    await client.query('commit')
    // A failed upload does not roll back the rows: pages work without images.
    for (const { tenantId, picture } of pictures)
      await store?.put(keyOf(tenantId, picture.sha256), picture.bytes, picture.mediaType)
    await client.query('analyze')
    return { orders: plan.orders, rows, seconds: (performance.now() - began) / 1000 }
  } finally {
    await client.end()
  }
}

/**
 * A plan with defaults. The hash of the shared password has a fixed salt, so that runs are
 * identical.
 */
export async function demoPlan({
  seed = 'guichet',
  baseDate = new Date().toISOString(),
  orders = 5_000,
  tenants = 3,
  takesPayments = false,
  embeddingSites = [],
}: Omit<DemoOptions, 'url' | 'store'>): Promise<DemoPlan> {
  const now = baseDate.length === 10 ? `${baseDate}T17:00:00.000Z` : baseDate
  const pictures = await Promise.all(
    Array.from({ length: tenants }, (_, place) => drawPictures(businessPlan(place))),
  )
  return {
    seed,
    now,
    orders,
    tenants,
    takesPayments,
    embeddingSites,
    pictures,
    passwordHash: await hashPassword(
      demoPassword,
      Buffer.from('guichet-demo-salt').subarray(0, 16),
    ),
  }
}
