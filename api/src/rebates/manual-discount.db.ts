import { readDiscount } from '@guichet/contract/rebates/discount.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { discountByHand, rateOf, sumOf, type ChosenRebates } from '../pricing/public.ts'

export type DiscountRequest = { settings: string; reason: string }
/** Author and reason of a manual discount. */
export type DiscountAuthor = { reason: string; givenBy: string }
type Parts = Parameters<typeof discountByHand>[0]

/** Highest discount that a person may give, in thousandths of a percent. */
export async function discountCeiling({
  db,
  tenantId,
  actor,
}: Pick<Ctx, 'db' | 'actor' | 'tenantId'>): Promise<number> {
  if (actor.isMain) return 100_000
  const { ceiling } = await selectRows(db, tenantId, 'staff_role')
    .innerJoin('custom_role', (join) =>
      join
        .onRef('custom_role.tenant_id', '=', 'staff_role.tenant_id')
        .onRef('custom_role.id', '=', 'staff_role.role_id'),
    )
    .select(({ fn }) => fn.max<number | null>('discount_ceiling_milli').as('ceiling'))
    .where('staff_role.staff_id', '=', actor.staffId)
    .executeTakeFirstOrThrow()
  return ceiling ?? 0
}

/**
 * Divides a manual discount over the parts after rebates.
 *
 * @throws InvalidRequest when it exceeds the limit of the person's roles
 */
export async function manualShares(
  ctx: Ctx,
  { settings, reason }: DiscountRequest,
  { parts, rebates }: { parts: Parts; rebates: ChosenRebates['shares'] },
): Promise<ChosenRebates['shares'][number]> {
  const ceiling = await discountCeiling(ctx)
  const { shares, baseCents } = discountByHand(parts, rebates, {
    description: reason,
    ...readDiscount(settings)!,
  })
  if (sumOf([...shares.shares.values()]) > rateOf(baseCents, ceiling))
    throw fieldProblem('discount.settings', `discountCeiling:${ceiling / 1000}`, ctx.language)
  return shares
}
