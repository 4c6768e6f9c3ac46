import { provinces } from '@guichet/contract/businesses/provinces.ts'
import { expect, test } from 'vitest'
import { ruleSetOf, ruleSets } from './tax-rules.rules.ts'
import {
  defaultTaxedKinds,
  defaultTaxSettings,
  taxesInForce,
  TaxSettings,
} from './tax-settings.rules.ts'

const ratesOf = (province: (typeof provinces)[number], on = '2026-11-21') =>
  ruleSetOf(province, on)
    .rates.map(({ key, rateMilli }) => `${key} ${rateMilli}`)
    .join(' + ')

test('every province and territory has its rates', () => {
  expect(Object.fromEntries(provinces.map((province) => [province, ratesOf(province)]))).toEqual({
    AB: 'GST 5000',
    BC: 'GST 5000 + PST 7000',
    MB: 'GST 5000 + RST 7000',
    NB: 'HST 15000',
    NL: 'HST 15000',
    NS: 'HST 14000',
    NT: 'GST 5000',
    NU: 'GST 5000',
    ON: 'HST 13000',
    PE: 'HST 15000',
    QC: 'GST 5000 + QST 9975',
    SK: 'GST 5000 + PST 6000',
    YK: 'GST 5000',
  })
})

test('Nova Scotia is at 15 % until 2025-03-31 and at 14 % from 2025-04-01', () => {
  expect([ratesOf('NS', '2025-03-31'), ratesOf('NS', '2025-04-01')]).toEqual([
    'HST 15000',
    'HST 14000',
  ])
  expect(ruleSetOf('NS', '2025-04-01').name).toBe('NS_2025')
})

test('the rule sets of a province follow each other in time and have their year; a date before the first gets the first', () => {
  for (const sets of Object.values(ruleSets))
    expect(sets.map((set) => set.validFrom)).toEqual(sets.map((set) => set.validFrom).sort())
  for (const set of Object.values(ruleSets).flat())
    expect(set.name.endsWith(set.validFrom.slice(0, 4))).toBe(true)
  expect(ruleSetOf('QC', '2019-05-01').name).toBe('Quebec_2020')
})

test('donations are untaxed; PST and RST are on goods, and on admissions in Saskatchewan only', () => {
  expect(defaultTaxedKinds('QC', 'GST')).not.toContain('donation')
  expect(defaultTaxedKinds('BC', 'PST')).toEqual([
    'equipment_rental',
    'accessory_rental',
    'catalog_product',
  ])
  expect(defaultTaxedKinds('SK', 'PST')).toContain('daily_ticket')
})

test('the default settings are valid, labels are in both languages, and a number is shown when known', () => {
  for (const province of provinces)
    expect(TaxSettings.safeParse(defaultTaxSettings(province)).success).toBe(true)
  const settings = { ...defaultTaxSettings('QC'), taxNumbers: { QST: '1017538204 TQ0001' } }
  expect(
    taxesInForce('QC', '2026-11-21', settings).map((tax) => [
      tax.label.fr,
      tax.label.en,
      tax.number,
    ]),
  ).toEqual([
    ['TPS', 'GST', null],
    ['TVQ', 'QST', '1017538204 TQ0001'],
  ])
  expect(
    taxesInForce('MB', '2026-11-21', defaultTaxSettings('MB')).map((tax) => tax.label.fr),
  ).toEqual(['TPS', 'TVD'])
})

test('a tax number without a letter or digit and duplicate names are rejected', () => {
  const settings = defaultTaxSettings('QC')
  expect(TaxSettings.safeParse({ ...settings, taxNumbers: { GST: '_ _' } }).success).toBe(false)
  const levy = {
    name: 'Redevance',
    rateMilli: 1,
    number: null,
    base: 'all',
    includedInOtherTaxBase: false,
  }
  expect(TaxSettings.safeParse({ ...settings, customTaxes: [levy, levy] }).success).toBe(false)
})
