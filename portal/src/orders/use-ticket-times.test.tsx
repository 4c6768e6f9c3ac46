// @vitest-environment happy-dom
import type { TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { BusinessContext } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
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

function Times({ times }: { times: readonly TicketTime[] }) {
  const { timesText } = useTicketTimes()
  return timesText(times.map((time) => ({ time, isTicketVoided: false })))
}
async function textOf(...times: TicketTime[]) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <BusinessContext value={sampleBusiness}>
        <Times times={times} />
      </BusinessContext>,
    ),
  )
  const text = box.textContent
  await act(async () => root.unmount())
  return text
}

test('tickets for any time say nothing on their line, until one of them has a time of its own', async () => {
  expect(await textOf(anytime, anytime)).toBe('')
  const begun = '2030-02-02 10:10 → 2030-02-03 00:00'
  expect(await textOf(set, set)).toBe(begun)
  expect(await textOf(set, anytime, anytime)).toBe(`1 × ${begun}, 2 × Valable en tout temps`)
})
