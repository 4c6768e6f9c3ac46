import type { OnlineRule } from '@guichet/contract/office/online-sales.ts'
import * as contract from '@guichet/contract/office/online-sales.ts'
import { documentOf, lockDocument, writeDocument } from '../../businesses/public.ts'
import { handle } from '../../platform/http/contexts.ts'
import { assertCurrent, changedFields } from '../../platform/http/versions.ts'
import { allOffers, type Reading } from '../find-offers.ts'
import { OnlineSales } from './online-sales.db.ts'
import { isUnusual, ruleOf, rulesByOffer } from './online-sales.rules.ts'

async function view(ctx: Reading) {
  const { value, version } = await documentOf(ctx.db, ctx.tenantId, 'onlineSales', OnlineSales)
  const rules = rulesByOffer(value.rules)
  const items = (await allOffers(ctx)).map((offer) => {
    const { kind, publicId, name, sale } = offer
    const { isSoldOnline, untilMinutes, mostPieces } = ruleOf(rules, offer)
    return {
      kind,
      publicId,
      name,
      state: sale.state,
      isSoldOnline,
      untilMinutes,
      mostPieces,
    }
  })
  return { version, changes: value.changes, items }
}

export const getOnlineSales = handle(contract.getOnlineSales, (ctx) => view(ctx))

export const saveOnlineSales = handle(contract.saveOnlineSales, async (ctx, { body }) => {
  const { db, tenantId, audit } = ctx
  const { value, version } = await lockDocument(db, tenantId, 'onlineSales', OnlineSales)
  const unseen = await assertCurrent(
    db,
    tenantId,
    { subjectId: tenantId, subject: 'online-sales', version },
    body.version,
  )
  const rules = body.items.filter(isUnusual)
  const { changes } = body
  await writeDocument(db, tenantId, 'onlineSales', { rules, changes })
  const fields = [...changedRules(value.rules, rules), ...changedFields(value.changes, changes)]
  await audit('online_sales.saved', 'online-sales', tenantId, { facts: { fields, ...unseen } })
  return view(ctx)
})

const members = ['isSoldOnline', 'untilMinutes', 'mostPieces'] as const
/** Members that differ in any rule, for the audit. */
function changedRules(before: readonly OnlineRule[], after: readonly OnlineRule[]): string[] {
  const [was, is] = [rulesByOffer(before), rulesByOffer(after)]
  const offers = [...before, ...after]
  return members.filter((member) =>
    offers.some((offer) => ruleOf(was, offer)[member] !== ruleOf(is, offer)[member]),
  )
}
