import { describe, expect, test } from 'vitest'
import { skiHill as offers } from '../../../../test/factories/input/requests.ts'
import { sentences, today } from '../../../../test/factories/sales/request-sentences.ts'
import { readRequest } from './read-request.rules.ts'

/** A reading in the form of the table. */
function read(sentence: string, preferredGroupId: string | null = null): string {
  const { lines, unclear } = readRequest(sentence, { offers, today, preferredGroupId })
  const understood = lines.map(({ productIds, quantity, date, time }) =>
    [quantity, productIds.join('/'), date, time && `${time.until ? 'from ' : ''}${time.at}`]
      .filter(Boolean)
      .join(' '),
  )
  return [understood.join(', '), unclear.length > 0 ? `? ${unclear.join(' ')}` : '']
    .filter(Boolean)
    .join(' ')
}

for (const [name, rows] of Object.entries(sentences))
  describe(name, () => {
    test.each(Object.entries(rows))('%j is %s', (sentence, expected) => {
      expect(read(sentence)).toBe(expected)
    })
  })

test('at least 120 sentences are read', () => {
  expect(Object.values(sentences).flatMap((rows) => Object.keys(rows)).length).toBeGreaterThan(120)
})

test('without a named activity, the open one comes first when it has such tickets', () => {
  expect(read('2 ad', 'tube')).toBe('2 tube.adulte')
  expect(read('2 etu', 'tube')).toBe('2 alpin.etudiant')
  expect(read('2 ad ski', 'fond')).toBe('2 fond.adulte')
  expect(read('2 ad alpin', 'fond')).toBe('2 alpin.adulte')
  expect(read('2 ad', 'gone')).toBe('2 alpin.adulte')
})

test('products that are not on sale are understood when nothing on sale matches', () => {
  const closed = offers.map((offer) => ({ ...offer, isOnSale: offer.groupId !== 'alpin' }))
  const idsOf = (sentence: string) =>
    readRequest(sentence, { offers: closed, today }).lines.flatMap(({ productIds }) => productIds)
  expect(idsOf('2 etu')).toEqual(['alpin.etudiant'])
  expect(idsOf('2 ad')).toEqual(['fond.adulte'])
})

test('a line reports the words from which it was read', () => {
  const { lines } = readRequest('2 ad alpin demain et 1 Enfant', { offers, today })
  expect(lines.map(({ words }) => words)).toEqual(['ad alpin', 'Enfant'])
})

test('pasted text of any length is read, up to the length of a typed sentence', () => {
  const hostile = [
    'a'.repeat(10_000),
    '1 '.repeat(5000),
    'adulte '.repeat(1500),
    '2ad1enf'.repeat(1500),
    '🎿'.repeat(5000),
    '9'.repeat(10_000),
    '-'.repeat(10_000),
    '13h30 demain '.repeat(800),
    "'; drop table product; -- ".repeat(400),
    '\0\u202e\ufeff '.repeat(2500),
  ]
  for (const sentence of hostile)
    expect(readRequest(sentence, { offers, today }).lines.length).toBeLessThan(60)
})

test.each([
  ['2 ad 1 enf demain -10%', '? -10%'],
  ['2 ad 1 enf demain 10 %', '? 10%'],
  ['2 ad 1 enf demain 10', '? 10'],
])('%j keeps its day, and the rest is not understood', (sentence, rest) => {
  const plain = read('2 ad 1 enf demain')
  expect(read(sentence)).toBe(`${plain} ${rest}`)
})

test('a day that is over is read as that day', () => {
  const { lines, unclear } = readRequest('2 ad hier', { offers, today: '2030-03-01' })
  expect([lines.map(({ date }) => date), unclear]).toEqual([['2030-02-28'], []])
})

test('an empty catalogue matches nothing', () => {
  expect(readRequest('2 ad', { offers: [], today })).toEqual({ lines: [], unclear: ['ad'] })
})
