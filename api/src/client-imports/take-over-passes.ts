import { lockBuyers, type Buyer } from '../clients/public.ts'
import { takeOverPass } from '../orders/public.ts'
import { mustGet } from '../platform/values/must.ts'
import { endOfDay, startOfDay } from '../platform/values/zoned-time.ts'
import { passesOfClients } from './passes.db.ts'
import type { ReadPass } from './read-pass.rules.ts'

export type PassToTake = { clientId: string; pass: ReadPass }
type TakingOverCtx = Parameters<typeof takeOverPass>[0]

/**
 * Takes over the passes of rows, without those that clients have already. The clients are locked
 * first, so that a concurrent import of the same file waits and finds them.
 */
export async function takeOverPasses(
  ctx: TakingOverCtx,
  rows: readonly PassToTake[],
  facts: Record<string, unknown>,
): Promise<void> {
  if (!rows.length) return
  const { tenantId, timeZone } = ctx
  const ids = rows.map(({ clientId }) => clientId)
  const buyers = await lockBuyers(ctx.db, tenantId, ids)
  const known = await passesOfClients(ctx.db, { tenantId, timeZone }, ids)
  for (const { clientId, pass } of rows) {
    if (known.has(clientId, pass)) continue
    const buyer = mustGet(buyers, clientId)
    const holder = holderOf(pass, buyer)
    await takeOverPass(
      ctx,
      {
        buyer,
        productId: pass.productId,
        window: windowOf(pass, timeZone),
        holder,
        formerNumber: pass.formerNumber,
      },
      facts,
    )
    known.add(clientId, { ...pass, holder })
  }
}

/** The holder of the row, otherwise the client. */
const holderOf = ({ holder }: ReadPass, { firstName = '', lastName = '' }: Buyer) =>
  holder.firstName || holder.lastName ? holder : { ...holder, firstName, lastName }

/** Ends at the last millisecond of the last day, as a pass that is sold here. */
const windowOf = ({ from, until }: ReadPass, timeZone: string) => ({
  begins_at: startOfDay(from, timeZone),
  ends_at: endOfDay(until, timeZone),
})
