import { expect, test } from 'vitest'
import { countsOf, hasRoomFor, movableOf, otherSlots, partOf } from './slot-moves.rules.ts'
import type { BoardActivity, BoardSlot, SlotClient } from './today.queries.ts'

const aTicket = (fr: string, whyNotMoved: 'inside' | null = null) =>
  ({ title: { fr, en: fr }, whyNotMoved }) as SlotClient['tickets'][number]
const aClient = (...tickets: SlotClient['tickets']) => ({ tickets }) as SlotClient
const aSlot = (publicId: string, free: number, isAvailable = true) =>
  ({ publicId, free, isAvailable }) as BoardSlot

test('a ticket that is inside stays; the others of the party may move', () => {
  const client = aClient(aTicket('Adulte', 'inside'), aTicket('Enfant'))
  expect(movableOf(client).map(({ title }) => title.fr)).toEqual(['Enfant'])
})

test('some tickets of a party may move while the others stay', () => {
  const client = aClient(
    { ...aTicket('Adulte'), publicId: 'a' },
    { ...aTicket('Enfant'), publicId: 'b' },
  )
  expect(movableOf(partOf(client, new Set(['a']))).map(({ title }) => title.fr)).toEqual(['Enfant'])
  expect(movableOf(partOf(client, new Set()))).toHaveLength(2)
})

test('a slot has room for a whole party, or not', () => {
  expect(hasRoomFor(aSlot('a', 3), 3)).toBe(true)
  expect(hasRoomFor(aSlot('a', 3), 4)).toBe(false)
  expect(hasRoomFor(aSlot('a', 3, false), 1)).toBe(false)
})

test('a client can move to the other slots of the activity', () => {
  const activity = { slots: [aSlot('a', 1), aSlot('b', 1)] } as BoardActivity
  expect(otherSlots(activity, 'a').map(({ publicId }) => publicId)).toEqual(['b'])
})

test('the tickets of a client are counted by type', () => {
  const client = aClient(aTicket('Adulte'), aTicket('Enfant'), aTicket('Adulte'))
  expect(countsOf(client, ({ fr }) => fr)).toBe('2 × Adulte, Enfant')
})
