import { expect, test } from 'vitest'
import { ApiError } from '../kit/api/api-error.ts'
import { changeState, idle, type ChangeEvent, type ChangeState } from './change.rules.ts'
import type { Conflict, Impact } from './timetables.queries.ts'

const conflicts = [{}] as Conflict[]
const impact = { sold: 2, orders: [] } as unknown as Impact
const removal = { count: 3, last: '2026-12-24' }
const after = (...events: ChangeEvent[]): ChangeState => events.reduce(changeState, idle)
const found = (findings: Extract<ChangeEvent, { type: 'found' }>['findings']): ChangeEvent => ({
  type: 'found',
  findings,
})
const accept: ChangeEvent = { type: 'answer', answers: { acceptConflicts: true } }
const keep: ChangeEvent = { type: 'answer', answers: { soldTickets: 'keep', expectedSold: 2 } }

test('a change without findings is sent at once', () => {
  expect(after({ type: 'check' }).name).toBe('checking')
  expect(after(found({}))).toMatchObject({ name: 'sending', answers: {} })
  expect(after(found({ conflicts: [] })).name).toBe('sending')
})

test('overlaps come first, then sold places, and both answers are sent', () => {
  expect(after(found({ conflicts, impact })).name).toBe('conflicts')
  expect(after(found({ conflicts, impact }), accept).name).toBe('sold')
  expect(after(found({ conflicts, impact }), accept, keep)).toMatchObject({
    name: 'sending',
    answers: { acceptConflicts: true, soldTickets: 'keep', expectedSold: 2 },
  })
})

test('a removal is sent at once, or asks about sold places and states its reach', () => {
  expect(after(found({ removal })).name).toBe('sending')
  expect(after(found({ removal, impact }))).toMatchObject({ name: 'sold', findings: { removal } })
  expect(after(found({ removal, impact }), keep).name).toBe('sending')
})

test('findings of a refused change are asked again, as the server reports them', () => {
  const refuse = (error: unknown) => after(found({}), { type: 'refuse', error })
  expect(refuse(new ApiError('PlacesSold', { impact } as never))).toMatchObject({
    name: 'sold',
    answers: { acceptConflicts: true },
  })
  expect(refuse(new ApiError('TimetableConflict', { conflicts } as never)).name).toBe('conflicts')
  expect(refuse(new ApiError('StaleVersion')).name).toBe('failed')
  expect(refuse(new ApiError('Unavailable')).name).toBe('failed')
})

test('a closed question is over, and a late response changes nothing', () => {
  expect(after(found({ conflicts }), { type: 'close' })).toEqual(idle)
  expect(after(found({ conflicts }), { type: 'close' }, accept)).toEqual(idle)
  expect(after(found({}), accept)).toMatchObject({ name: 'sending', answers: {} })
})
