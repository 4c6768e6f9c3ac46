import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { openPage, pageSettled, renderScreen } from '../../test/render-screen.tsx'
import type { Language } from '../kit/text/messages.ts'
import { Charts } from './charts.tsx'
import { readDashboardSearch } from './dashboard-search.rules.ts'
import type { SoldRow, Statistics } from './dashboard.queries.ts'
import { DashboardScreen } from './dashboard.screen.tsx'
import { Tiles } from './tiles.tsx'

const range = { from: '2026-01-01', to: '2026-01-07' }
const sold = (category: string, activity: string, product: string, amount: number): SoldRow => ({
  category,
  activity: { fr: activity, en: activity },
  productId: `${activity} ${product}`,
  produit: { fr: product, en: product },
  count: 2,
  amount,
})
const nothing = { revenue: 0, sold: 0, refunded: 0 }
const statistics: Statistics = {
  days: [
    { date: '2026-01-06', sales: 20_000, refunds: 0 },
    { date: '2026-01-07', sales: 192.33, refunds: 371.39 },
  ],
  sales: [
    sold('daily_ticket', 'Ski', 'Adulte', 20_000),
    sold('daily_ticket', 'Ski', 'Enfant', 92.33),
    sold('season_pass', 'Tube', 'Adulte', 100),
  ],
  channels: [
    { channel: 'counter', orders: 3, sales: 20_000, refunds: 371.39 },
    { channel: 'office', orders: 2, sales: 192.33, refunds: 0 },
  ],
  refundedSales: [sold('daily_ticket', 'Ski', 'Adulte', 371.39)],
  userCoordinatesInformation: [],
  location: null,
  period: { revenue: 19_820.94, sold: 110, refunded: 30 },
  previousPeriod: { revenue: 200, sold: 100, refunded: 25 },
  lastYear: nothing,
  activeDailyTickets: 4,
  genders: [],
  validations: [],
}
const spaced = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? ''

let reads = 0
beforeEach(() => {
  reads = 0
  answerCalls(({ path }) => {
    if (path.endsWith('/Statistics')) {
      reads += 1
      return statistics
    }
    if (path.endsWith('/today'))
      return { date: range.to, sold: 1, revenue: 1, expected: 0, inside: 0, atTheTill: 0 }
    throw new Error('no first steps')
  })
})

const tiles = async (language: Language) => {
  await renderScreen(<Tiles found={statistics} range={range} isOld={false} />, { language })
  return screen.getAllByRole('region').map((tile) => spaced(tile.textContent))
}

test('a comparison has a sign, an arrow and a tone, and an amount where a percentage is absurd', async () => {
  const [revenue, pieces, refunds] = await tiles('fr')
  expect(revenue).toContain('+19 620,94 $ (avant : 200,00 $)période précédente')
  expect(revenue).toContain('+19 820,94 $ (avant : 0,00 $)mêmes jours, an dernier')
  expect(pieces).toContain('+10 %période précédente')
  expect(pieces).toContain('+110 (avant : 0)')
  expect(refunds).toContain('+20 %')
  const changes = [...document.querySelectorAll('[data-tone]')]
  expect(changes.every((change) => change.querySelector('svg'))).toBe(true)
  // More refunds are worse.
  expect(changes.map((change) => (change as HTMLElement).dataset.tone)).toEqual([
    'better',
    'better',
    'better',
    'better',
    'worse',
    'worse',
  ])
})

test('the comparisons are complete in English', async () => {
  const [revenue, pieces] = await tiles('en')
  expect(revenue).toContain('+$19,620.94 (before: $200.00)previous period')
  expect(pieces).toContain('+10%previous period')
})

test('a sentence computes why the sales differ from the revenue; without refunds there is none', async () => {
  const { rerender } = await renderScreen(<Charts found={statistics} range={range} />)
  expect(spaced(document.body.textContent)).toContain(
    'Ventes de 20 192,33 $, moins 371,39 $ de remboursements versés pendant la période : revenus de 19 820,94 $.',
  )
  await rerender(<Charts found={{ ...statistics, refundedSales: [] }} range={range} />)
  expect(document.body.textContent).not.toContain('remboursements versés')
})

test('channels add up to the revenue; a channel leads to its orders', async () => {
  await renderScreen(<Charts found={statistics} range={range} />)
  const table = screen.getByRole('table', { name: 'Ventes par canal' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => spaced(row.textContent)),
  ).toEqual([
    'CanalCommandesVentesRemboursementsRevenus',
    'Comptoir320 000,00 $371,39 $19 628,61 $',
    'Billetterie publique2192,33 $0,00 $192,33 $',
    'Total520 192,33 $371,39 $19 820,94 $',
  ])
  const channels = within(table)
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => new URL(href).searchParams.get('channel'))
  expect(channels).toEqual(['counter', 'office'])
})

test('each activity is in one table only, by activity or by product', async () => {
  await renderScreen(<Charts found={statistics} range={range} />)
  expect(screen.getAllByRole('rowheader', { name: 'Ski' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('radio', { name: 'Produit' }))
  const table = screen.getByRole('table', { name: 'Ventes par activité et catégorie' })
  const names = within(table).getAllByRole('rowheader')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Ski – Adulte',
    'Tube – Adulte',
    'Ski – Enfant',
    'Total',
  ])
})

test('the button reads the same period again, and says when it was read', async () => {
  await openPage('/', {
    path: '/',
    validateSearch: readDashboardSearch,
    component: DashboardScreen,
  })
  await pageSettled()
  const button = await screen.findByRole('button', { name: 'Mettre à jour' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  expect(document.body.textContent).toMatch(/À jour à \d\d:\d\d/)
  const before = reads
  await userEvent.click(button)
  await waitFor(() => expect(reads).toBe(before + 1))
})
