import type { Kind } from '@guichet/contract/kinds.ts'
import { codeKey } from '@guichet/contract/rebates/rebate-keys.ts'
import type { RebateObstacle } from '@guichet/contract/rebates/rebate-obstacles.ts'
import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { isProtected, locking, yieldUnprotected } from '../platform/fault-seams.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { mustFind, mustGet } from '../platform/values/must.ts'
import {
  chooseRebates,
  type ChosenRebates,
  type FinalCostOf,
  type RebateTerms,
} from '../pricing/public.ts'
import { manualShares, type DiscountAuthor, type DiscountRequest } from './manual-discount.db.ts'

type Parts = Parameters<typeof chooseRebates>[1]['parts']
export type RebateRequest = {
  /** Codes as they were typed. */
  codes: readonly string[]
  postalCode: string | null
  discount: DiscountRequest | null
  /** True to lock single-use codes against other sales until the commit. */
  isSale: boolean
}
/** Result of a requested or automatic rebate. */
type RebateResult = {
  code: string | null
  description: string | null
  cents: number
  obstacle: RebateObstacle | null
}
export type CartRebates = Pick<ChosenRebates, 'shares' | 'prepaidTaxes'> & {
  results: RebateResult[]
  uses: RebateUse[]
  /** Manual discount, in addition to the codes. */
  given: DiscountAuthor | null
}
type Circumstances = {
  rows: Candidates
  parts: Parts
  today: string
  combinesByDefault: boolean
  finalCostOf: FinalCostOf
}
export type RebateUse = { rebateId: string; isOnce: boolean; cents: number }
export const noRebates: CartRebates = {
  shares: [],
  prepaidTaxes: [],
  results: [],
  uses: [],
  given: null,
}

/** Loads the candidate rebates of a cart; a sale locks its single-use codes. */
export async function rebateCandidates(
  { db, tenantId }: Ctx,
  { codes, isSale }: RebateRequest,
): Promise<Candidates> {
  const keys = codes.map(codeKey)
  if (isSale && keys.length > 0) await lockCodes(db, tenantId, keys)
  const rows = await loadCandidates(db, tenantId, keys)
  await yieldUnprotected('code-lock')
  return rows
}

/**
 * Chooses the rebates of a cart. Automatic rebates that do not apply are omitted; entered codes are
 * always reported.
 */
export async function rebatesOfCart(
  ctx: Ctx,
  wanted: RebateRequest,
  { rows, parts, today, combinesByDefault, finalCostOf }: Circumstances,
): Promise<CartRebates> {
  const codes = [...new Map(wanted.codes.map((code) => [codeKey(code), code]))]
  const chosen = chooseRebates(
    rows.map((row) => termsOf(row, combinesByDefault)),
    { parts, today, postalCode: wanted.postalCode },
    finalCostOf,
  )
  const resultOf = new Map(chosen.results.map((result) => [result.id, result]))
  const resultFor = (row: Row | undefined, code: string | null): RebateResult => {
    if (!row) return { code, description: null, cents: 0, obstacle: 'Unknown' }
    const { cents, obstacle } = mustGet(resultOf, row.id)
    return { code, description: row.description, cents, obstacle }
  }
  const byThemselves = rows.filter(
    (row) => row.code === null && mustGet(resultOf, row.id).obstacle === null,
  )
  const { discount } = wanted
  const byHand = discount
    ? [await manualShares(ctx, discount, { parts, rebates: chosen.shares })]
    : []
  return {
    shares: [...chosen.shares, ...byHand],
    given: discount && { reason: discount.reason, givenBy: ctx.accountId },
    prepaidTaxes: chosen.prepaidTaxes,
    results: [
      ...codes.map(([key, code]) => {
        const row = rows.find((each) => each.code_key === key)
        return resultFor(row, row?.code ?? code)
      }),
      ...byThemselves.map((row) => resultFor(row, null)),
    ],
    uses: chosen.shares.map(({ key }) => ({
      rebateId: key,
      isOnce: mustFind(rows, (row) => row.id === key).applies === 'ONCE',
      cents: mustGet(resultOf, key).cents,
    })),
  }
}

/** Locks single-use codes in the order of their ids, which serializes two sales of one code. */
const lockCodes = (db: Db, tenantId: string, keys: readonly string[]) =>
  selectRows(db, tenantId, 'rebate')
    .select('id')
    .where('code_key', 'in', [...keys])
    .where('applies', '=', 'ONCE')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$call(locking('code-lock', 'forNoKeyUpdate'))
    .execute()

type Candidates = Awaited<ReturnType<typeof loadCandidates>>
type Row = Candidates[number]
const loadCandidates = (db: Db, tenantId: string, keys: readonly string[]) =>
  selectRows(db, tenantId, 'rebate')
    .select([
      'id',
      'code',
      'code_key',
      'description',
      'types',
      'percent_milli',
      'amount_cents',
      'prepaid_tax_cents',
      'combinable',
      'applies',
      'active',
      'postal_codes',
      'least_cents',
      'least_quantity',
      'first_day',
      'last_day',
      'product_ids',
      'days',
    ])
    .select(
      sql<boolean>`applies = 'ONCE' and exists (
        select
        from rebate_use u
        where u.tenant_id = rebate.tenant_id and u.rebate_id = rebate.id and u.released_at is null
      )`.as('is_used'),
    )
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('code_key', 'is', null),
        ...(keys.length > 0 ? [eb('code_key', 'in', [...keys])] : []),
      ]),
    )
    .orderBy('code')
    .orderBy('id')
    .execute()

const termsOf = (row: Row, combinesByDefault: boolean): RebateTerms => ({
  id: row.id,
  description: row.description,
  kinds: row.types as Kind[],
  rateMilli: row.percent_milli,
  cents: row.amount_cents,
  prepaidTaxCents: row.prepaid_tax_cents,
  isCombinable: row.combinable === 'default' ? combinesByDefault : row.combinable === 'yes',
  isActive: row.active,
  isUsed: row.is_used,
  firstDay: row.first_day,
  lastDay: row.last_day,
  productIds: row.product_ids,
  days: row.days,
  postalCodes: row.applies === 'POSTAL_CODES' ? row.postal_codes : null,
  leastCents: row.least_cents,
  leastQuantity: row.least_quantity,
})

/**
 * Automatic rebates, for prices computed now and charged later. Single-use rebates are excluded, as
 * they could be used in between.
 */
export const automaticTerms = async (
  db: Db,
  tenantId: string,
  combinesByDefault: boolean,
): Promise<RebateTerms[]> =>
  (await loadCandidates(db, tenantId, []))
    .filter((row) => row.active && row.applies !== 'ONCE')
    .map((row) => termsOf(row, combinesByDefault))

/** Uses of automatic rebates. */
export const usesOf = ({ shares, results }: ChosenRebates): RebateUse[] =>
  shares.map(({ key }) => ({
    rebateId: key,
    isOnce: false,
    cents: mustFind(results, ({ id }) => id === key).cents,
  }))

/** Writes the rebates of an order. */
export async function writeRebateUses(
  db: Db,
  tenantId: string,
  orderId: string,
  uses: readonly RebateUse[],
): Promise<void> {
  if (uses.length === 0) return
  await db
    .insertInto('rebate_use')
    .values(
      uses.map(({ rebateId, isOnce, cents }) => ({
        tenant_id: tenantId,
        id: newId(),
        rebate_id: rebateId,
        order_id: orderId,
        once: isOnce && isProtected('used-code'),
        cents,
      })),
    )
    .execute()
}

/** Makes the codes of a cancelled order usable again. */
export const releaseRebates = (db: Db, tenantId: string, orderId: string, now: string) =>
  updateRows(db, tenantId, 'rebate_use')
    .set({ released_at: now })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute()

/** Single-use codes of an order, in alphabetical order. */
export async function usedOnce(db: Db, tenantId: string, orderId: string): Promise<string[]> {
  const rows = await selectRows(db, tenantId, 'rebate_use')
    .innerJoin('rebate', sameTenant('rebate.id', 'rebate_use.rebate_id'))
    .select('rebate.code')
    .where('order_id', '=', orderId)
    .where('once', '=', true)
    .where('released_at', 'is', null)
    .orderBy('rebate.code')
    .execute()
  return rows.flatMap(({ code }) => code ?? [])
}

/**
 * Takes the codes of a reactivated order again.
 *
 * @returns False when another order has one of them since; then nothing is written
 */
export async function retakeRebates(db: Db, tenantId: string, orderId: string): Promise<boolean> {
  const { rows: locked } = await sql<{ id: string }>`
    select id
    from rebate
    where tenant_id = ${tenantId} and applies = 'ONCE'
      and id in (
        select rebate_id from rebate_use where tenant_id = ${tenantId} and order_id = ${orderId}
      )
    order by id
    for no key update`.execute(db)
  const { rows: taken } = await sql<{ id: string }>`
    select id
    from rebate_use
    where tenant_id = ${tenantId} and rebate_id = any(${locked.map(({ id }) => id)}::uuid[])
      and order_id <> ${orderId} and released_at is null`.execute(db)
  if (taken.length > 0) return false
  await updateRows(db, tenantId, 'rebate_use')
    .set({ released_at: null })
    .where('order_id', '=', orderId)
    .execute()
  return true
}
