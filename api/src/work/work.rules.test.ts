import { expect, test } from 'vitest'
import { stateOf } from './work.rules.ts'

const now = '2026-11-21T12:00:00.000Z'
const facts = { ending: null, leasedUntil: null, done: 0, lastError: null }

test('an operation waits until a worker takes it, and runs with a live lease', () => {
  expect(stateOf(facts, now)).toBe('waiting')
  expect(stateOf({ ...facts, leasedUntil: '2026-11-21T12:00:30.000Z' }, now)).toBe('running')
})
test('an operation runs between two batches, and waits after an error or without progress and a live lease', () => {
  expect(stateOf({ ...facts, done: 100 }, now)).toBe('running')
  expect(stateOf({ ...facts, done: 100, lastError: 'away' }, now)).toBe('waiting')
  expect(stateOf({ ...facts, leasedUntil: '2026-11-21T11:59:00.000Z' }, now)).toBe('waiting')
})
test('an ended operation has the result of its ending', () => {
  expect(['done', 'dead', 'canceled'].map((ending) => stateOf({ ...facts, ending }, now))).toEqual([
    'done',
    'failed',
    'canceled',
  ])
})
