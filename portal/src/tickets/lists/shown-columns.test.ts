import { expect, test } from 'vitest'
import { readDisplay, writeDisplay } from './shown-columns.ts'

test('the stored display is read; invalid values are ignored', () => {
  const display = { density: 'comfortable', hidden: ['category', 'lastName'] } as const
  expect(readDisplay(writeDisplay(display))).toEqual(display)
  for (const kept of [null, '', 'huge~password.reference', '~'])
    expect(readDisplay(kept)).toEqual({ density: 'compact', hidden: [] })
})
