import type { TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import { expect, test } from 'vitest'
import { renderScreenHook } from '../../test/render-screen.tsx'
import { useTicketTimes } from './use-ticket-times.ts'

const noTime = {
  beginDateTimeUtc: null,
  endDateTimeUtc: null,
  date: null,
  endDate: null,
  timeslotBegin: null,
  timeslotEnd: null,
}
const anytime: TicketTime = { standing: 'anytime', ...noTime }
const set: TicketTime = {
  ...noTime,
  standing: 'set',
  date: '2030-02-02',
  endDate: '2030-02-03',
  timeslotBegin: '10:10',
  timeslotEnd: '00:00',
}

async function textOf(...times: TicketTime[]) {
  const { result } = await renderScreenHook(() => useTicketTimes())
  return result.current.timesText(times.map((time) => ({ time, isTicketVoided: false })))
}

test('tickets for any time show no time on their line, unless one of them has its own', async () => {
  expect(await textOf(anytime, anytime)).toBe('')
  const begun = '2030-02-02 10:10 → 2030-02-03 00:00'
  expect(await textOf(set, set)).toBe(begun)
  expect(await textOf(set, anytime, anytime)).toBe(`1 × ${begun}, 2 × Valable en tout temps`)
})
