import { z } from 'zod'
import {
  Choice,
  Id,
  Instant,
  Integer,
  LocalDate,
  NotEmpty,
  NoWhitespace,
  Required,
  TenantId,
  Unique,
  Version,
} from '../primitives.ts'
import { alsoAs } from '../printed-schema.ts'
import { DiscountText } from './discount-text.ts'
import { codeKey, postalKey } from './rebate-keys.ts'

/** Kinds of items that a rebate applies to. */
export const rebateTypes = [
  'Rebate.OnDailyTicketOnly',
  'Rebate.OnSeasonPassOnly',
  'Rebate.OnEquipmentRentalOnly',
] as const
const conditionTypes = ['Condition.OnAmountSpent', 'Condition.OnQuantityPurchased'] as const
const cumulations = ['default', 'yes', 'no'] as const

/** `12.34$`: the tax charged with a code that a third party has paid for. */
const PrepaidTax = z
  .string('type')
  .regex(/^(10000([.,]00?)?|\d{1,4}([.,]\d{1,2})?)\$$/, 'prepaidTax')
const Condition = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('Condition.OnAmountSpent'),
    value: z.string('type').regex(/^[1-9]\d{0,4}(\.\d{1,2})?$/, 'leastAmount'),
  }),
  z.strictObject({
    type: z.literal('Condition.OnQuantityPurchased'),
    value: z.string('type').regex(/^([1-9]\d{0,2}|1000)$/, 'leastQuantity'),
  }),
])
const conditionType = (condition: unknown) => (condition as { type: string }).type
const sameCode = (code: unknown) => codeKey(String(code))
const samePostalCode = (code: unknown) => postalKey(String(code))

const Days = Unique(z.array(LocalDate, 'type').max(366, 'maxItems:366'))
const Code = NoWhitespace(50)

/** Terms of single codes and of batches, which cannot change afterwards. */
const terms = {
  types: alsoAs(
    Unique(z.array(Choice(rebateTypes), 'type').max(3)).refine(
      (types) => types.length > 0,
      'oneType',
    ),
    { uniqueItems: true, minItems: 1 },
  ),
  description: Required(75),
  conditions: Unique(z.array(Condition, 'type').max(2, 'maxItems:2'), conditionType),
  settings: DiscountText,
  activePeriodBeginUtc: Instant,
  activePeriodEndUtc: Instant,
  isCombinable: Choice(cumulations),
  taxSettings: PrepaidTax.nullable(),
  linkedProductPublicIds: Unique(z.array(Id, 'type').max(1000, 'maxItems:1000')),
  linkedDates: Days,
}
const options = {
  isActive: z.boolean('type'),
  autoApply: z.boolean('type'),
  isAppliedOnce: z.boolean('type'),
  isMunicipalityApplied: z.boolean('type'),
  postalCodes: Unique(z.array(Required(10), 'type').max(500, 'maxItems:500'), samePostalCode),
}

type Period = { activePeriodBeginUtc: string; activePeriodEndUtc: string }
type Terms = Period & { types: readonly string[]; linkedDates: readonly string[] }
type Fault = { field: string; rule: string }
const termFaults = (given: Terms): Fault[] => [
  ...(given.activePeriodEndUtc < given.activePeriodBeginUtc
    ? [{ field: 'activePeriodEndUtc', rule: 'order' }]
    : []),
  ...(given.linkedDates.length > 0 && given.types.includes('Rebate.OnSeasonPassOnly')
    ? [{ field: 'linkedDates', rule: 'noPassOnDates' }]
    : []),
]
type Options = {
  code: string | null
  autoApply: boolean
  isAppliedOnce: boolean
  isMunicipalityApplied: boolean
  postalCodes: readonly string[]
}
/**
 * Checks the options of a rebate: by code, used once, automatic, or by municipality; at most one of
 * the last three.
 */
const optionFaults = (given: Options): Fault[] => {
  const { code, autoApply, isAppliedOnce, isMunicipalityApplied, postalCodes } = given
  const chosen = [autoApply, isAppliedOnce, isMunicipalityApplied].filter(Boolean).length
  const isByItself = autoApply || isMunicipalityApplied
  return [
    ...(chosen > 1 ? [{ field: 'autoApply', rule: 'choice' }] : []),
    ...(!isByItself && code === null ? [{ field: 'code', rule: 'required' }] : []),
    ...(isByItself && code !== null ? [{ field: 'code', rule: 'noCode' }] : []),
    ...(isMunicipalityApplied && postalCodes.length === 0
      ? [{ field: 'postalCodes', rule: 'notEmpty' }]
      : []),
  ]
}
const checked = <S extends z.ZodType>(schema: S, faultsOf: (given: z.output<S>) => Fault[]): S =>
  schema.superRefine((given, ctx) => {
    for (const { field, rule } of faultsOf(given))
      ctx.addIssue({ code: 'custom', path: [field], message: rule, input: given })
  })

export const RebateNew = checked(
  z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    code: Code.nullable(),
    ...terms,
    ...options,
  }),
  (given) => [...termFaults(given), ...optionFaults(given)],
)
export type RebateNew = z.output<typeof RebateNew>
export const RebateGroupNew = checked(
  z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    codes: Unique(NotEmpty(Code, 10_000), sameCode),
    ...terms,
  }),
  termFaults,
)
export type RebateGroupNew = z.output<typeof RebateGroupNew>
export type RebateTerms = Omit<RebateGroupNew, 'codes' | 'collaboratorPublicId'>

const shownTerms = {
  types: z.array(z.enum(rebateTypes)),
  description: z.string(),
  conditions: z.array(z.strictObject({ type: z.enum(conditionTypes), value: z.string() })),
  settings: z.string(),
  activePeriodBeginUtc: Instant,
  activePeriodEndUtc: Instant,
  isCombinable: z.enum(cumulations),
  taxSettings: z.string().nullable(),
  linkedProductPublicIds: z.array(Id),
  linkedDates: z.array(LocalDate),
}
export const Rebate = z.strictObject({
  publicId: Id,
  collaboratorPublicId: Id,
  version: z.int(),
  code: z.string().nullable(),
  ...shownTerms,
  isActive: z.boolean(),
  autoApply: z.boolean(),
  isAppliedOnce: z.boolean(),
  isMunicipalityApplied: z.boolean(),
  postalCodes: z.array(z.string()),
  /** 1 or 0 for a single-use code, null for any other. */
  remainingUses: z.int().nullable(),
  /** Number of orders that use it. */
  uses: z.int(),
})
export type Rebate = z.output<typeof Rebate>
export const RebateGroup = z.strictObject({
  publicId: Id,
  collaboratorPublicId: Id,
  version: z.int(),
  ...shownTerms,
  /** Codes generated, and those that can still be used. */
  quantity: z.int(),
  remainingUses: z.int(),
  /** The codes; absent when the list is requested without them. */
  codes: z.array(z.string()).optional(),
  invoiceBehaviours: z
    .array(z.strictObject({ publicId: Id, code: z.string(), isActive: z.boolean() }))
    .optional(),
})
export type RebateGroup = z.output<typeof RebateGroup>

/** A save may send the whole rebate back; only the editable fields may differ. */
export const RebateSave = z.strictObject({
  ...Rebate.partial().shape,
  publicId: Id,
  collaboratorPublicId: TenantId.optional(),
  version: Version,
  description: terms.description,
  isActive: z.boolean('type'),
})
export type RebateSave = z.output<typeof RebateSave>
/** Fields that the form validates; other fields are allowed. */
export const RebateForm = z.object({ description: terms.description })
export const RebateGroupSave = z.strictObject({
  publicId: Id,
  collaboratorPublicId: TenantId.optional(),
  version: Version,
  description: terms.description,
})

/** Input of the form that generates a batch of codes. */
export const RebateBatch = checked(
  z.strictObject({
    quantity: Integer(1, 10_000),
    /** Null for codes without a prefix. */
    prefix: NoWhitespace(10).nullable(),
    ...terms,
  }),
  termFaults,
)
