import { expect, test } from 'vitest'
import {
  batchForm,
  drawCodes,
  emptyDraft,
  singleBody,
  singleFormBeside,
  standingOf,
  type Draft,
} from './draft.rules.ts'

const singleForm = singleFormBeside([])
const draft = (over: Partial<Draft> = {}): Draft => ({
  ...emptyDraft('2026-11-23', 'UNLIMITED'),
  description: 'Hiver',
  code: 'HIVER',
  types: ['Rebate.OnDailyTicketOnly'],
  settings: '15%',
  activePeriodEndUtc: '2027-03-31',
  ...over,
})
const faultsOf = (form: typeof singleForm, given: Draft) =>
  form.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test('the form is sent in the format of the API', () => {
  expect(singleForm.safeParse(draft()).success).toBe(true)
  expect(singleBody(draft())).toMatchObject({
    code: 'HIVER',
    activePeriodBeginUtc: '2026-11-23T00:00:00.000Z',
    activePeriodEndUtc: '2027-03-31T23:59:59.999Z',
    linkedDates: [],
    taxSettings: null,
  })
  expect(singleBody(draft({ option: 'POSTAL_CODES', postalCodes: ['G1R'] }))).toMatchObject({
    code: null,
    isMunicipalityApplied: true,
    postalCodes: ['G1R'],
  })
})

test('an enabled limit requires values', () => {
  expect(faultsOf(singleForm, draft({ isLimited: true, hasDates: true }))).toEqual([
    'linkedProductPublicIds choice',
    'linkedDates required',
  ])
  const pass = draft({ types: ['Rebate.OnSeasonPassOnly'], hasDates: true })
  expect(singleForm.safeParse(pass).success).toBe(true)
})

test('a batch requires a quantity, and a tax only if one is charged', () => {
  const batch = draft({ quantity: 10, prefix: 'SKI' })
  expect(batchForm.safeParse(batch).success).toBe(true)
  expect(faultsOf(batchForm, { ...batch, quantity: 10_001, prefix: 'A B' })).toEqual([
    'quantity maxValue:10000',
    'prefix noWhitespace',
  ])
  expect(faultsOf(batchForm, { ...batch, taxSettings: '' })).toEqual(['taxSettings prepaidTax'])
})

test('generated codes are distinct and have the prefix', () => {
  const codes = drawCodes(1_000, 'SKI')
  expect(new Set(codes).size).toBe(1_000)
  expect(codes.every((code) => /^SKI_[0-9A-F]{8}-[0-9A-F]{4}$/.test(code))).toBe(true)
  expect(drawCodes(1, '')[0]).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}$/)
})

test.each([
  ['active', '2026-11-23', {}],
  ['active', '2027-03-31', {}],
  ['coming', '2026-11-22', {}],
  ['over', '2027-04-01', {}],
  ['inactive', '2026-11-23', { isActive: false }],
  ['used', '2026-11-23', { remainingUses: 0, isActive: false }],
] as const)('%s on %s', (standing, today, over) => {
  const period = {
    activePeriodBeginUtc: '2026-11-23T00:00:00.000Z',
    activePeriodEndUtc: '2027-03-31T23:59:59.999Z',
    remainingUses: null,
    isActive: true,
  }
  expect(standingOf({ ...period, ...over }, today)).toBe(standing)
})

test('a code in use is refused before it is sent, in any case', () => {
  const form = singleFormBeside(['HIVER', 'PRINTEMPS'])
  expect(faultsOf(form, draft({ code: 'hiver' }))).toEqual(['code codeTaken'])
  expect(form.safeParse(draft({ code: 'ÉTÉ' })).success).toBe(true)
  // An automatic rebate has no code.
  expect(form.safeParse(draft({ code: 'HIVER', option: 'AUTO_APPLY' })).success).toBe(true)
})
