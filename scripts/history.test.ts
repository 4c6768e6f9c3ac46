import { expect, test } from 'vitest'
import { historyMessages } from '../portal/src/orders/page/history.messages.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

/** Matches the audit codes of an order's history: those of the order and of its parts. */
const code = /(?:audit\(\s*|code: )'((?:order|ticket|booking|rental)\.[a-z_]+)'/g
const codes = new Set(
  trackedFiles()
    .filter((file) => /^api\/src\/.*(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => [...readTracked(file).matchAll(code)].map(([, found]) => found!)),
)

test('every code in the history of an order has texts in both languages', () => {
  expect([...codes]).toEqual(expect.arrayContaining(['order.overbooked', 'order.created']))
  for (const language of ['fr', 'en'] as const) {
    const known = historyMessages[language].codes
    expect([...codes].filter((found) => !(found in known))).toEqual([])
  }
  expect(historyMessages.fr.codes['order.overbooked']).toBe('Survente autorisée')
})
