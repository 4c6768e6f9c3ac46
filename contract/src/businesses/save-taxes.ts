import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import { Bilingual, Choice, Required, Text, TenantId, Unique, Version } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'
import { Percent } from './percent.ts'
import { provinces } from './provinces.ts'

export const taxKeys = ['GST', 'QST', 'HST', 'PST', 'RST'] as const
const bases = ['all', 'lodgingNights'] as const

/** A tax of a province, as in force on a given day. */
const InForce = z.strictObject({ key: z.string(), label: Bilingual, percent: z.number() })
const perKey = <S extends z.ZodType>(value: S) =>
  z.strictObject({
    GST: value.optional(),
    QST: value.optional(),
    HST: value.optional(),
    PST: value.optional(),
    RST: value.optional(),
  })
const Taxes = z.strictObject({
  version: z.int(),
  province: z.enum(provinces),
  taxingRuleName: z.string(),
  isNoTaxesSelected: z.boolean(),
  taxNumbers: perKey(z.string()),
  /**
   * Percentages with at most three decimals, on the same base as the GST unless `base` is lodging
   * nights.
   */
  customTaxes: z.array(
    z.strictObject({
      name: z.string(),
      percent: z.number(),
      number: z.string().nullable(),
      base: z.enum(bases),
      includedInOtherTaxBase: z.boolean(),
    }),
  ),
  /** Kinds that each tax applies to, by tax key. */
  taxedKinds: z.record(z.string(), z.array(z.enum(kinds))),
  /** Taxes in force today, rates in percent. */
  taxes: z.array(InForce),
  /** Taxes in force today in each province, with the kinds that they apply to by default. */
  ruleSets: z.array(
    z.strictObject({
      province: z.enum(provinces),
      taxingRuleName: z.string(),
      validFrom: z.string(),
      taxes: z.array(InForce),
      taxedKinds: z.record(z.string(), z.array(z.enum(kinds))),
    }),
  ),
})

/** Upper-case letters, digits, spaces and underscores; at least one letter or digit. */
const numberPattern = /^[A-Z0-9 _]*[A-Z0-9][A-Z0-9 _]*$/
const TaxNumber = printedAs(Text(25).regex(numberPattern, 'taxNumber'), {
  type: 'string',
  maxLength: 25,
  pattern: numberPattern.source,
})
const CustomTax = z.strictObject({
  name: Required(25),
  percent: Percent,
  number: TaxNumber.nullable(),
  base: Choice(bases),
  includedInOtherTaxBase: z.boolean('type'),
})
/** The derived fields (rates, rule names) may be sent back; they are ignored. */
export const TaxesForm = z.strictObject({
  version: Version,
  province: Choice(provinces),
  isNoTaxesSelected: z.boolean('type'),
  taxNumbers: perKey(TaxNumber),
  customTaxes: Unique(
    z.array(CustomTax, 'type').max(20, 'maxItems:20'),
    (tax) => (tax as { name: string }).name,
  ),
  taxedKinds: perKey(Unique(z.array(Choice(kinds), 'type').max(kinds.length))),
  taxingRuleName: z.string().optional(),
  taxes: z.array(z.unknown()).optional(),
  ruleSets: z.array(z.unknown()).optional(),
})

const at = {
  service: 'configuration',
  path: '/1.0/configuration/collaborator/:id/taxes',
  params: z.object({ id: TenantId }),
} as const
export const getTaxes = endpoint({
  ...at,
  method: 'GET',
  summary: 'Get the tax settings of the business',
  access: ['PaymentAndTaxes', 'TicketCreation'],
  effect: 'read',
  reply: Taxes,
  problems: [],
})
export const saveTaxes = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Save the tax settings; issued invoices keep theirs',
  access: 'PaymentAndTaxes',
  effect: 'write',
  body: TaxesForm,
  reply: Taxes,
  problems: ['StaleVersion'],
})
