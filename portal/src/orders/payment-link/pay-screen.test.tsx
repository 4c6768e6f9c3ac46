import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../test/answer-calls.ts'
import { pass, pressTwice, renderScreen } from '../../../test/render-screen.tsx'
import { ApiError } from '../../kit/api/api-error.ts'
import type { PayView } from './pay.queries.ts'
import { PayScreen } from './pay.screen.tsx'

const server = { view: {} as unknown, opened: {} as unknown, reads: [] as string[], opens: 0 }
const now = Date.parse('2026-11-24T15:00:00Z')
const morning = {
  standing: 'set' as const,
  beginDateTimeUtc: '2026-12-11T18:00:00.000Z',
  endDateTimeUtc: '2026-12-11T20:00:00.000Z',
  date: '2026-12-11',
  endDate: '2026-12-11',
  timeslotBegin: '13:00',
  timeslotEnd: '15:00',
}
const unnamed = {
  categoryTitle: null,
  times: [],
  checkInDate: null,
  checkOutDate: null,
  supplementTo: null,
  parts: [],
}
const view: PayView = {
  business: {
    name: { fr: 'Mont', en: 'Mount' },
    colour: '#294a9e',
    contact: ['a@b.test', '418 555-0142'],
  },
  language: 'fr',
  orderReferenceNumber: '482910',
  entries: [
    {
      ...unnamed,
      count: 2,
      title: { fr: 'Adulte', en: 'Adult' },
      categoryTitle: { fr: 'Glissade', en: 'Tubing' },
      times: [morning, morning],
    },
    {
      ...unnamed,
      count: 1,
      title: { fr: 'Petit chalet', en: 'Small chalet' },
      checkInDate: '2026-12-05',
      checkOutDate: '2026-12-07',
    },
  ],
  amount: 84.51,
  state: 'open',
  heldUntilDateTimeUtc: '2026-11-24T15:12:30Z',
  isEmailed: true,
}
const assign = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  Object.assign(server, { view, opened: { url: 'https://pay.test/s' }, reads: [], opens: 0 })
  answerCalls(({ path }, { body }) => {
    const isOpening = path.endsWith('/open')
    if (isOpening) server.opens += 1
    else server.reads.push((body as { token: string }).token)
    const reply = isOpening ? server.opened : server.view
    if (reply instanceof Error) throw reply
    return reply
  })
  window.location.hash = '#secret'
})
async function show() {
  await renderScreen(<PayScreen />, { business: null })
  await pass(10)
}
const text = () => document.body.textContent
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const button = (name: string) => screen.queryByRole('button', { name })
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(10)
}

test('the page shows the order, its price and how long the places are held', async () => {
  await show()
  expect(document.title).toBe('Payer une commande · Mont')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 × AdulteGlissade · 2026-12-11 13:00–15:00',
    '1 × Petit chalet2026-12-05 → 2026-12-07',
  ])
  expect(text()).toContain('Commande 482910')
  expect(text()).toContain('réservées encore 12\u00a0min.')
  await press('English')
  expect(document.documentElement.lang).toBe('en')
  expect(button('Pay $84.51')).not.toBeNull()
})

test('a double click opens one payment and leaves for the page of the provider', async () => {
  await show()
  await pressTwice(button('Payer 84,51\u00a0$')!)
  await pass(10)
  expect(server.opens).toBe(1)
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/s')
  expect(document.querySelector('a[href="https://pay.test/s"]')).not.toBeNull()
})

test('the page polls only after the buyer came back, and until the order is paid', async () => {
  await show()
  await pass(60_000)
  expect(server.reads).toHaveLength(1)
  await press('Payer 84,51\u00a0$')
  server.reads = []
  await show()
  expect(text()).toContain('Si vous venez de payer')
  await pass(30_000)
  const often = server.reads.length
  expect(often).toBeGreaterThanOrEqual(10)
  server.view = { ...view, state: 'paid', heldUntilDateTimeUtc: null }
  await pass(3100)
  expect(heading()).toBe('C’est payé. Merci!')
  expect(document.activeElement).toBe(document.querySelector('h1'))
  expect(button('Payer 84,51\u00a0$')).toBeNull()
  const known = server.reads.length
  await pass(60_000)
  expect(server.reads).toHaveLength(known)
})

test.each([
  ['fr', 'Cette commande n’est plus valable'],
  ['en', 'This order is no longer valid'],
] as const)(
  'an order that was refunded after its payment is not thanked for, %s',
  async (language, title) => {
    server.view = { ...view, language, state: 'paid', hasNothingValid: true }
    await show()
    expect(heading()).toBe(title)
    expect(text()).not.toMatch(/par courriel|by email/)
  },
)

test('a page restored by the back button can be used again', async () => {
  await show()
  await press('Payer 84,51\u00a0$')
  expect(document.querySelector('a[href="https://pay.test/s"]')).not.toBeNull()
  const shown = Object.assign(new Event('pageshow'), { persisted: true })
  fireEvent(window, shown)
  await pass(10)
  expect(document.querySelector('a[href="https://pay.test/s"]')).toBeNull()
  expect(server.reads.length).toBeGreaterThan(1)
})

test('when the deadline passes, the page refetches the order and shows that the link has expired', async () => {
  await show()
  await pass(7.6 * 60_000)
  expect(text()).toContain('encore 4\u00a0min.')
  server.view = { ...view, state: 'expired' }
  await pass(5 * 60_000)
  expect(heading()).toBe('Ce lien ne permet plus de payer')
  expect(text()).toContain('a@b.test')
})

test('a screen reader announces 10 minutes but not 9', async () => {
  await show()
  const spoken = () => document.querySelector('output.visually-hidden')!.textContent
  expect(spoken()).toBe('')
  await pass(2 * 60_000)
  expect(spoken()).toContain('10\u00a0min')
  await pass(60_000)
  expect(spoken()).toBe('')
})

test('a refused card is shown, and another one can be tried', async () => {
  server.view = { ...view, state: 'refused' }
  await show()
  expect(screen.getByRole('alert').textContent).toContain('La carte a été refusée')
  expect(button('Payer 84,51\u00a0$')).not.toBeNull()
})

test('if the payment page cannot be opened, the reason is shown and the order is refetched', async () => {
  server.opened = new ApiError('ProviderAway')
  await show()
  await press('Payer 84,51\u00a0$')
  expect(text()).toContain('La page de paiement ne répond pas.')
  expect(server.reads).toHaveLength(2)
  expect(assign).not.toHaveBeenCalled()
})

test.each([
  ['NotFound', 'Ce lien n’est pas valable', false],
  ['Unreachable', 'Impossible de charger votre commande', true],
] as const)('%s: %s', async (type, title, canRetry) => {
  server.view = new ApiError(type)
  await show()
  expect(heading()).toBe(title)
  expect(button('Réessayer') !== null).toBe(canRetry)
})

test('another link in the same tab shows its own order', async () => {
  await show()
  window.location.hash = '#other'
  fireEvent(window, new Event('hashchange'))
  await pass(10)
  expect(server.reads).toEqual(['secret', 'other'])
})

test('the client writes to the business or calls it by a press', async () => {
  await show()
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:a@b.test',
    'tel:418 555-0142',
  ])
  expect(text()).toContain('Une question? a@b.test · 418 555-0142')
})
