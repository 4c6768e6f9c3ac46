import { fold } from '@guichet/contract/fold.ts'
import type { OrderQuery } from '@guichet/contract/orders/lists/order-query.ts'
import { orderStatusOf } from '@guichet/contract/orders/order-status.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { instantOf, periodOf } from '../../platform/values/period.ts'
import { requestedDay } from '../../platform/values/zoned-time.ts'
import { namedProducts, type TicketCodes } from '../../tickets/public.ts'
import type { OrderNarrowing } from './narrow-orders.db.ts'
import { meaningOf, scannedTicket, type OrderSearch, type OrderSort } from './search-orders.db.ts'

/** The person who reads, or the business for which a background job reads. */
export type Reader = Pick<Ctx, 'client' | 'db' | 'language' | 'tenantId' | 'timeZone'>

/**
 * Resolves a query to a search.
 *
 * @throws InvalidRequest when a period ends before it begins
 * @throws NotFound when it names an unknown product, category, slot or seller
 */
export async function readOrderSearch(
  tx: Reader,
  codes: TicketCodes,
  query: OrderQuery,
): Promise<OrderSearch> {
  const { tenantId } = tx
  await assertNamed(tx.db, tenantId, query)
  const term = query.query ?? ''
  const [, minus, sort] = /^(-?)(\w+)$/.exec(query.sort ?? '-completed')!
  const ticketId = scannedTicket(codes, term, tenantId)
  return {
    tenantId,
    meaning: await meaningOf(tx, { tenantId, term, ticketId }),
    narrowing: {
      ...periodsOf(tx, query),
      statuses: (query.status ?? []).flatMap((status) => orderStatusOf(status) ?? []),
      productIds: await namedProducts(tx.db, tenantId, query),
      slotId: query.timeslotId ?? null,
      channel: query.channel ?? null,
      methods: query.paymentMethods ?? [],
      sellerIds: query.sellers ?? [],
      answer: fold(query.answer ?? ''),
    },
    sort: sort as OrderSort,
    isDescending: minus === '-',
  }
}

/** @throws NotFound when the slot does not exist */
export async function assertSlot(db: Db, tenantId: string, id: string): Promise<void> {
  const known = await selectRows(db, tenantId, 'slot')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) throw apiError('NotFound')
}

async function assertNamed(db: Db, tenantId: string, { timeslotId, sellers = [] }: OrderQuery) {
  if (timeslotId) await assertSlot(db, tenantId, timeslotId)
  const accounts = db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', [...new Set(sellers)])
  const sold = ({ exists, selectFrom }: ExpressionBuilder<DB, 'account'>) =>
    exists(
      selectFrom('orders')
        .select('orders.id')
        .where('tenant_id', '=', tenantId)
        .whereRef('created_by', '=', 'account.id'),
    )
  if (sellers.length && (await accounts.where(sold).execute()).length < new Set(sellers).size)
    throw apiError('NotFound')
}

type Periods = Pick<
  OrderNarrowing,
  'orderedFrom' | 'orderedTo' | 'usedFrom' | 'usedTo' | 'nightsFrom' | 'nightsTo' | 'changedSince'
>
function periodsOf({ timeZone, language }: Reader, query: OrderQuery): Periods {
  const zone = { timeZone, language }
  const { orderedStart, orderedEnd, usedStart, usedEnd, changedSince } = query
  const ordered = periodOf({
    ...zone,
    start: orderedStart,
    end: orderedEnd,
    endField: 'orderedEnd',
  })
  const used = periodOf({ ...zone, start: usedStart, end: usedEnd, endField: 'usedEnd' })
  return {
    orderedFrom: ordered.from,
    orderedTo: ordered.to,
    usedFrom: used.from,
    usedTo: used.to,
    nightsFrom: dayOf(usedStart, timeZone),
    nightsTo: dayOf(usedEnd, timeZone),
    changedSince: changedSince === undefined ? null : instantOf(changedSince, 0, timeZone),
  }
}

const dayOf = (when: string | undefined, timeZone: string): string | null => {
  if (when === undefined) return null
  return when.length > 10 ? requestedDay(when, timeZone) : when
}
