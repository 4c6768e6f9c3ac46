import { codeKey } from '@guichet/contract/rebates/rebate-keys.ts'
import { RebateBatch, RebateNew } from '@guichet/contract/rebates/rebate.ts'
import type { BatchBody, SingleBody } from './rebates.queries.ts'

/** How a code can be used; each code of a batch is single-use. */
export const rebateOptions = ['UNLIMITED', 'ONCE', 'AUTO_APPLY', 'POSTAL_CODES'] as const
export type RebateOption = (typeof rebateOptions)[number]
export const requirements = [
  'None',
  'Condition.OnAmountSpent',
  'Condition.OnQuantityPurchased',
] as const
type Requirement = (typeof requirements)[number]

/** Form values of new codes, named as in the API where both are the same. */
export type Draft = {
  description: string
  option: RebateOption
  code: string
  types: SingleBody['types']
  settings: string
  activePeriodBeginUtc: string
  activePeriodEndUtc: string
  isCombinable: 'yes' | 'no'
  conditions: { type: Exclude<Requirement, 'None'>; value: string }[]
  isLimited: boolean
  linkedProductPublicIds: string[]
  hasDates: boolean
  linkedDates: string[]
  postalCodes: string[]
  /** Null for a rebate without a separate tax. */
  taxSettings: string | null
  quantity: number | ''
  prefix: string
}
export const emptyDraft = (today: string, option: RebateOption): Draft => ({
  description: '',
  option,
  code: '',
  types: [],
  settings: '%',
  activePeriodBeginUtc: today,
  activePeriodEndUtc: '',
  isCombinable: 'no',
  conditions: [],
  isLimited: false,
  linkedProductPublicIds: [],
  hasDates: false,
  linkedDates: [],
  postalCodes: [],
  taxSettings: null,
  quantity: '',
  prefix: '',
})

export const mayHaveDates = ({ types }: Pick<Draft, 'types'>): boolean =>
  !types.includes('Rebate.OnSeasonPassOnly')
export const hasCode = ({ option }: Pick<Draft, 'option'>): boolean =>
  option === 'UNLIMITED' || option === 'ONCE'

const termsOf = (draft: Draft) => ({
  description: draft.description,
  types: draft.types,
  settings: draft.settings,
  activePeriodBeginUtc: draft.activePeriodBeginUtc && `${draft.activePeriodBeginUtc}T00:00:00.000Z`,
  activePeriodEndUtc: draft.activePeriodEndUtc && `${draft.activePeriodEndUtc}T23:59:59.999Z`,
  isCombinable: draft.isCombinable,
  conditions: draft.conditions.map(({ type, value }) => ({ type, value: value.replace(',', '.') })),
  linkedProductPublicIds: draft.isLimited ? draft.linkedProductPublicIds : [],
  linkedDates: draft.hasDates && mayHaveDates(draft) ? draft.linkedDates : [],
  taxSettings: draft.taxSettings === null ? null : `${draft.taxSettings}$`,
})
export const singleBody = (draft: Draft): SingleBody => ({
  ...termsOf(draft),
  code: hasCode(draft) ? draft.code : null,
  isActive: true,
  autoApply: draft.option === 'AUTO_APPLY',
  isAppliedOnce: draft.option === 'ONCE',
  isMunicipalityApplied: draft.option === 'POSTAL_CODES',
  postalCodes: draft.option === 'POSTAL_CODES' ? draft.postalCodes : [],
})
export const batchBody = (draft: Draft, codes: string[]): BatchBody => ({
  ...termsOf(draft),
  codes,
})

/** A generated code: the first characters of a UUID, after the prefix. */
export const drawCode = (prefix = ''): string =>
  `${prefix ? `${prefix}_` : ''}${crypto.randomUUID().slice(0, 13).toUpperCase()}`
/** Distinct generated codes. */
export function drawCodes(count: number, prefix: string): string[] {
  const drawn = new Set<string>()
  while (drawn.size < count) drawn.add(drawCode(prefix))
  return [...drawn]
}

type Issue = { path: PropertyKey[]; message: string }
type Result = { success: boolean; error?: { issues: readonly Issue[] } | undefined }
/** Enabled limits without values, and missing dates. */
const missing = (draft: Draft): Issue[] => [
  ...(draft.isLimited && draft.linkedProductPublicIds.length === 0
    ? [{ path: ['linkedProductPublicIds'], message: 'choice' }]
    : []),
  ...(draft.hasDates && mayHaveDates(draft) && draft.linkedDates.length === 0
    ? [{ path: ['linkedDates'], message: 'required' }]
    : []),
  ...(['activePeriodBeginUtc', 'activePeriodEndUtc'] as const)
    .filter((field) => !draft[field])
    .map((field) => ({ path: [field], message: 'required' })),
]
const withMissing = (draft: Draft, result: Result): Result => {
  const issues = [...missing(draft), ...(result.error?.issues ?? [])]
  return { success: issues.length === 0, error: { issues } }
}
/** Form of a single code; a code in use is refused before it is sent. */
export function singleFormBeside(taken: readonly string[]) {
  const keys = new Set(taken.map(codeKey))
  return {
    safeParse: (draft: Draft): Result => {
      const result = withMissing(draft, RebateNew.safeParse(singleBody(draft)))
      if (!hasCode(draft) || !keys.has(codeKey(draft.code))) return result
      const isTaken = { path: ['code'], message: 'codeTaken' }
      return { success: false, error: { issues: [isTaken, ...(result.error?.issues ?? [])] } }
    },
  }
}
export const batchForm = {
  safeParse: (draft: Draft) =>
    withMissing(
      draft,
      RebateBatch.safeParse({
        ...termsOf(draft),
        quantity: draft.quantity,
        prefix: draft.prefix || null,
      }),
    ),
}

export type Standing = 'active' | 'inactive' | 'used' | 'coming' | 'over'
/** State of a code or a batch on a day. */
export function standingOf(
  rebate: {
    activePeriodBeginUtc: string
    activePeriodEndUtc: string
    remainingUses: number | null
    isActive?: boolean
  },
  today: string,
): Standing {
  if (rebate.remainingUses === 0) return 'used'
  if (rebate.isActive === false) return 'inactive'
  if (today < rebate.activePeriodBeginUtc.slice(0, 10)) return 'coming'
  return today > rebate.activePeriodEndUtc.slice(0, 10) ? 'over' : 'active'
}
