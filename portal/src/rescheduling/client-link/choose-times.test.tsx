// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChooseTimes } from './choose-times.tsx'
import type { LinkTicket, LinkView } from './link.queries.ts'

const answer = vi.hoisted(() => vi.fn())
vi.mock('../../kit/api/call.ts', () => ({ call: answer }))

const bilingual = (text: string) => ({ fr: text, en: text })
const ticket = (publicId: string, hour: number): LinkTicket => ({
  publicId,
  title: bilingual('Adulte'),
  categoryTitle: bilingual('Ski'),
  group: 0,
  state: 'waiting',
  isRental: false,
  lost: {
    beginDateTimeUtc: `2030-02-02T${hour}:00:00.000Z`,
    endDateTimeUtc: `2030-02-02T${hour + 2}:00:00.000Z`,
  },
  now: null,
})
const view = { business: { timeZone: 'America/Toronto' } } as LinkView
const freeOn = (...dates: string[]) => ({
  days: dates.map((date) => ({ date, times: [] })),
  next: '2030-03-01',
})

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  answer.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const show = () =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <ChooseTimes view={view} tickets={[ticket('a', 14), ticket('b', 18)]} token="t" />
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
const arrive = () => act(async () => new Promise((arrived) => setTimeout(arrived, 5)))
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const never = () => new Promise(() => undefined)

test('tickets of one type are told apart by the time that they lost', async () => {
  answer.mockImplementation(never)
  await show()
  expect(boxes().map((box) => box.labels![0]!.textContent)).toEqual([
    'Adulte · samedi 2 février, 09:00 – 11:00',
    'Adulte · samedi 2 février, 13:00 – 15:00',
  ])
})

test('while other tickets are looked for, the days of those before are not offered', async () => {
  answer.mockResolvedValueOnce(freeOn('2030-02-09')).mockImplementation(never)
  await show()
  await arrive()
  expect(document.body.textContent).toContain('samedi 9 février')
  await act(async () => boxes()[0]!.click())
  await arrive()
  expect(document.body.textContent).not.toContain('9 février')
  expect(document.querySelector('.mantine-Skeleton-root')).not.toBeNull()
})

test('the next days of the same tickets take the place of those before once they are known', async () => {
  answer.mockResolvedValueOnce(freeOn('2030-02-09')).mockImplementation(never)
  await show()
  await arrive()
  const more = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Dates suivantes',
  )!
  await act(async () => more.click())
  await arrive()
  // The button that was pressed is still there, with its focus.
  expect(more.isConnected).toBe(true)
})
