import { expect, test } from 'vitest'
import { fitSize, type Body } from './fit-size.rules.ts'

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

const nobody: Body = { age: null, height: null, boot: '' }
type Row = {
  title: string
  wanted: ReturnType<typeof equipment>
  body: Partial<Body>
  size: string | null
  reason: string
}
test.each<Row>([
  {
    title: 'skis by the height',
    wanted: skis,
    body: { age: 40, height: 172 },
    size: '160 cm',
    reason: 'length',
  },
  {
    title: 'from 10 cm shorter',
    wanted: skis,
    body: { age: 40, height: 170 },
    size: '160 cm',
    reason: 'length',
  },
  {
    title: 'to 19 cm shorter',
    wanted: skis,
    body: { age: 40, height: 179 },
    size: '160 cm',
    reason: 'length',
  },
  {
    title: 'a junior set for a junior',
    wanted: skis,
    body: { age: 8, height: 125 },
    size: '110 cm',
    reason: 'length',
  },
  {
    title: 'two sets for whose age nobody said',
    wanted: skis,
    body: { height: 125 },
    size: null,
    reason: 'several',
  },
  {
    title: 'a height that nobody said',
    wanted: skis,
    body: { age: 40 },
    size: null,
    reason: 'noHeight',
  },
  {
    title: 'too tall for all',
    wanted: skis,
    body: { age: 40, height: 205 },
    size: null,
    reason: 'none',
  },
  {
    title: 'skis of adults are not for children',
    wanted: adultSkis,
    body: { age: 8, height: 152 },
    size: null,
    reason: 'none',
  },
  {
    title: 'two lengths that suit',
    wanted: fine,
    body: { age: 40, height: 172 },
    size: null,
    reason: 'several',
  },
  {
    title: 'a boot by its number',
    wanted: boots,
    body: { boot: '24.5' },
    size: '24.5',
    reason: 'boot',
  },
  { title: 'with a comma', wanted: boots, body: { boot: '25.5' }, size: '25,5', reason: 'boot' },
  {
    title: 'in millimetres',
    wanted: boots,
    body: { boot: '26,5' },
    size: '265 mm',
    reason: 'boot',
  },
  {
    title: 'by another measure that the size names',
    wanted: boots,
    body: { boot: '42' },
    size: '27.5 (EU 42)',
    reason: 'boot',
  },
  {
    title: 'a number that there is not',
    wanted: boots,
    body: { boot: '29' },
    size: null,
    reason: 'none',
  },
  {
    title: 'a boot that nobody said',
    wanted: boots,
    body: { height: 170 },
    size: null,
    reason: 'noBoot',
  },
  {
    title: 'nordic skis follow no rule here',
    wanted: nordic,
    body: { age: 40, height: 172 },
    size: null,
    reason: 'unmeasured',
  },
  {
    title: 'a size for heights',
    wanted: ranges,
    body: { height: 139 },
    size: 'Moins de 140 cm',
    reason: 'height',
  },
  {
    title: 'between two heights',
    wanted: ranges,
    body: { height: 150 },
    size: '140-159 cm',
    reason: 'height',
  },
  {
    title: 'over a height',
    wanted: ranges,
    body: { height: 160 },
    size: '160 cm et plus',
    reason: 'height',
  },
  {
    title: 'sizes without a measure',
    wanted: frames,
    body: { age: 40, height: 172 },
    size: null,
    reason: 'unmeasured',
  },
  { title: 'sizes by age', wanted: helmets, body: { age: 8 }, size: 'Enfant', reason: 'age' },
  {
    title: 'sizes of heads',
    wanted: measured,
    body: { age: 8, height: 125 },
    size: null,
    reason: 'unmeasured',
  },
  { title: 'a type without sizes', wanted: trailer, body: {}, size: 'one', reason: 'only' },
])('$title', ({ wanted, body, size, reason }) => {
  const fitted = fitSize(wanted, { ...nobody, ...body })
  expect([fitted.size?.specificationPublicId ?? null, fitted.reason]).toEqual([size, reason])
})

test('among several fitting sizes the clerk chooses; when none fits, among all', () => {
  const sizesOf = (wanted: typeof skis, body: object) =>
    fitSize(wanted, { ...nobody, ...body }).candidates.map((id) => Object.values(id).join(' '))
  expect(sizesOf(skis, { height: 125 })).toEqual([
    'Ensemble de ski alpin 110 cm',
    'Ensemble junior 110 cm',
  ])
  expect(sizesOf(frames, { height: 172 })).toHaveLength(3)
  expect(sizesOf(skis, { age: 40, height: 205 })).toHaveLength(8)
})
