import { ActivityBody } from '@guichet/contract/activities/activity.ts'
import { expect, test } from 'vitest'
import { problemsOf } from '../kit/forms/check-form.ts'
import {
  addableCategories,
  emptyActivity,
  emptyPricing,
  firstCategoryOf,
  numbered,
  publicPathOf,
  saleOfFirst,
  tableOf,
  usualSale,
  withdrawnBy,
} from './activity.rules.ts'

const pricingsOf = (...categories: string[]) =>
  ({ activityPricings: categories.map((category) => ({ category })) }) as unknown as Parameters<
    typeof tableOf
  >[0]

const never = { from: null, to: null }

test('tickets and passes are activities, whatever else they sell; equipment and donations have their own tables', () => {
  expect(
    [
      pricingsOf('daily_ticket', 'donation'),
      pricingsOf('season_pass'),
      pricingsOf('equipment_rental'),
      pricingsOf('donation'),
      pricingsOf('equipment_rental', 'donation'),
      pricingsOf(),
    ].map(tableOf),
  ).toEqual(['activities', 'activities', 'equipment', 'donations', 'equipment', 'activities'])
})

test('each category is offered while it can still be added', () => {
  const used = (...categories: string[]) => categories.map((category) => ({ category }))
  expect(addableCategories(used('daily_ticket', 'donation'), false)).toEqual([
    'season_pass',
    'equipment_rental',
  ])
  expect(addableCategories(used('daily_ticket', 'donation'), true)).toEqual(['season_pass'])
  expect(addableCategories(used('daily_ticket', 'donation', 'season_pass'), true)).toEqual([])
})

test('a new category is inactive, without ticket types, with the scheduling type of its kind', () => {
  expect([emptyPricing('daily_ticket', never), emptyPricing('season_pass', never)]).toMatchObject([
    { isActive: false, schedulingType: 'WithCalendar', activityPricingDetails: [] },
    { schedulingType: 'Anytime' },
  ])
})

test('an empty activity shows what is missing at each field, in the reader’s language', () => {
  expect(problemsOf(ActivityBody, emptyActivity(firstCategoryOf.donations, never), 'en')).toEqual({
    'internationalizedFields.fr.name': 'This field is required.',
    'internationalizedFields.en.name': 'This field is required.',
    'activityPricings.0.activePeriodStartDateTimeUtc': 'This field is required.',
    'activityPricings.0.activePeriodEndDateTimeUtc': 'This field is required.',
    'activityPricings.0.activityPricingDetails': 'Add at least one ticket type: donation.',
  })
})

test('the position of each entry is written into the list', () =>
  expect(numbered([{ order: 7 }, { order: 3 }])).toEqual([{ order: 0 }, { order: 1 }]))

test('a new activity is on sale from today until the end of its kind, or for a year', () => {
  const [today, inYear] = ['2026-11-27T05:00:00.000Z', '2027-11-27T04:59:59.999Z']
  const pricing = (category: string, end: string | null) =>
    ({
      category,
      activePeriodStartDateTimeUtc: today,
      activePeriodEndDateTimeUtc: end,
    }) as Parameters<typeof saleOfFirst>[0][number]
  const sold = [
    { activityPricings: [pricing('daily_ticket', '2027-04-01T03:59:59.999Z')] },
    {
      activityPricings: [
        pricing('daily_ticket', '2027-03-01T04:59:59.999Z'),
        pricing('season_pass', '2030-01-01T04:59:59.999Z'),
        pricing('donation', '2026-01-01T04:59:59.999Z'),
      ],
    },
  ]
  const until = (kind: 'daily_ticket' | 'donation') => usualSale(sold, kind, { today, inYear }).to
  expect(until('daily_ticket')).toBe('2027-04-01T03:59:59.999Z')
  expect(until('donation')).toBe(inYear)
  expect(usualSale([], 'daily_ticket', { today, inYear })).toEqual({ from: today, to: inYear })
  expect(saleOfFirst([])).toEqual({ from: null, to: null })
  expect(saleOfFirst([pricing('donation', inYear)])).toEqual({ from: today, to: inYear })
})

const typed = (publicId: string | undefined, title: string) => ({
  publicId,
  internationalizedActivityPricingDetailsFields: { fr: { title }, en: { title } },
})
const pricing = (
  category: 'daily_ticket' | 'season_pass',
  ...activityPricingDetails: ReturnType<typeof typed>[]
) => ({ category, activityPricingDetails })

test('a save withdraws the stored categories and ticket types that it does not send', () => {
  const stored = {
    activityPricings: [
      pricing('daily_ticket', typed('a', 'Adulte'), typed('b', 'Enfant')),
      pricing('season_pass', typed('c', 'Passe')),
    ],
  }
  expect(withdrawnBy(stored, stored)).toEqual([])
  expect(
    withdrawnBy(
      {
        activityPricings: [pricing('daily_ticket', typed('a', 'Aînés'), typed(undefined, 'Neuf'))],
      },
      stored,
    ),
  ).toEqual([
    { category: 'daily_ticket', title: { fr: 'Enfant', en: 'Enfant' } },
    { category: 'season_pass', title: null },
  ])
})

test.each([
  ['daily_ticket', true, 'fr', '/activities/x'],
  ['season_pass', true, 'en', '/en/passes/x'],
  ['donation', true, 'fr', '/donations/x'],
  ['daily_ticket', false, 'fr', null],
  ['equipment_rental', true, 'fr', null],
] as const)(
  'the public page of a %s, active %s, in %s is %s',
  (category, isActive, language, path) => {
    const activity = { publicId: 'x', activityPricings: [{ category, isActive }] }
    expect(publicPathOf(activity, language)).toBe(path)
  },
)
