import type { getTaxes as endpoint } from '@guichet/contract/businesses/get-taxes.ts'
import type { Handler } from '../platform/contexts.ts'
import { localDateOf } from '../platform/zoned-time.ts'
import { ruleSetOf, taxesInForce } from '../pricing/public.ts'
import { businessOf } from './documents.db.ts'

export const getTaxes: Handler<typeof endpoint> = async ({ db, now, actor }) => {
  const { province, taxes } = await businessOf(db, actor.tenantId)
  const today = localDateOf(now, actor.timeZone)
  return {
    province,
    taxingRuleName: ruleSetOf(province, today).name,
    isNoTaxesSelected: taxes.isNoTaxesSelected,
    taxNumbers: taxes.taxNumbers,
    taxedKinds: taxes.taxedKinds,
    customTaxes: taxes.customTaxes.map(({ rateMilli, ...tax }) => ({
      ...tax,
      percent: rateMilli / 1000,
    })),
    taxes: taxesInForce(province, today, taxes).map(({ key, label, rateMilli }) => ({
      key,
      label,
      percent: rateMilli / 1000,
    })),
  }
}
