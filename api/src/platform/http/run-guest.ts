import {
  notifyWriteListeners,
  transactionFrom,
  type FirstStatement,
  type Transaction,
} from '../db/db.ts'
import { clientPlace } from '../network/client-place.ts'
import { nilId } from '../values/ids.ts'
import { apiError } from './api-error.ts'
import { finish, inputOf, modeOf, nowOf, type Call } from './call.ts'
import type { GuestCtx, HandlerIn, OutsideCtx, OutsideGuestCtx } from './contexts.ts'
import { runOutside } from './run-outside.ts'

const noScope = { tenantId: null, accountId: null }
type FoundOffice = { tenant_id: string; time_zone: string; online: boolean }
type OfficeRow = Omit<FoundOffice, 'tenant_id'> & { now: string; tenant_id: string | null }

/**
 * Query for the business of a ticket office. It also sets the tenant of the transaction, which is
 * unknown before.
 */
const officeQuery = (staticUrl: string): FirstStatement => ({
  text: `select clock_timestamp()::timestamptz(3) as now, te.id as tenant_id, te.time_zone, te.online,
      set_config('app.tenant_id', coalesce(te.id, '${nilId}')::text, true)
    from (select) one
    left join tenant te on te.static_url = $1`,
  values: [staticUrl],
})

/**
 * Runs a transaction in the business whose ticket office the request names, on the connections of
 * visitors.
 *
 * @throws NotFound for an unknown ticket office, and for one that is offline unless the call is
 *   about an order
 */
async function inOffice<T>(
  call: Call,
  mode: 'read' | 'write',
  work: (tx: Transaction, office: FoundOffice) => Promise<T>,
): Promise<T> {
  const { guestPool: pool } = call.deps
  const { office } = inputOf(call).params as { office: string }
  const opening = { pool, scope: noScope, mode, first: officeQuery(office), isAnswered: true }
  let written: string | null = null
  const result = await transactionFrom<T, OfficeRow>(opening, async (tx, row) => {
    const { tenant_id, time_zone, online } = row
    if (tenant_id === null || !(online || call.endpoint.afterSale)) throw apiError('NotFound')
    written = tenant_id
    return work(tx, { tenant_id, time_zone, online })
  })
  if (mode === 'write' && written) notifyWriteListeners(pool, written)
  return result
}

const visitorOf = ({ request }: Call, { tenant_id, time_zone, online }: FoundOffice) => ({
  tenantId: tenant_id,
  timeZone: time_zone,
  place: clientPlace(request.ip),
  isOnline: online,
})

/** Runs a call of an anonymous visitor. */
export async function runForGuest(call: Call, handler: HandlerIn<GuestCtx>): Promise<unknown> {
  const input = inputOf(call)
  try {
    return await inOffice(call, modeOf(call), async (tx, office) => {
      const visitor = visitorOf(call, office)
      const context = { ...tx, ...call.common, now: nowOf(call, tx), ...visitor }
      return finish(call, await handler(context, input))
    })
  } finally {
    // A sale enqueues emails; the next poll finds any other job.
    if (modeOf(call) === 'write') call.deps.afterCommit()
  }
}

/** Runs a call of a visitor to other services; it opens its own transactions. */
export const runOutsideForGuest = async (
  call: Call,
  handler: HandlerIn<OutsideGuestCtx>,
): Promise<unknown> => {
  const office = await inOffice(call, 'read', async (_tx, found) => found)
  return runOutside(call, (ctx: OutsideCtx, input) =>
    handler({ ...ctx, ...visitorOf(call, office) }, input),
  )
}
