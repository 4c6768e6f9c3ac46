import type { Offer } from '@guichet/contract/office/offers.ts'
import { BuyerChanges, noChanges, OnlineRule } from '@guichet/contract/office/online-sales.ts'
import { z } from 'zod'
import { documentOf } from '../../businesses/public.ts'
import type { Db } from '../../platform/db/db.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { isOffered } from '../offers.rules.ts'
import { ruleOf, rulesByOffer, type OnlineRules } from './online-sales.rules.ts'

/** The stored document `onlineSales`. */
export const OnlineSales = z.object({
  rules: z.array(OnlineRule).default([]),
  changes: BuyerChanges.default(noChanges),
})

/** Changes that the business leaves to buyers. */
export const buyerChangesOf = async (db: Db, tenantId: string): Promise<BuyerChanges> =>
  (await documentOf(db, tenantId, 'onlineSales', OnlineSales)).value.changes

export const onlineRulesOf = async (db: Db, tenantId: string): Promise<OnlineRules> =>
  rulesByOffer((await documentOf(db, tenantId, 'onlineSales', OnlineSales)).value.rules)

/**
 * The offer of a public page, with the rule by which it is sold there.
 *
 * @throws NotFound for an offer that the public does not see
 */
export async function offeredOnline<Given extends Offer>(
  { db, tenantId }: { db: Db; tenantId: string },
  offer: Given | undefined,
) {
  const rules = await onlineRulesOf(db, tenantId)
  if (!offer || !isOffered(offer) || !ruleOf(rules, offer).isSoldOnline) throw apiError('NotFound')
  return { offer, rule: ruleOf(rules, offer), rules }
}
