import { expect, test } from 'vitest'
import { matchOf } from './highlight.rules.ts'

const marked = (text: string, sought: string) => {
  const match = matchOf(text, sought)
  return match && text.slice(...match)
}

test('marks the emails that search found, ignoring accents, capitals, spaces and ligatures', () => {
  expect(marked('Élodie Côté', 'cote')).toBe('Côté')
  expect(marked('Lætitia', 'ae')).toBe('æ')
  expect(marked('418 555-0199', '4185')).toBe('418 5')
  expect(marked('MC40629809', 'mc406')).toBe('MC406')
})

test('marks nothing without a term or a match', () => {
  expect(matchOf('Roy', '')).toBeNull()
  expect(matchOf('Roy', 'x')).toBeNull()
})
