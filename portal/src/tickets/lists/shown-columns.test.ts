import { expect, test } from 'vitest'
import { readDisplay, writeDisplay } from './shown-columns.ts'

test('what was kept is read again; what is not understood is as if nothing were', () => {
  const display = { density: 'comfortable', hidden: ['category', 'lastName'] } as const
  expect(readDisplay(writeDisplay(display))).toEqual(display)
  for (const kept of [null, '', 'huge~password.reference', '~'])
    expect(readDisplay(kept)).toEqual({ density: 'compact', hidden: [] })
})
