import { ActivityBody } from '@guichet/contract/activities/activity.ts'
import { expect, test } from 'vitest'
import { problemsOf } from '../kit/forms/check-form.ts'
import {
  addableCategories,
  emptyActivity,
  emptyPricing,
  firstCategoryOf,
  numbered,
  tableOf,
} from './activity.rules.ts'

const pricingsOf = (...categories: string[]) =>
  ({ activityPricings: categories.map((category) => ({ category })) }) as unknown as Parameters<
    typeof tableOf
  >[0]

test('tickets and passes are among the activities, whatever else they sell; equipment and gifts alone have tables of their own', () => {
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

test('a new category is inactive, without ticket types, scheduled as its kind is', () => {
  expect([emptyPricing('daily_ticket'), emptyPricing('season_pass')]).toMatchObject([
    { isActive: false, schedulingType: 'WithCalendar', activityPricingDetails: [] },
    { schedulingType: 'Anytime' },
  ])
})

test('an empty activity says what it lacks at each field, in the reader’s language', () => {
  expect(problemsOf(ActivityBody, emptyActivity(firstCategoryOf.donations), 'en')).toEqual({
    'internationalizedFields.fr.name': 'This field is required.',
    'internationalizedFields.en.name': 'This field is required.',
    'activityPricings.0.activePeriodStartDateTimeUtc': 'This field is required.',
    'activityPricings.0.activePeriodEndDateTimeUtc': 'This field is required.',
    'activityPricings.0.activityPricingDetails': 'Add at least one ticket type: donation.',
  })
})

test('places are written into the list', () =>
  expect(numbered([{ order: 7 }, { order: 3 }])).toEqual([{ order: 0 }, { order: 1 }]))
