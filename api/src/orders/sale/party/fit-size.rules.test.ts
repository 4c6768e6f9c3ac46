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
    title: 'the height decides the length of skis',
    wanted: skis,
    body: { age: 40, height: 172 },
    size: '160 cm',
    reason: 'length',
  },
  {
    title: 'skis are at least 10 cm shorter than the person',
    wanted: skis,
    body: { age: 40, height: 170 },
    size: '160 cm',
    reason: 'length',
  },
  {
    title: 'skis are at most 19 cm shorter than the person',
    wanted: skis,
    body: { age: 40, height: 179 },
    size: '160 cm',
    reason: 'length',
  },
  {
    title: 'a child gets the junior set',
    wanted: skis,
    body: { age: 8, height: 125 },
    size: '110 cm',
    reason: 'length',
  },
  {
    title: 'two sets are ambiguous without an age',
    wanted: skis,
    body: { height: 125 },
    size: null,
    reason: 'several',
  },
  {
    title: 'skis need a height',
    wanted: skis,
    body: { age: 40 },
    size: null,
    reason: 'noHeight',
  },
  {
    title: 'no skis fit a very tall person',
    wanted: skis,
    body: { age: 40, height: 205 },
    size: null,
    reason: 'none',
  },
  {
    title: 'skis for adults do not fit a child',
    wanted: adultSkis,
    body: { age: 8, height: 152 },
    size: null,
    reason: 'none',
  },
  {
    title: 'two suitable lengths are ambiguous',
    wanted: fine,
    body: { age: 40, height: 172 },
    size: null,
    reason: 'several',
  },
  {
    title: 'a boot size matches its number',
    wanted: boots,
    body: { boot: '24.5' },
    size: '24.5',
    reason: 'boot',
  },
  {
    title: 'a boot size matches with a comma',
    wanted: boots,
    body: { boot: '25.5' },
    size: '25,5',
    reason: 'boot',
  },
  {
    title: 'a boot size matches in millimetres',
    wanted: boots,
    body: { boot: '26,5' },
    size: '265 mm',
    reason: 'boot',
  },
  {
    title: 'a boot size matches another measure in its name',
    wanted: boots,
    body: { boot: '42' },
    size: '27.5 (EU 42)',
    reason: 'boot',
  },
  {
    title: 'a missing boot size fits none',
    wanted: boots,
    body: { boot: '29' },
    size: null,
    reason: 'none',
  },
  {
    title: 'boots need a boot size',
    wanted: boots,
    body: { height: 170 },
    size: null,
    reason: 'noBoot',
  },
  {
    title: 'nordic skis have no rule',
    wanted: nordic,
    body: { age: 40, height: 172 },
    size: null,
    reason: 'unmeasured',
  },
  {
    title: 'a height below the first limit gets the first size',
    wanted: ranges,
    body: { height: 139 },
    size: 'Moins de 140 cm',
    reason: 'height',
  },
  {
    title: 'a height between two limits gets the size between them',
    wanted: ranges,
    body: { height: 150 },
    size: '140-159 cm',
    reason: 'height',
  },
  {
    title: 'a height above the last limit gets the last size',
    wanted: ranges,
    body: { height: 160 },
    size: '160 cm et plus',
    reason: 'height',
  },
  {
    title: 'sizes without a measure fit nobody',
    wanted: frames,
    body: { age: 40, height: 172 },
    size: null,
    reason: 'unmeasured',
  },
  {
    title: 'an age word decides the size of a helmet',
    wanted: helmets,
    body: { age: 8 },
    size: 'Enfant',
    reason: 'age',
  },
  {
    title: 'head sizes are not derived from the height',
    wanted: measured,
    body: { age: 8, height: 125 },
    size: null,
    reason: 'unmeasured',
  },
  {
    title: 'a type without sizes always fits',
    wanted: trailer,
    body: {},
    size: 'one',
    reason: 'only',
  },
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
