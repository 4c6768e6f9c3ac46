import { expect, test } from 'vitest'
import { ageOn, agesOf, oldest } from './read-ages.rules.ts'

const stated = (from: number, until: number) => ({
  sure: { from, until },
  possible: { from, until },
  isStated: true,
})

test.each([
  ['Étudiant (13 à 22 ans)', 'Student (13 to 22)', stated(13, 22)],
  ['Tout-petit (0 à 5 ans)', 'Toddler (0 to 5)', stated(0, 5)],
  ['Aîné (65 ans et plus)', 'Senior (65 and over)', stated(65, oldest)],
  ['65+', '65+', stated(65, oldest)],
  ['Moins de 6 ans', 'Under 6', stated(0, 5)],
  ['17 ans et moins', '17 and under', stated(0, 17)],
  ['6-12 ans', 'Ages 6 to 12', stated(6, 12)],
  ['Dès 13 ans', 'From 13 years', stated(13, oldest)],
  ['Jusqu’à 5 ans', 'Up to 5 years', stated(0, 5)],
  ['Jeune (6 à 17)', 'Youth (6 to 17)', stated(6, 17)],
])('%s, %s states its ages', (fr, en, ages) => {
  expect(agesOf({ fr, en })).toEqual(ages)
})

test('names that differ between two languages are not certain', () => {
  expect(agesOf({ fr: 'Enfant (6 à 12 ans)', en: 'Child (6 to 14)' })).toEqual({
    sure: null,
    possible: { from: 6, until: 14 },
    isStated: false,
  })
})

test.each([
  ['Adulte', 'Adult', { from: 18, until: 59 }],
  ['Billet pour enfants', 'Children’s ticket', { from: 6, until: 11 }],
  ['Passe aînés', 'Seniors pass', { from: 65, until: oldest }],
  ['Étudiant', 'Student', null],
  ['Adulte ou enfant', 'Adult or child', null],
])('%s, %s is an age word', (fr, en, sure) => {
  expect(agesOf({ fr, en })).toMatchObject({ sure, isStated: false })
})

test.each([
  ['Passe familiale', 'Family pass'],
  ['Groupe (10 à 15)', 'Group (10 to 15)'],
  ['Leçon de 9 à 10 h', 'Lesson 9 to 10 am'],
  ['Spectateur', 'Spectator'],
  ['Soirée 20 $', 'Evening $20'],
  ['Moins de 140 cm', 'Under 140 cm'],
])('%s, %s has no age', (fr, en) => {
  expect(agesOf({ fr, en })).toBeNull()
})

test.each([
  ['2024-02-03', '2030-02-02', 5],
  ['2024-02-02', '2030-02-02', 6],
  ['2024-02-29', '2030-02-28', 5],
  ['2030-02-02', '2030-02-02', 0],
  ['2030-02-03', '2030-02-02', null],
])('the age of a person born on %s is computed on %s', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age)
})
