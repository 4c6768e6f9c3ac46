import { expect, test } from 'vitest'
import { placeAsked } from './owner-place.rules.ts'
import { readTicketPage } from './ticket-page.rules.ts'

const owner = (picture: string | null, isPictureMissing = false) => ({ picture, isPictureMissing })

test('a change is of the first picture that is there; where there is none, of the first holder', () => {
  expect(placeAsked([owner(null), owner('/a'), owner('/b')], true)).toBe(1)
  expect(placeAsked([owner(null), owner(null)], true)).toBe(0)
})

test('a picture is added where one is missing before where none is asked for', () => {
  expect(placeAsked([owner('/a'), owner(null), owner(null, true)], false)).toBe(2)
  expect(placeAsked([owner('/a'), owner(null)], false)).toBe(1)
  expect(placeAsked([owner('/a')], false)).toBe(0)
})

test('an address asks by true or false alone', () => {
  expect(readTicketPage({ updateOwnerPicture: true })).toEqual({ updateOwnerPicture: true })
  expect(readTicketPage({ updateOwnerPicture: false })).toEqual({ updateOwnerPicture: false })
  expect(readTicketPage({ updateOwnerPicture: 'maybe', other: 1 })).toEqual({})
})
