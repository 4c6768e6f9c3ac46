import { sellablePasses } from '../activities/public.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { ownersIn } from '../tickets/public.ts'
import type { SoldPass } from './find-pass.rules.ts'
import { knownPasses, type KnownPasses } from './known-passes.rules.ts'

/** Season passes of a business, on sale or not. */
export async function soldPasses(db: Db, tenantId: string, timeZone: string): Promise<SoldPass[]> {
  const day = (instant: string | null) => instant && localDateOf(instant, timeZone)
  return (await sellablePasses(db, tenantId)).map((pass) => ({
    productId: pass.id,
    activity: pass.category_title!,
    title: pass.title,
    from: day(pass.valid_begins_at),
    until: day(pass.valid_ends_at),
  }))
}

/**
 * Season passes of clients, including those cancelled here, which another file must not create
 * again.
 */
export async function passesOfClients(
  db: Db,
  { tenantId, timeZone }: { tenantId: string; timeZone: string },
  clientIds: readonly string[],
): Promise<KnownPasses> {
  const known = knownPasses()
  if (!clientIds.length) return known
  const rows = await selectRows(db, tenantId, 'orders')
    .innerJoin('ticket', sameTenant('ticket.order_id', 'orders.id'))
    .select(['orders.client_id', 'ticket.product_id', 'ticket.ends_at', 'ticket.owner'])
    .where('orders.client_id', 'in', [...new Set(clientIds)])
    .where('ticket.kind', '=', 'season_pass')
    .where('ticket.ends_at', 'is not', null)
    .execute()
  for (const row of rows) {
    const pass = { productId: row.product_id, until: localDateOf(row.ends_at!, timeZone) }
    const holders = ownersIn(row.owner)
    for (const holder of holders.length ? holders : [{ firstName: '', lastName: '' }])
      known.add(row.client_id!, { ...pass, holder })
  }
  return known
}
