import { expect, test } from 'vitest'
import { quoteSearchText, quoteWords } from './quote-search.rules.ts'

const text = quoteSearchText({
  number: 123,
  title: 'Noces d’été',
  firstName: 'Éloïse',
  lastName: 'Côté-Tremblay',
  email: 'eloise@example.test',
  phone: '(418) 555-0142',
})

test.each([
  'S-000123',
  's 123',
  's-000 123',
  '123',
  'noces  ETE',
  'eloise cote',
  'tremblay noces',
  'cotetremblay eloise',
  'Éloïse@example',
  '418 555-0142',
  '+1 (418) 555-0142',
  '0142',
])('“%s” finds the quote', (term) => {
  expect(quoteWords(term).every((word) => text.includes(word))).toBe(true)
})

test.each(['S-000124', 's-12', 'noces ouellet', '4185550143'])(
  '“%s” does not find the quote',
  (term) => {
    expect(quoteWords(term).every((word) => text.includes(word))).toBe(false)
  },
)
