import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints.ts'

const source = path.join(import.meta.dirname, '../..')
const known = new Set<string>(Object.values(breakpoints))
const unknownWidths = (css: string) =>
  [...css.matchAll(/@media[^{]*\((?:max|min)-width:\s*([\d.]+\w+)\)/g)].filter(
    ([, width]) => !known.has(width!),
  )

test('style sheets change their layout at the listed widths only', () => {
  const sheets = fs.globSync('**/*.css', { cwd: source })
  expect(sheets.length).toBeGreaterThan(30)
  expect(
    sheets.filter((file) => unknownWidths(fs.readFileSync(path.join(source, file), 'utf8')).length),
  ).toEqual([])
})

test('finds a width that is not listed', () => {
  expect(unknownWidths('@media (max-width: 49em) { a { color: red } }')).toHaveLength(1)
})
