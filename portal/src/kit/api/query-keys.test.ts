import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { queryKeys } from './query-keys.ts'

const root = path.join(import.meta.dirname, '../..')
const sources = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|query-keys\.ts$/.test(file))
  .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))

const namesIn = (pattern: RegExp) =>
  new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name!)))
const read = namesIn(/(?:queryKey: |useRead\(\s*)queryKeys\.(\w+\.\w+)\((?!\))/g)
const invalidated = namesIn(/(?<!queryKey: |useRead\(\s*)queryKeys\.(\w+\.\w+)(?=[,\]\s]|\(\))/g)

/** A key without its arguments, as JSON: the prefix of every key of that name. */
const beginOf = (name: string): string => {
  const [area, member] = name.split('.') as [keyof typeof queryKeys, string]
  const found = (queryKeys[area] as Record<string, unknown>)[member]
  const key = typeof found === 'function' ? (found as () => readonly unknown[])() : found
  return `${JSON.stringify(key).slice(0, -1)},`
}

test('every invalidated key is the prefix of a key that is read', () => {
  expect(invalidated.size).toBeGreaterThan(10)
  const begins = [...read].map(beginOf)
  const unread = [...invalidated].filter(
    (name) => !begins.some((begin) => begin.startsWith(beginOf(name))),
  )
  expect(unread).toEqual([])
})

test('saving an activity refreshes the timetable page', () => {
  const { text } = sources.find(({ file }) => file.endsWith('activities.queries.ts'))!
  const [touched = ''] = /const touched = \[[^\]]*\]/.exec(text) ?? []
  expect(touched).toContain('queryKeys.timetables.all')
  expect(queryKeys.timetables.items('b').slice(0, 1)).toEqual(queryKeys.timetables.all)
})

test('no feature writes a query key by hand', () => {
  const literal = /(queryKey|invalidates): \[+\s*(\.\.\.|['"[])|setQueryData\(\[/
  expect(sources.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([])
})

test('a key without its last arguments is a prefix of the complete key', () => {
  expect(queryKeys.sell.sellable()).toEqual(['sell', 'sellable'])
  expect(queryKeys.sell.sellable('b', 'p')).toEqual(['sell', 'sellable', 'b', 'p'])
  expect(queryKeys.sell.preview([], null)).toEqual(['sell', 'preview', [], null])
})
