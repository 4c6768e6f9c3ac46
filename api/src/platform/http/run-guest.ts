import { transactionFrom, type FirstStatement } from '../db/db.ts'
import { nilId } from '../values/ids.ts'
import { apiError } from './api-error.ts'
import { finish, inputOf, modeOf, nowOf, type Call } from './call.ts'
import type { GuestCtx, HandlerIn } from './contexts.ts'

const noScope = { tenantId: null, accountId: null }
type OfficeRow = { now: string; tenant_id: string | null; time_zone: string }

/**
 * Query for the business of a ticket office that is online. It also sets the tenant of the
 * transaction, which is unknown before.
 */
const officeQuery = (staticUrl: string): FirstStatement => ({
  text: `select clock_timestamp()::timestamptz(3) as now, te.id as tenant_id, te.time_zone,
      set_config('app.tenant_id', coalesce(te.id, '${nilId}')::text, true)
    from (select) one
    left join tenant te on te.static_url = $1 and te.online`,
  values: [staticUrl],
})

/**
 * Runs a call of an anonymous visitor in the business whose ticket office the request names, on the
 * connections of unauthenticated calls.
 *
 * @throws NotFound for an unknown ticket office, and for one that is offline
 */
export const runForGuest = (call: Call, handler: HandlerIn<GuestCtx>): Promise<unknown> => {
  const input = inputOf(call)
  const { office } = input.params as { office: string }
  const opening = {
    pool: call.deps.publicPool,
    scope: noScope,
    mode: modeOf(call),
    first: officeQuery(office),
    isAnswered: true,
  }
  return transactionFrom<unknown, OfficeRow>(opening, async (tx, row) => {
    if (row.tenant_id === null) throw apiError('NotFound')
    const context = {
      ...tx,
      ...call.common,
      now: nowOf(call, tx),
      tenantId: row.tenant_id,
      timeZone: row.time_zone,
    }
    return finish(call, await handler(context, input))
  })
}
