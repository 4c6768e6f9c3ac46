import { expect, test } from 'vitest'
import { pagesOf, type Flow } from './pdf-pages.rules.ts'

const block = (content: string, height = 10) => ({ height, content })
const flow = (name: string, rows: number): Flow<string> => ({
  title: block(`${name} title`, 20),
  columns: block(`${name} columns`),
  rows: Array.from({ length: rows }, (_, i) => block(`${name} ${i}`)),
})

test('a table longer than its page repeats its columns on the next one', () => {
  expect(pagesOf([flow('a', 5)], { first: 50, next: 40 })).toEqual([
    ['a title', 'a columns', 'a 0', 'a 1'],
    ['a columns', 'a 2', 'a 3', 'a 4'],
  ])
})

test('a title is on the page of its first line', () => {
  expect(pagesOf([flow('a', 1), flow('b', 1)], { first: 79, next: 40 })).toEqual([
    ['a title', 'a columns', 'a 0'],
    ['b title', 'b columns', 'b 0'],
  ])
  expect(pagesOf([flow('a', 1), flow('b', 1)], { first: 80, next: 40 })).toHaveLength(1)
})

test('no line is lost for tables of any length, and no page exceeds its height', () => {
  for (let rows = 1; rows < 40; rows += 1) {
    const flows = [flow('a', rows), flow('b', 40 - rows)]
    const pages = pagesOf(flows, { first: 55, next: 95 })
    const lines = pages.flat().filter((line) => /\d/.test(line))
    expect(lines).toEqual(flows.flatMap((each) => each.rows.map(({ content }) => content)))
    for (const [at, page] of pages.entries()) {
      const height = page.reduce((sum, line) => sum + (line.endsWith('title') ? 20 : 10), 0)
      expect(height).toBeLessThanOrEqual(at === 0 ? 55 : 95)
      expect(page.at(-1)).toMatch(/\d/)
    }
  }
})
