import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../../test/answer-calls.ts'
import { openPage, pageSettled } from '../../../test/render-screen.tsx'
import { readListSearch } from './orders-search.rules.ts'
import { OrdersScreen } from './orders.screen.tsx'

const asked: Record<string, string>[] = []
let total = 0
let totalIsCapped = false
let hasAnyOrder = true
/** Fields that the rows of a test have instead. */
let over = {}
const row = (place: number) => ({
  publicId: `${place}`,
  orderReferenceNumber: `MC${place}`,
  status: 'COMPLETED',
  completedDateTimeUtc: '2030-01-01T15:00:00.000Z',
  createdDateTimeUtc: '2030-01-01T15:00:00.000Z',
  paymentReferenceNumber: null,
  firstName: 'Ève',
  lastName: 'Roy',
  finalCost: 10,
  settlement: 'paid',
  contents: [{ title: { fr: 'Ski', en: 'Skiing' }, quantity: 2 }],
  paidBy: ['cash'],
  hasFormAnswers: false,
  ...over,
})

beforeEach(() => {
  asked.length = 0
  over = {}
  totalIsCapped = false
  hasAnyOrder = true
  answerCalls(({ path }, { query }) => {
    if (!path.endsWith('/ElasticSearchOrder')) return { items: [], groups: [] }
    asked.push(query!)
    const [page, size] = [Number(query!.page), Number(query!.pageSize)]
    const places = Array.from({ length: total }, (_, i) => i + 1)
    const items = places.slice((page - 1) * size, page * size).map(row)
    return { items, total, totalIsCapped, hasAnyOrder }
  })
})
function open(address: string, count: number) {
  total = count
  return openPage(address, {
    path: '/orders',
    validateSearch: readListSearch,
    component: OrdersScreen,
  })
}
const text = () => document.body.textContent
const refs = () =>
  [...document.querySelectorAll('tbody tr')].map((item) => item.querySelector('a')!.textContent)
const span = () => [refs()[0], refs().at(-1), refs().length]
const pages = () =>
  [...document.querySelectorAll('nav button')]
    .map(({ textContent }) => textContent)
    .filter((name) => /^\d+$/.test(name))
async function press(name: string) {
  await userEvent.click(screen.getByLabelText(name))
  await pageSettled()
}

test('25 orders fill one page, and a 26th opens a second page', async () => {
  await open('/orders', 25)
  expect([span(), pages(), screen.queryByRole('navigation')]).toEqual([
    ['MC1', 'MC25', 25],
    [],
    null,
  ])
  expect(screen.getByRole('table', { name: 'Commandes' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('25 commandes')
  await open('/orders', 26)
  expect(screen.getByRole('status').textContent).toBe('26 commandes')
  expect(pages()).toEqual(['1', '2'])
  await press('Page suivante')
  expect(span()).toEqual(['MC26', 'MC26', 1])
  expect(asked.at(-1)).toMatchObject({ page: '2', pageSize: '25' })
})

test.each([
  [50, 3],
  [75, 2],
  [100, 2],
])(
  'with %i orders per page the list starts again at page 1 and the pages are counted',
  async (size, count) => {
    await open('/orders?page=2', 101)
    const choice = screen.getByDisplayValue<HTMLSelectElement>('25')
    expect([...choice.options].map(({ value }) => value)).toEqual(['25', '50', '75', '100'])
    fireEvent.change(choice, { target: { value: String(size) } })
    await pageSettled()
    expect(asked.at(-1)).toMatchObject({ page: '1', pageSize: String(size) })
    expect([span(), pages().length]).toEqual([['MC1', `MC${size}`, size], count])
  },
)

test('no orders yet, no search result and a page beyond the last one have different messages', async () => {
  hasAnyOrder = false
  await open('/orders', 0)
  expect(text()).toContain('Aucune commande pour l’instant')
  expect(text()).not.toContain('ne correspond')
  hasAnyOrder = true
  await open('/orders?q=roy', 0)
  expect(text()).toContain('Aucune commande ne correspond à «\u00a0roy\u00a0».')
  expect(text()).not.toContain('pour l’instant')
  await open('/orders?page=3', 26)
  expect(text()).toContain('Cette page de résultats est vide.')
})

test('a capped count is marked with a plus, and the pages end at the last counted one', async () => {
  totalIsCapped = true
  await open('/orders', 10_000)
  expect(screen.getByRole('status').textContent).toMatch(/10.000\+/)
  expect(pages().at(-1)).toBe('400')
})

test('an order without a buyer is listed by the people who came', async () => {
  over = { firstName: null, lastName: null, email: null, party: { name: 'Jean Roy', others: 3 } }
  await open('/orders', 1)
  expect(screen.getByRole('cell', { name: 'Jean Roy + 3' })).toBeDefined()
})
