import * as contract from '@guichet/contract/payments/receive-stripe-event.ts'
import { databaseNow } from '../platform/db/database-clock.ts'
import { everyRow } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type OutsideCtx } from '../platform/http/contexts.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { PaymentProviders, ProviderEvent } from './providers.ts'

const nobody = { tenantId: null, accountId: null }

type Deps = { providers: PaymentProviders }
type Sender = { name: 'stripe' | 'square'; signedIn: string }

export const receiveStripeEvent = (deps: Deps) =>
  handle(contract.receiveStripeEvent, (ctx) =>
    receive(deps, ctx, { name: 'stripe', signedIn: 'stripe-signature' }),
  )

export const receiveSquareEvent = (deps: Deps) =>
  handle(contract.receiveSquareEvent, (ctx) =>
    receive(deps, ctx, { name: 'square', signedIn: 'x-square-hmacsha256-signature' }),
  )

/**
 * Verifies and stores a notification, and answers. A job reads the state from the provider later,
 * so that the order and number of notifications do not matter.
 */
async function receive(
  { providers }: Deps,
  ctx: OutsideCtx,
  { name, signedIn }: Sender,
): Promise<{ received: true }> {
  const { rawBody, headers } = ctx.request
  const signature = headers[signedIn]
  const read = providers[name]?.readEvent
  if (!read || typeof signature !== 'string' || rawBody === undefined)
    throw apiError('SignatureInvalid')
  const event = await read(rawBody, signature)
  for (const tenantId of await tenantsOf(ctx, name, event))
    await ctx.inTenant({ tenantId, accountId: null }, 'write', ({ db, now }) =>
      enqueue(db, {
        tenantId,
        kind: 'apply-provider-event',
        payload: { provider: name, ...event },
        runAt: now,
        dedupeKey: `event:${name}:${event.id}`,
      }),
    )
  return { received: true }
}

/** Businesses of its account; an event of an unknown account ends here. */
const tenantsOf = (
  ctx: OutsideCtx,
  provider: Sender['name'],
  event: ProviderEvent,
): Promise<string[]> =>
  ctx.inTenant(nobody, 'write', async ({ db }) => {
    await db
      .insertInto('webhook_event')
      .values({
        provider,
        event_id: event.id,
        account_ref: event.account,
        type: event.type,
        object_ref: event.object,
        received_at: new Date(databaseNow()).toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (event.account === null) return []
    const rows = await everyRow(db)
      .selectFrom('payment_account')
      .select('tenant_id')
      .where('provider', '=', provider)
      .where('account_ref', '=', event.account)
      .orderBy('tenant_id')
      .execute()
    return rows.map((row) => row.tenant_id)
  })
