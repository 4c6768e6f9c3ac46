import { expect, test } from 'vitest'
import { commonDays, openDays } from './open-days.rules.ts'

const day = (date: string, isAvailable = true, isOver = false) => ({ date, isAvailable, isOver })

test('a day is open while one thing is, and over once all are', () => {
  expect(
    openDays([day('02-02', false, true), day('02-03', false, true), day('02-01'), day('02-02')]),
  ).toEqual([day('02-01'), day('02-02'), day('02-03', false, true)])
})

test('parts of a package share the days on which each is open', () => {
  const tickets = [day('02-01'), day('02-02'), day('02-03', false)]
  const skis = [day('02-02'), day('02-03'), day('02-04')]
  expect(commonDays([tickets, skis])).toEqual([day('02-02'), day('02-03', false)])
  expect(commonDays([tickets, []])).toEqual([])
  expect(commonDays([])).toEqual([])
})
