import type { Pieces } from '@guichet/contract/till/till-view.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { sumOfCents } from '../platform/db/sum-of-cents.ts'
import { locking, yieldUnprotected } from '../platform/fault-seams.ts'
import type { Actor } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import type { CashSums, MethodSums } from './expected.rules.ts'

/**
 * Time of a write that waited for the lock of a till: it must be later than what it waited for,
 * unlike the begin of the request.
 */
export const thisMoment = sql<string>`clock_timestamp()::timestamptz(3)`

export type TillRow = Awaited<ReturnType<ReturnType<typeof tillsOf>['execute']>>[number]

/** Tills with the names of their people. */
export const tillsOf = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'till')
    .innerJoin('register', sameTenant('register.id', 'till.register_id'))
    .innerJoin('account as opener', 'opener.id', 'till.opened_by')
    .leftJoin('account as closer', 'closer.id', 'till.closed_by')
    .select([
      'till.id',
      'till.register_id',
      'register.name as register_name',
      'business_day',
      'opened_by',
      'opened_at',
      'float_cents',
      'closed_at',
      'expected_cents',
      'counted_cents',
      'explanation',
    ])
    .select([
      sql<string>`opener.first_name || ' ' || opener.last_name`.as('clerk_name'),
      sql<string | null>`closer.first_name || ' ' || closer.last_name`.as('closed_by_name'),
      sql<number>`(
          select ${sumOfCents('line.cents')}
          from till_line line
          where (line.tenant_id, line.till_id) = (till.tenant_id, till.id)
            and line.kind = 'correction'
        )`.as('correction_cents'),
    ])

/** Whether an actor may read and close the tills of others. */
const mayOversee = ({ isMain, accesses }: Pick<Actor, 'isMain' | 'accesses'>) =>
  isMain || accesses.has('SalesReports')

type Asker = Pick<Ctx, 'db' | 'tenantId' | 'accountId'> & {
  actor: Pick<Actor, 'isMain' | 'accesses'>
}
/**
 * @throws NotFound when it does not exist, or belongs to another person whom the caller may not
 *   oversee
 */
export async function visibleTill(
  { db, tenantId, accountId, actor }: Asker,
  id: string,
): Promise<TillRow> {
  const till = await tillsOf(db, tenantId).where('till.id', '=', id).executeTakeFirst()
  if (!till || (till.opened_by !== accountId && !mayOversee(actor))) throw apiError('NotFound')
  return till
}

/**
 * Locks an open till until the commit: no sale of its clerk is in progress, and none begins.
 *
 * @throws NotFound, TillClosed with the person who closed it
 */
export async function lockTill(asker: Asker, id: string): Promise<TillRow> {
  const { db, tenantId } = asker
  await selectRows(db, tenantId, 'till')
    .select('id')
    .where('id', '=', id)
    .$call(locking('till-lock', 'forNoKeyUpdate'))
    .execute()
  const till = await visibleTill(asker, id)
  await yieldUnprotected('till-lock')
  if (till.closed_at !== null)
    throw apiError('TillClosed', { name: till.closed_by_name, closedDateTimeUtc: till.closed_at })
  return till
}

/** Current sums of a till. */
export async function sumsOf(db: Db, tenantId: string, till: TillRow): Promise<CashSums> {
  const { rows: methods } =
    await sql<MethodSums>`select method, ${sumOfCents('taken_cents')} as taken,
      ${sumOfCents('given_cents')} as given
    from (
      select method, cents + rounding_cents as taken_cents, 0 as given_cents
      from payment
      where tenant_id = ${tenantId} and till_id = ${till.id} and state = 'succeeded'
      union all
      select coalesce(t.paid_by_hand, p.method), 0, t.cents + t.rounding_cents
      from refund_transfer t
      join payment p on (p.tenant_id, p.id) = (t.tenant_id, t.payment_id)
      where t.tenant_id = ${tenantId} and t.till_id = ${till.id} and t.state = 'settled'
    ) moved
    group by method
    order by method`.execute(db)
  const lines = await selectRows(db, tenantId, 'till_line')
    .select(['kind', sumOfCents('cents').as('cents')])
    .where('till_id', '=', till.id)
    .groupBy('kind')
    .execute()
  const centsOf = (kind: string) => lines.find((line) => line.kind === kind)?.cents ?? 0
  return {
    floatCents: till.float_cents,
    methods,
    inCents: centsOf('in'),
    outCents: centsOf('out'),
  }
}

const byName = (who: string) =>
  sql<string>`${sql.ref(`${who}.first_name`)} || ' ' || ${sql.ref(`${who}.last_name`)}`

/** Cash in and out, and corrections, in the order in which they were written. */
export const linesOf = (db: Db, tenantId: string, tillId: string) =>
  selectRows(db, tenantId, 'till_line')
    .innerJoin('account', 'account.id', 'till_line.written_by')
    .select([
      'till_line.id',
      'kind',
      'cents',
      'reason',
      'written_at',
      byName('account').as('by_name'),
    ])
    .where('till_id', '=', tillId)
    .orderBy('written_at')
    .orderBy('till_line.id')
    .execute()

export type PiecesOf = z.output<typeof Pieces>
/** Counts of a drawer, the last one at the end. */
export async function countsOf(db: Db, tenantId: string, tillId: string) {
  const rows = await selectRows(db, tenantId, 'till_count')
    .innerJoin('account', 'account.id', 'till_count.counted_by')
    .select([
      'till_count.id',
      'pieces',
      'counted_cents',
      'expected_cents',
      'counted_at',
      byName('account').as('by_name'),
    ])
    .where('till_id', '=', tillId)
    .orderBy('counted_at')
    .orderBy('till_count.id')
    .execute()
  return rows.map((row) => ({ ...row, pieces: row.pieces as PiecesOf }))
}

/** Settings of the business for tills. */
export async function tillSettings(db: Db, tenantId: string) {
  const setting = await selectRows(db, tenantId, 'tenant_setting')
    .select(['is_till_required', 'is_blind_count'])
    .executeTakeFirstOrThrow()
  return { isTillRequired: setting.is_till_required, isBlindCount: setting.is_blind_count }
}
