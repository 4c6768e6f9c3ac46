import { expect, test } from 'vitest'
import { requestedOwnerIndex } from './owner-place.rules.ts'
import { readTicketPage } from './ticket-page.rules.ts'

const owner = (picture: string | null, isPictureMissing = false) => ({ picture, isPictureMissing })

test('changes the first existing picture, or that of the first holder', () => {
  expect(requestedOwnerIndex([owner(null), owner('/a'), owner('/b')], true)).toBe(1)
  expect(requestedOwnerIndex([owner(null), owner(null)], true)).toBe(0)
})

test('adds a required picture that is missing before an optional one', () => {
  expect(requestedOwnerIndex([owner('/a'), owner(null), owner(null, true)], false)).toBe(2)
  expect(requestedOwnerIndex([owner('/a'), owner(null)], false)).toBe(1)
  expect(requestedOwnerIndex([owner('/a')], false)).toBe(0)
})

test('only true and false are accepted in an address', () => {
  expect(readTicketPage({ updateOwnerPicture: true })).toEqual({ updateOwnerPicture: true })
  expect(readTicketPage({ updateOwnerPicture: false })).toEqual({ updateOwnerPicture: false })
  expect(readTicketPage({ updateOwnerPicture: 'maybe', other: 1 })).toEqual({})
})
