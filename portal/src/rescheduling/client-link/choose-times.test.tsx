import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../test/answer-calls.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { ChooseTimes } from './choose-times.tsx'
import type { LinkTicket, LinkView } from './link.queries.ts'

const answer = vi.fn()

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

beforeEach(() => void answerCalls(answer))
const show = () =>
  renderScreen(<ChooseTimes view={view} tickets={[ticket('a', 14), ticket('b', 18)]} token="t" />, {
    business: null,
  })
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const never = () => new Promise(() => undefined)

test('tickets of the same type are distinguished by their lost time', async () => {
  answer.mockImplementation(never)
  await show()
  expect(boxes().map((box) => box.labels![0]!.textContent)).toEqual([
    'Adulte · samedi 2 février, 09:00 – 11:00',
    'Adulte · samedi 2 février, 13:00 – 15:00',
  ])
})

test('days of the previous selection are not offered while another one loads', async () => {
  answer.mockResolvedValueOnce(freeOn('2030-02-09')).mockImplementation(never)
  await show()
  await screen.findByText(/samedi 9 février/)
  await userEvent.click(boxes()[0]!)
  await waitFor(() => expect(document.body.textContent).not.toContain('9 février'))
  expect(document.querySelector('.mantine-Skeleton-root')).not.toBeNull()
})

test('days of the same tickets stay until the next ones are loaded', async () => {
  answer.mockResolvedValueOnce(freeOn('2030-02-09')).mockImplementation(never)
  await show()
  const more = await screen.findByRole('button', { name: 'Dates suivantes' })
  await userEvent.click(more)
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2))
  // The clicked button is still there, with the focus.
  expect(more.isConnected).toBe(true)
})
