import type { Province } from '@guichet/contract/businesses/provinces.ts'
import { taxKeys } from '@guichet/contract/businesses/save-taxes.ts'
import { kinds, type Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { z } from 'zod'
import { ruleSetOf, taxLabels } from './tax-rules.rules.ts'

/** Upper-case letters, digits, spaces and underscores; at least one letter or digit. */
const TaxNumber = z
  .string()
  .max(25)
  .regex(/^[A-Z0-9 _]*[A-Z0-9][A-Z0-9 _]*$/)
const CustomTax = z.strictObject({
  name: z.string().trim().min(1).max(25),
  rateMilli: z.int().min(0).max(10_000_000),
  number: TaxNumber.nullable(),
  /**
   * `all` is the base of GST or HST, fees included; `lodgingNights` the price of bookings of at
   * most 31 nights.
   */
  base: z.enum(['all', 'lodgingNights']),
  /** True when the other taxes are charged on it too, as on the lodging tax of Québec. */
  includedInOtherTaxBase: z.boolean(),
})

/**
 * The stored document `taxes` of a business. The business chooses the province; the law sets the
 * rates.
 */
export const TaxSettings = z.strictObject({
  isNoTaxesSelected: z.boolean(),
  taxNumbers: z.partialRecord(z.enum(taxKeys), TaxNumber),
  customTaxes: z
    .array(CustomTax)
    .max(20)
    .refine((taxes) => new Set(taxes.map((tax) => tax.name)).size === taxes.length, 'unique'),
  taxedKinds: z.partialRecord(z.enum(taxKeys), z.array(z.enum(kinds))),
})
export type TaxSettings = z.output<typeof TaxSettings>

const rentedOrBought: Kind[] = ['equipment_rental', 'accessory_rental', 'catalog_product']

/**
 * Kinds that a tax of a province applies to by default: GST, QST and HST to all but donations; PST
 * and RST to rented and bought goods, and to admissions in Saskatchewan (since 2022-10-01). Source:
 * docs/decisions.md 3.
 */
export function defaultTaxedKinds(province: Province, key: (typeof taxKeys)[number]): Kind[] {
  if (key !== 'PST' && key !== 'RST') return kinds.filter((kind) => kind !== 'donation')
  return province === 'SK'
    ? ['daily_ticket', 'season_pass', ...rentedOrBought]
    : [...rentedOrBought]
}

/** Settings of a business without own settings. */
export const defaultTaxSettings = (province: Province): TaxSettings => ({
  isNoTaxesSelected: false,
  taxNumbers: {},
  customTaxes: [],
  taxedKinds: Object.fromEntries(taxKeys.map((key) => [key, defaultTaxedKinds(province, key)])),
})

/**
 * The lodging tax of Québec: 3.5 % of the nights, itself taxed by GST and QST. Source: Revenu
 * Québec, "Tax on lodging".
 */
export const quebecLodgingTax: TaxSettings['customTaxes'][number] = {
  name: 'Taxe sur l’hébergement',
  rateMilli: 3_500,
  number: null,
  base: 'lodgingNights',
  includedInOtherTaxBase: true,
}

/** A tax in force: its kinds, its rate, and whether it is included in the base of others. */
export type TaxInForce = {
  key: string
  label: Bilingual
  number: string | null
  rateMilli: number
  kinds: readonly Kind[]
  /** False for a tax on nights, which never applies to a fee. */
  onFees: boolean
  maxNights: number | null
  includedInOthers: boolean
}

/**
 * Taxes of a province on a local date; those that others include in their base are first. Empty
 * when the business charges none.
 */
export function taxesInForce(province: Province, on: string, settings: TaxSettings): TaxInForce[] {
  if (settings.isNoTaxesSelected) return []
  const kindsOf = (key: (typeof taxKeys)[number]) =>
    settings.taxedKinds[key] ?? defaultTaxedKinds(province, key)
  const lawful = ruleSetOf(province, on).rates.map(({ key, rateMilli }): TaxInForce => ({
    key,
    label: taxLabels[key],
    number: settings.taxNumbers[key] ?? null,
    rateMilli,
    kinds: kindsOf(key),
    onFees: true,
    maxNights: null,
    includedInOthers: false,
  }))
  const federalKinds = lawful[0]?.kinds ?? []
  const custom = settings.customTaxes.map((tax): TaxInForce => ({
    key: `custom:${tax.name}`,
    label: { fr: tax.name, en: tax.name },
    number: tax.number,
    rateMilli: tax.rateMilli,
    includedInOthers: tax.includedInOtherTaxBase,
    ...(tax.base === 'all'
      ? { kinds: federalKinds, onFees: true, maxNights: null }
      : { kinds: ['lodging'], onFees: false, maxNights: 31 }),
  }))
  return [
    ...custom.filter((tax) => tax.includedInOthers),
    ...lawful,
    ...custom.filter((tax) => !tax.includedInOthers),
  ]
}
