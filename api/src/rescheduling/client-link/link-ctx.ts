import { businessOf, type Business } from '../../businesses/public.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import { databaseNow } from '../../platform/db/database-clock.ts'
import type { Db, Transaction } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { OutsideCtx } from '../../platform/http/contexts.ts'
import { clientPlace } from '../../platform/network/client-place.ts'
import type { Throttle } from '../../sign-in/public.ts'
import type { Mover } from '../../tickets/public.ts'
import { reschedulingById } from '../freeing.db.ts'
import { lostTickets, type LostTicketRow } from '../lost-tickets.db.ts'
import type { ClientLinks } from './client-links.ts'

export type LinkDeps = { links: ClientLinks; perGuess: Throttle; perLink: Throttle }
/**
 * Context of a client's handler: a transaction of the token's business, its order and cancelled
 * date, and audit without an account.
 */
export type LinkCtx = Mover &
  Transaction & {
    business: Business
    rescheduling: Awaited<ReturnType<typeof reschedulingById>>
    order: {
      id: string
      reference: string
      first_name: string | null
      email: string | null
      language: string
      client_id: string | null
    }
    tickets: LostTicketRow[]
  }

/**
 * Runs a handler for a signed token, which alone determines the business. Guesses are limited by
 * address, use by order; an unknown token is 404. A write locks the order first, so that two clicks
 * are serialized.
 */
export async function byLink<T>(
  { links, perGuess, perLink }: LinkDeps,
  ctx: OutsideCtx,
  { token, mode }: { token: string; mode: 'read' | 'write' },
  work: (ctx: LinkCtx) => Promise<T>,
): Promise<T> {
  const claims = links.read(token, databaseNow())
  if (!claims) {
    await perGuess.spend(clientPlace(ctx.request.ip))
    throw apiError('NotFound')
  }
  const { tenantId, reschedulingId, orderId } = claims
  await perLink.spend(orderId)
  return ctx.inTenant({ tenantId, accountId: null }, mode, async (tx) => {
    const order = await orderOf(tx.db, tenantId, orderId, mode)
    const rows = order
      ? (await lostTickets(tx.db, tenantId, reschedulingId, [orderId])).filter(
          (row) => row.freed_at !== null,
        )
      : []
    if (!order || !rows.length) throw apiError('NotFound')
    const business = await businessOf(tx.db, tenantId)
    const audit: Mover['audit'] = (code, subject, subjectId, note = {}) =>
      recordAudit(tx.db, {
        tenantId,
        accountId: null,
        clientId: order.client_id,
        requestId: ctx.requestId,
        now: tx.now,
        code,
        subject,
        subjectId,
        orderId,
        ...note,
        facts: { byClient: true, ...note.facts },
      })
    return work({
      ...tx,
      tenantId,
      timeZone: business.time_zone,
      business,
      rescheduling: await reschedulingById(tx.db, tenantId, reschedulingId),
      order,
      tickets: rows,
      audit,
    })
  })
}

const orderOf = (db: Db, tenantId: string, id: string, mode: 'read' | 'write') =>
  selectRows(db, tenantId, 'orders')
    .select(['id', 'reference', 'first_name', 'email', 'language', 'client_id'])
    .where('id', '=', id)
    .$if(mode === 'write', (query) => query.forUpdate())
    .executeTakeFirst()

/** The named tickets, which must be of this link. @throws NotFound */
export const ticketsOfLink = ({ tickets }: LinkCtx, ids: readonly string[]) =>
  ids.map((id) => {
    const row = tickets.find((ticket) => ticket.id === id)
    if (!row) throw apiError('NotFound')
    return row
  })
