import { provinces } from '@guichet/contract/businesses/provinces.ts'
import { sumOf, type Part } from '../../../src/pricing/cart.rules.ts'
import { priceCart } from '../../../src/pricing/price-cart.rules.ts'
import {
  type FeeRefundPolicy,
  type RefundAnswer,
  refundOf,
} from '../../../src/pricing/refund-of.rules.ts'
import type { RefundableUnit } from '../../../src/pricing/refundable-unit.ts'
import { defaultTaxSettings } from '../../../src/pricing/tax-settings.rules.ts'
import { off } from './carts.ts'

/** The units of an order as sold, fees last. */
export function sold(
  prices: number[],
  { percent = 0, feeRate = 0, province = 'QC' as (typeof provinces)[number] } = {},
): RefundableUnit[] {
  const parts = prices.map((grossCents, place): Part => ({
    key: `${place}`,
    kind: 'daily_ticket',
    productId: 'p',
    lineKey: 'l',
    grossCents,
  }))
  const priced = priceCart(
    { on: '2026-11-21', province, parts },
    {
      taxes: defaultTaxSettings(province),
      rebates: percent ? off(parts, { rateMilli: percent }) : [],
      fees: {
        feesAppliedToUser: feeRate
          ? [{ kind: 'daily_ticket', rateMilli: feeRate, cents: null }]
          : [],
      },
    },
  )
  const unit =
    (kind: RefundableUnit['kind']) =>
    ({ key, grossCents, rebateCents, taxes }: (typeof priced.parts)[number]): RefundableUnit => ({
      id: key,
      kind,
      grossCents,
      rebateCents,
      refundedNetCents: 0,
      taxes: taxes.map((tax) => ({ ...tax, refundedCents: 0 })),
    })
  return [...priced.parts.map(unit('daily_ticket')), ...priced.fees.map(unit('fee'))]
}
export const after = (units: RefundableUnit[], { items }: RefundAnswer): RefundableUnit[] =>
  units.map((unit) => {
    const item = items.find((each) => each.unitId === unit.id)
    return !item
      ? unit
      : {
          ...unit,
          refundedNetCents: unit.refundedNetCents + item.netCents,
          taxes: unit.taxes.map((tax) => ({
            ...tax,
            refundedCents:
              tax.refundedCents + (item.taxes.find((share) => share.key === tax.key)?.cents ?? 0),
          })),
        }
  })
export const costOf = (units: RefundableUnit[]) =>
  sumOf(
    units.map(
      (unit) => unit.grossCents - unit.rebateCents + sumOf(unit.taxes.map((tax) => tax.cents)),
    ),
  )
export const ask = (
  units: RefundableUnit[],
  asks: Record<string, number> | 'all',
  feeRefundPolicy: FeeRefundPolicy = 'onTotal',
  hasEarlierRefund = false,
) =>
  refundOf({
    units,
    asks:
      asks === 'all' ? [] : Object.entries(asks).map(([unitId, percent]) => ({ unitId, percent })),
    all: asks === 'all',
    hasEarlierRefund,
    feeRefundPolicy,
  })
export function granted(...question: Parameters<typeof ask>): RefundAnswer {
  const answer = ask(...question)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}
