import { expect, test } from 'vitest'
import { linesOf } from './party-lines.rules.ts'
import {
  choicesOf,
  freestFirst,
  isWhole,
  later,
  sizeValue,
  type Equipment,
  type MemberFit,
  type Plan,
} from './party-plan.rules.ts'

const text = (words: string) => ({ fr: words, en: words })
const sized = (modelPublicId: string, specificationPublicId: string) => ({
  modelPublicId,
  specificationPublicId,
})
const skis = {
  publicId: 'skis',
  name: text('Skis'),
  models: [
    {
      publicId: 'set',
      name: text('Ensemble'),
      specifications: [
        { publicId: '150', name: text('150') },
        { publicId: '160', name: text('160') },
      ],
      products: [{ productId: 'set-day', duration: '08:00:00' }],
    },
  ],
} as unknown as Equipment
const boots = {
  publicId: 'boots',
  name: text('Bottes'),
  models: [
    {
      publicId: 'boot',
      name: text('Botte'),
      specifications: [{ publicId: '25', name: text('25') }],
      products: [{ productId: 'boot-day', duration: '08:00:00' }],
    },
  ],
} as unknown as Equipment
const plan = {
  activity: { name: text('Ski') },
  category: {
    category: 'daily_ticket',
    products: [{ productId: 'adult', title: text('Adulte'), identifications: [] }],
  },
  equipment: [skis, boots],
  accessories: [{ productId: 'helmet', name: text('Casque'), rentalPublicIds: ['skis', 'boots'] }],
  tickets: { date: '2030-02-02', at: { chosen: { timeslotPublicId: 's' }, when: 'samedi' } },
  areSizesLater: false,
  rental: {
    begin: { date: '2030-02-02', beginTime: '09:00', beginsAt: '', isCustom: false },
    duration: '08:00:00',
    chosen: (size: string) => ({ specificationPublicId: size }),
  },
} as unknown as Plan
const fitted: MemberFit = {
  age: 41,
  ticket: { productId: 'adult', reason: 'word', candidates: ['adult'] },
  pieces: [
    {
      rentalPublicId: 'skis',
      size: sized('set', '160'),
      reason: 'length',
      candidates: [sized('set', '150'), sized('set', '160')],
    },
    {
      rentalPublicId: 'boots',
      size: null,
      reason: 'noBoot',
      candidates: [sized('boot', '25')],
    },
  ],
}
const boot = sizeValue(sized('boot', '25'))

test('the server’s choice applies until the clerk picks another of its candidates', () => {
  expect(isWhole(choicesOf(fitted, {}))).toBe(false)
  const chosen = choicesOf(fitted, { ticket: '', sizes: { boots: boot, skis: 'set/170' } })
  expect(chosen.ticket).toMatchObject({ value: '', reason: 'byHand' })
  expect(chosen.pieces.map(({ value, reason }) => [value, reason])).toEqual([
    ['set/160', 'length'],
    [boot, 'byHand'],
  ])
  expect(isWhole(chosen)).toBe(true)
})

test('a person gets a ticket, a piece per category, and each accessory once, with the first piece', () => {
  const { lines, unlasting } = linesOf(plan, choicesOf(fitted, { sizes: { boots: boot } }), String)
  expect(unlasting).toBeNull()
  expect(
    lines.map(({ line: { productId, kind, chosen, accessories } }) => [
      productId,
      kind,
      chosen,
      accessories?.map((item) => item.productId),
    ]),
  ).toEqual([
    ['adult', 'daily_ticket', { timeslotPublicId: 's' }, undefined],
    ['set-day', 'equipment_rental', { specificationPublicId: '160' }, ['helmet']],
    ['boot-day', 'equipment_rental', { specificationPublicId: '25' }, undefined],
  ])
})

test('a person who takes nothing has no lines and no accessories', () => {
  const nothing = choicesOf(fitted, { ticket: '', sizes: { skis: '', boots: '' } })
  expect(linesOf(plan, nothing, String).lines).toEqual([])
})

test('a type without a product of that duration is returned', () => {
  const longer = { ...plan, rental: { ...plan.rental!, duration: '04:00:00' } }
  const { lines, unlasting } = linesOf(
    longer,
    choicesOf(fitted, { sizes: { boots: boot } }),
    String,
  )
  expect([lines, unlasting]).toEqual([[], 'set/160'])
})

test('an open size reserves the size with the most free pieces, one after the other', () => {
  const freestOf = freestFirst((id) => ({ 150: 3, 160: 2 })[id])
  const open = { areLater: false, freestOf }
  const skisOf = () => choicesOf(fitted, { sizes: { skis: later } }, open).pieces[0]!
  expect(
    [skisOf(), skisOf(), skisOf()].map(({ value, isSizeOpen }) => [value, isSizeOpen]),
  ).toEqual([
    ['set/150', true],
    ['set/150', true],
    ['set/160', true],
  ])
})

test('with open sizes, only unknown and unpicked sizes are left open', () => {
  const how = { areLater: true, freestOf: freestFirst(() => undefined) }
  const { pieces } = choicesOf(fitted, {}, how)
  expect(pieces.map(({ value, isSizeOpen }) => [value, isSizeOpen])).toEqual([
    ['set/160', false],
    [boot, true],
  ])
  expect(isWhole(choicesOf(fitted, {}, how))).toBe(true)
  expect(choicesOf(fitted, { sizes: { boots: '' } }, how).pieces[1]!.value).toBe('')
  const { lines } = linesOf(plan, choicesOf(fitted, {}, how), String)
  expect(lines.map(({ isSizeOpen }) => isSizeOpen)).toEqual([false, false, true])
})
