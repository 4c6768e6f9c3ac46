import type { receiveStripeEvent as endpoint } from '@guichet/contract/payments/receive-stripe-event.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler, OutsideCtx } from '../platform/contexts.ts'
import { databaseNow } from '../platform/database-clock.ts'
import { enqueue } from '../platform/jobs.ts'
import type { PaymentProviders, ProviderEvent } from './providers.ts'

const nobody = { tenantId: null, accountId: null }

/**
 * Verifies, writes down, answers. What an event is about is asked of the provider later, so that
 * their order and their number change nothing.
 */
export const receiveStripeEvent =
  ({ providers }: { providers: PaymentProviders }): Handler<typeof endpoint> =>
  async (ctx) => {
    const { rawBody, headers } = ctx.request
    const signature = headers['stripe-signature']
    const read = providers.stripe?.readEvent
    if (!read || typeof signature !== 'string' || rawBody === undefined)
      throw apiError('SignatureInvalid')
    const event = read(rawBody, signature)
    for (const tenantId of await tenantsOf(ctx, event))
      await ctx.inTenant({ tenantId, accountId: null }, 'write', ({ db, now }) =>
        enqueue(db, {
          tenantId,
          kind: 'apply-provider-event',
          payload: { provider: 'stripe', ...event },
          runAt: now,
          dedupeKey: `event:stripe:${event.id}`,
        }),
      )
    return { received: true }
  }

/** The businesses whose account it is about; an event of an account that nobody has ends here. */
const tenantsOf = (ctx: OutsideCtx, event: ProviderEvent): Promise<string[]> =>
  ctx.inTenant(nobody, 'write', async ({ db }) => {
    await db
      .insertInto('webhook_event')
      .values({
        provider: 'stripe',
        event_id: event.id,
        account_ref: event.account,
        type: event.type,
        object_ref: event.object,
        received_at: new Date(databaseNow()).toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (event.account === null) return []
    const rows = await db
      .selectFrom('payment_account')
      .select('tenant_id')
      .where('provider', '=', 'stripe')
      .where('account_ref', '=', event.account)
      .orderBy('tenant_id')
      .execute()
    return rows.map((row) => row.tenant_id)
  })
