import { expect, test } from 'vitest'
import { readDisplay, writeDisplay } from './shown-columns.ts'

test('the stored display is read; invalid values are ignored', () => {
  const display = { density: 'comfortable', hidden: ['category', 'lastName'] } as const
  expect(readDisplay(writeDisplay(display), true)).toEqual(display)
  for (const kept of ['', 'huge~password.reference', '~'])
    expect(readDisplay(kept, true)).toEqual({ density: 'compact', hidden: [] })
})

test('a narrower screen hides the type until somebody chooses the columns', () => {
  expect(readDisplay(null, true).hidden).toEqual(['type'])
  expect(readDisplay(null, false).hidden).toEqual([])
  expect(readDisplay('compact~', true).hidden).toEqual([])
})
