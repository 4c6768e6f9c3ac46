import { expect, test } from 'vitest'
import { holderField, holderProblemPath, holdersOf, withHolders } from './holder-fields.rules.ts'

const identification = (publicId: string, isOptional = false) => ({
  publicId,
  label: { fr: 'Titulaire', en: 'Holder' },
  isOptional,
})
const identifications = [identification('adult'), identification('child', true)]
const shown = {
  sent: { productId: 'pass', quantity: 2 },
  identifications,
  namedParts: [],
  persons: null,
  parts: [],
  title: { fr: 'Passe', en: 'Pass' },
  categoryTitle: null,
  date: null,
  endDate: null,
  begin: null,
  end: null,
  total: null,
}
const line = { productId: 'pass', quantity: 2 }

test('each piece names a person for each identification', () => {
  expect(holdersOf(shown, 3).map(({ line: at, ordinal }) => [at, ordinal])).toEqual([
    [3, 0],
    [3, 0],
    [3, 1],
    [3, 1],
  ])
})

test('typed names go to their pieces, and persons without a name are left out', () => {
  const places = holdersOf(shown, 0)
  const form = new URLSearchParams([
    [holderField(places[0]!, 'firstName'), ' Ève '],
    [holderField(places[0]!, 'lastName'), 'Côté'],
    [holderField(places[2]!, 'firstName'), 'Luc'],
  ])
  expect(withHolders([line], { lines: [shown] }, form)).toEqual([
    {
      ...line,
      ticketOwners: [
        [{ identificationPublicId: 'adult', firstName: 'Ève', lastName: 'Côté' }],
        [{ identificationPublicId: 'adult', firstName: 'Luc', lastName: '' }],
      ],
    },
  ])
  expect(withHolders([line], { lines: [{ ...shown, identifications: [] }] }, form)).toEqual([line])
})

test('a problem of a sale names the field of a holder', () => {
  const [, second] = holdersOf(shown, 1)
  expect(holderProblemPath(second!, 'lastName')).toBe('tickets.1.ticketOwners.0.1.lastName')
})

test('the people of a pass in a package belong to its part, whose other choices stay', () => {
  const namedParts = [
    {
      productId: 'pass',
      part: 1,
      title: { fr: 'Passe', en: 'Pass' },
      quantity: 1,
      identifications,
    },
  ]
  const weekend = { ...shown, sent: { productId: 'weekend', quantity: 1 }, namedParts }
  const sold = { ...weekend, identifications: [] }
  const [adult] = holdersOf(sold, 0)
  expect(holderProblemPath(adult!, 'firstName')).toBe(
    'tickets.0.parts.1.ticketOwners.0.0.firstName',
  )
  const form = new URLSearchParams([
    [holderField(adult!, 'firstName'), 'Zoé'],
    [holderField(adult!, 'lastName'), 'Roy'],
  ])
  const sent = {
    productId: 'weekend',
    quantity: 1,
    parts: [{ productId: 'ski', timeslotBegin: '09:00' }],
  }
  expect(withHolders([sent], { lines: [sold] }, form)).toEqual([
    {
      ...sent,
      parts: [
        sent.parts[0],
        {
          productId: 'pass',
          ticketOwners: [[{ identificationPublicId: 'adult', firstName: 'Zoé', lastName: 'Roy' }]],
        },
      ],
    },
  ])
})
