import { expect, test } from 'vitest'
import { fitSize } from './fit-size.rules.ts'

const both = (text: string) => ({ fr: text, en: text })
const equipment = (category: string, models: Record<string, readonly string[] | null>) => ({
  name: both(category),
  models: Object.entries(models).map(([name, sizes]) => ({
    id: name,
    name: both(name),
    sizes: sizes
      ? sizes.map((size) => ({ id: size, name: both(size) }))
      : [{ id: 'one', name: null }],
  })),
})
const lengths = (from: number, until: number, step = 10) =>
  Array.from({ length: (until - from) / step + 1 }, (_, i) => `${from + i * step} cm`)

const skis = equipment('Ski et planche', {
  'Ensemble de ski alpin': lengths(110, 180),
  'Ensemble junior': lengths(80, 120),
})
const adultSkis = equipment('Ski', { 'Skis adultes': lengths(140, 180) })
const fine = equipment('Ski', { Skis: lengths(140, 180, 5) })
const boots = equipment('Ski', { 'Bottes de ski': ['24.5', '25,5', '265 mm', '27.5 (EU 42)'] })
const nordic = equipment('Ski de fond', { 'Skis classiques': lengths(180, 210) })
const ranges = equipment('Ski', { Skis: ['Moins de 140 cm', '140-159 cm', '160 cm et plus'] })
const frames = equipment('Vélo', { 'Vélo de montagne': ['Petit', 'Moyen', 'Grand'] })
const helmets = equipment('Casque', { Casque: ['Enfant', 'Adulte'] })
const measured = equipment('Casque', { Casque: ['52-55 cm', '56-59 cm'] })
const trailer = equipment('Vélo', { Remorque: null })

const nobody = { age: null, height: null, boot: '' }
test.each<
  [string, ReturnType<typeof equipment>, Partial<typeof nobody> | object, string | null, string]
>([
  ['skis by the height', skis, { age: 40, height: 172 }, '160 cm', 'length'],
  ['from 10 cm shorter', skis, { age: 40, height: 170 }, '160 cm', 'length'],
  ['to 19 cm shorter', skis, { age: 40, height: 179 }, '160 cm', 'length'],
  ['a junior set for a junior', skis, { age: 8, height: 125 }, '110 cm', 'length'],
  ['two sets for whose age nobody said', skis, { height: 125 }, null, 'several'],
  ['a height that nobody said', skis, { age: 40 }, null, 'noHeight'],
  ['too tall for all', skis, { age: 40, height: 205 }, null, 'none'],
  ['skis of adults are not for children', adultSkis, { age: 8, height: 152 }, null, 'none'],
  ['two lengths that suit', fine, { age: 40, height: 172 }, null, 'several'],
  ['a boot by its number', boots, { boot: '24.5' }, '24.5', 'boot'],
  ['with a comma', boots, { boot: '25.5' }, '25,5', 'boot'],
  ['in millimetres', boots, { boot: '26,5' }, '265 mm', 'boot'],
  ['by another measure that the size names', boots, { boot: '42' }, '27.5 (EU 42)', 'boot'],
  ['a number that there is not', boots, { boot: '29' }, null, 'none'],
  ['a boot that nobody said', boots, { height: 170 }, null, 'noBoot'],
  ['nordic skis follow no rule here', nordic, { age: 40, height: 172 }, null, 'unmeasured'],
  ['a size for heights', ranges, { height: 139 }, 'Moins de 140 cm', 'height'],
  ['between two heights', ranges, { height: 150 }, '140-159 cm', 'height'],
  ['over a height', ranges, { height: 160 }, '160 cm et plus', 'height'],
  ['sizes without a measure', frames, { age: 40, height: 172 }, null, 'unmeasured'],
  ['sizes by age', helmets, { age: 8 }, 'Enfant', 'age'],
  ['sizes of heads', measured, { age: 8, height: 125 }, null, 'unmeasured'],
  ['a type without sizes', trailer, {}, 'one', 'only'],
])('%s', (_title, wanted, body, size, reason) => {
  const fitted = fitSize(wanted, { ...nobody, ...body })
  expect([fitted.size?.specificationPublicId ?? null, fitted.reason]).toEqual([size, reason])
})

test('of several the clerk chooses among those that fit; where none does, among all', () => {
  const sizesOf = (wanted: typeof skis, body: object) =>
    fitSize(wanted, { ...nobody, ...body }).candidates.map((id) => Object.values(id).join(' '))
  expect(sizesOf(skis, { height: 125 })).toEqual([
    'Ensemble de ski alpin 110 cm',
    'Ensemble junior 110 cm',
  ])
  expect(sizesOf(frames, { height: 172 })).toHaveLength(3)
  expect(sizesOf(skis, { age: 40, height: 205 })).toHaveLength(8)
})
