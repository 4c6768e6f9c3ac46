import type { Kind } from '@guichet/contract/kinds.ts'
import { toCents } from '@guichet/contract/money.ts'
import { discountText, readDiscount } from '@guichet/contract/rebates/discount.ts'
import type {
  Rebate,
  RebateGroup,
  RebateNew,
  RebateTerms,
  rebateTypes,
} from '@guichet/contract/rebates/rebate.ts'
import type { Member } from './rebates.db.ts'
import type { GroupRow, RebateRow } from './rebates.db.ts'

const kindOfType: Record<(typeof rebateTypes)[number], Kind> = {
  'Rebate.OnDailyTicketOnly': 'daily_ticket',
  'Rebate.OnSeasonPassOnly': 'season_pass',
  'Rebate.OnEquipmentRentalOnly': 'equipment_rental',
}
const typesOf = (kinds: readonly string[]) =>
  Object.entries(kindOfType)
    .filter(([, kind]) => kinds.includes(kind))
    .map(([type]) => type as (typeof rebateTypes)[number])

const dollars = (cents: number) => (cents / 100).toFixed(2)
const valueOf = ({ conditions }: RebateTerms, type: RebateTerms['conditions'][number]['type']) =>
  conditions.find((condition) => condition.type === type)?.value ?? null
/** The API has instants, whose UTC dates are the period. Source: docs/decisions.md 6. */
const dayOf = (instant: string) => instant.slice(0, 10)
const beginOf = (day: string) => `${day}T00:00:00.000Z`
const endOf = (day: string) => `${day}T23:59:59.999Z`

export type { RebateTerms }
/** Columns for the terms of a rebate. */
export function columnsOf(terms: RebateTerms) {
  const discount = readDiscount(terms.settings)!
  const [leastAmount, leastQuantity] = [
    valueOf(terms, 'Condition.OnAmountSpent'),
    valueOf(terms, 'Condition.OnQuantityPurchased'),
  ]
  return {
    description: terms.description,
    types: terms.types.map((type) => kindOfType[type]),
    percent_milli: discount.rateMilli,
    amount_cents: discount.cents,
    prepaid_tax_cents:
      terms.taxSettings === null ? null : toCents(terms.taxSettings.replace('$', '')),
    combinable: terms.isCombinable,
    least_cents: leastAmount === null ? null : toCents(leastAmount),
    least_quantity: leastQuantity === null ? null : Number(leastQuantity),
    first_day: dayOf(terms.activePeriodBeginUtc),
    last_day: dayOf(terms.activePeriodEndUtc),
    product_ids: [...terms.linkedProductPublicIds],
    days: [...terms.linkedDates],
  }
}

export const appliesOf = ({ autoApply, isAppliedOnce, isMunicipalityApplied }: RebateNew) => {
  if (autoApply) return 'AUTO_APPLY'
  if (isMunicipalityApplied) return 'POSTAL_CODES'
  return isAppliedOnce ? 'ONCE' : 'UNLIMITED'
}

const viewTerms = (row: Omit<RebateRow, 'id' | 'version'>) => ({
  types: typesOf(row.types),
  description: row.description,
  conditions: [
    ...(row.least_cents === null
      ? []
      : [{ type: 'Condition.OnAmountSpent' as const, value: dollars(row.least_cents) }]),
    ...(row.least_quantity === null
      ? []
      : [{ type: 'Condition.OnQuantityPurchased' as const, value: String(row.least_quantity) }]),
  ],
  settings: discountText(
    row.percent_milli === null
      ? { rateMilli: null, cents: row.amount_cents! }
      : { rateMilli: row.percent_milli, cents: null },
  ),
  activePeriodBeginUtc: beginOf(row.first_day),
  activePeriodEndUtc: endOf(row.last_day),
  isCombinable: row.combinable as Rebate['isCombinable'],
  taxSettings: row.prepaid_tax_cents === null ? null : `${dollars(row.prepaid_tax_cents)}$`,
  linkedProductPublicIds: row.product_ids,
  linkedDates: row.days,
})

/** A single-use code is inactive after its use. */
export function viewRebate(tenantId: string, row: RebateRow): Rebate {
  const isOnce = row.applies === 'ONCE'
  const isUsed = isOnce && row.uses > 0
  return {
    publicId: row.id,
    collaboratorPublicId: tenantId,
    version: row.version,
    code: row.code,
    ...viewTerms(row),
    isActive: row.active && !isUsed,
    autoApply: row.applies === 'AUTO_APPLY',
    isAppliedOnce: isOnce,
    isMunicipalityApplied: row.applies === 'POSTAL_CODES',
    postalCodes: row.postal_codes,
    remainingUses: isOnce ? Number(!isUsed) : null,
    uses: row.uses,
  }
}

/** A group with the terms that all its codes share. */
export const viewGroup = (
  tenantId: string,
  { group_id: id, group_version: version, quantity, remaining, ...row }: GroupRow,
  members?: readonly Member[],
): RebateGroup => ({
  publicId: id,
  collaboratorPublicId: tenantId,
  version,
  ...viewTerms(row),
  quantity,
  remainingUses: remaining,
  ...(members && {
    codes: members.map(({ code }) => code),
    invoiceBehaviours: members.map((member) => ({
      publicId: member.id,
      code: member.code,
      isActive: member.active && !member.is_used,
    })),
  }),
})
