import { expect, test } from 'vitest'
import { matchOf } from './highlight.rules.ts'

const marked = (text: string, sought: string) => {
  const match = matchOf(text, sought)
  return match && text.slice(...match)
}

test('marks the emails that search found, accents, capitals, spaces and ligatures aside', () => {
  expect(marked('Élodie Côté', 'cote')).toBe('Côté')
  expect(marked('Lætitia', 'ae')).toBe('æ')
  expect(marked('418 555-0199', '4185')).toBe('418 5')
  expect(marked('MC40629809', 'mc406')).toBe('MC406')
})

test('marks nothing when nothing is sought or found', () => {
  expect(matchOf('Roy', '')).toBeNull()
  expect(matchOf('Roy', 'x')).toBeNull()
})
