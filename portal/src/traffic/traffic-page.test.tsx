import { findTraffic } from '@guichet/contract/traffic/find-traffic.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { openPage, pageSettled } from '../../test/render-screen.tsx'
import { readTrafficSearch } from './traffic-search.rules.ts'
import { TrafficScreen } from './traffic.screen.tsx'

const id = '018f0000-0000-7000-8000-000000000001'
const asked: Record<string, string>[] = []
let slots = 0
let hasActivity = true
let left = 4
const slot = (place: number) => ({
  activityPublicId: id,
  timeSlotBegin: String(place),
  timeSlotEnd: '',
  initialQuantity: 10,
  quantityStillAvailable: left,
  usedQuantity: 6,
})
const glide = {
  publicId: id,
  name: { fr: 'Glisse', en: 'Tubing' },
  categories: [{ category: 'daily_ticket' }],
}
beforeEach(() => {
  asked.length = 0
  hasActivity = true
  left = 4
  answerCalls((endpoint, { query }) => {
    if (endpoint !== findTraffic) return { activities: hasActivity ? [glide] : [] }
    asked.push(query!)
    const [page, size] = [Number(query!.page), Number(query!.pageSize)]
    const items = Array.from({ length: slots }, (_, i) => slot(i + 1)).slice(
      (page - 1) * size,
      page * size,
    )
    return {
      days: items.length ? [{ date: '2030-01-05', items }] : [],
      total: slots,
      totalIsCapped: false,
      nextDate: slots ? null : '2030-02-02',
    }
  })
})
function open(count: number) {
  slots = count
  return openPage('/traffic?from=2030-01-05&to=2030-01-05', {
    path: '/traffic',
    validateSearch: readTrafficSearch,
    component: TrafficScreen,
  })
}
const rows = () => document.querySelectorAll('tbody tr td:first-child').length
const total = () => screen.getByRole('status').textContent
const page = (place: number) => screen.queryByLabelText(`Page ${place}`)

test('100 slots are one page', async () => {
  await open(100)
  expect([rows(), total(), screen.queryByRole('navigation')]).toEqual([
    100,
    '100 plages horaires',
    null,
  ])
})

test('a full slot has the colour of full', async () => {
  left = 0
  await open(1)
  expect(screen.getByText('Complet').className).toBe('full')
})

test('the 101st slot begins the second page', async () => {
  await open(101)
  expect([rows(), total()]).toEqual([100, '101 plages horaires'])
  expect(page(3)).toBeNull()
  await userEvent.click(page(2)!)
  await pageSettled()
  expect([rows(), total()]).toEqual([1, '101 plages horaires'])
  expect(asked.at(-1)).toMatchObject({ page: '2', pageSize: '100' })
})

test('an empty search and an empty result have different messages', async () => {
  const [before, after] = [
    'Aucune activité n’a de billets journaliers.',
    'Aucune plage horaire dans cette période pour ces activités.',
  ]
  hasActivity = false
  await open(0)
  expect(asked).toEqual([])
  expect(document.body.textContent).toContain(before)
  expect(document.body.textContent).not.toContain(after)
  hasActivity = true
  await open(0)
  expect(document.body.textContent).toContain(after)
  expect(document.body.textContent).toContain('Prochaines plages horaires\u00a0: 2030-02-02')
  expect(document.body.textContent).not.toContain(before)
})
