import { resendPaymentLink } from '@guichet/contract/orders/payment/resend-payment-link.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { arrive, pressTwice, renderScreen } from '../../test/render-screen.tsx'
import { ApiError } from '../kit/api/api-error.ts'
import { AwaitedPayment } from './awaited-payment.tsx'
import { OrderBalance } from './balance/order-balance.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderCards } from './lists/order-cards.tsx'
import type { ListSearch } from './lists/order-filters.rules.ts'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import type { Order } from './orders.queries.ts'
import { OrderHistory } from './page/order-history.tsx'
import { ShowForms } from './show-forms.tsx'

const answer = vi.fn()

const bilingual = (text: string) => ({ fr: text, en: text })
/** An order with only the fields that these components read. */
const orderWith = (over: object) =>
  ({
    publicId: 'o',
    orderReferenceNumber: '1234',
    version: 1,
    status: 'Completed',
    totalPaid: 100,
    totalRefunded: 0,
    totalRemaining: 90,
    totalKept: 100,
    invoice: { finalCost: 0, entries: [], lodgingEntries: [] },
    ...over,
  }) as unknown as Order
const refund = (over: object) => ({
  publicId: 'r',
  scope: 'partial',
  state: 'settled',
  finalCost: 12,
  reason: 'Vent',
  creditNoteNumber: null,
  requestedDateTimeUtc: '2030-01-01T15:00:00.000Z',
  settledDateTimeUtc: null,
  requestedByName: 'Ève Roy',
  refundItems: [],
  fees: 0,
  taxes: [],
  status: 'Completed',
  ...over,
})

beforeEach(() => void answerCalls(answer))
async function show(children: ReactNode) {
  await renderScreen(children)
  await arrive()
  return document.body.textContent
}

test('waiting and refused refunds are shown, whatever the status of the order', async () => {
  answer.mockResolvedValue({
    items: [
      refund({ publicId: 'a', state: 'failed', reason: 'Refusé hier' }),
      refund({ publicId: 'b', state: 'requested', reason: 'Demandé à midi' }),
    ],
  })
  for (const status of ['Completed', 'CreatedByAdmin', 'RefundInProgress']) {
    const text = await show(<OrderRefunds key={status} order={orderWith({ status })} />)
    expect(text).toContain('Refusé par le fournisseur')
    expect(text).toContain('Refusé hier')
    expect(text).toContain('En attente du fournisseur')
  }
})

test('a refunded package names its parts, with their times and nights', async () => {
  const name = {
    categoryTitle: null,
    times: [],
    checkInDate: null,
    checkOutDate: null,
    supplementTo: null,
  }
  const begin = { standing: 'set', date: '2030-02-02', endDate: '2030-02-02' }
  const item = {
    ...name,
    productPublicId: 'p',
    productTitle: { fr: 'Forfait', en: 'Package' },
    isSupplement: false,
    count: 1,
    refundedAmount: 12,
    parts: [
      {
        ...name,
        count: 1,
        title: { fr: 'Adulte', en: 'Adult' },
        categoryTitle: { fr: 'Ski alpin', en: 'Downhill skiing' },
        times: [{ ...begin, timeslotBegin: '09:00', timeslotEnd: '12:00' }],
      },
      {
        ...name,
        count: 2,
        title: { fr: 'Chalet', en: 'Cabin' },
        checkInDate: '2030-02-01',
        checkOutDate: '2030-02-03',
      },
    ],
  }
  answer.mockResolvedValue({ items: [refund({ refundItems: [item] })] })
  expect(await show(<OrderRefunds order={orderWith({})} />)).toContain(
    '1 × Forfait1 × Adulte · Ski alpin · 2030-02-02 09:00–12:00, 2 × Chalet · 2030-02-01 → 2030-02-03',
  )
})

const retryButton = () => screen.queryByRole('button', { name: 'Réessayer' })
test.each([
  [
    'refunds',
    <OrderRefunds key="r" order={orderWith({})} />,
    'Impossible de charger les remboursements',
    refund({ reason: 'Rendu hier' }),
    'Rendu hier',
  ],
  [
    'the history',
    <OrderHistory key="h" order={orderWith({})} />,
    'Impossible de charger l’historique',
    { publicId: 'e', code: 'order.sold', dateTimeUtc: '2030-01-01T15:00:00.000Z', facts: {} },
    '2030-01-01 10:00',
  ],
])('if %s could not be loaded, an error with a retry button is shown', async (...part) => {
  const [, drawn, title, item, shown] = part
  answer.mockRejectedValueOnce(new ApiError('Unexpected')).mockResolvedValue({ items: [item] })
  await show(drawn)
  expect(screen.queryByRole('alert')?.textContent).toContain(title)
  await userEvent.click(retryButton()!)
  await waitFor(() => expect(document.body.textContent).toContain(shown))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(retryButton()).toBeNull()
})

test('form answers that could not be loaded can be retried', async () => {
  const answered = {
    ticketPublicId: null,
    ticketReferenceKey: null,
    forms: [{ title: 'Camp', answers: [{ question: 'Allergies?', answer: 'Arachides' }] }],
  }
  answer
    .mockRejectedValueOnce(new ApiError('Unexpected'))
    .mockResolvedValue(orderWith({ mails: [], forms: [answered] }))
  await show(<ShowForms reference="1234" onClose={() => undefined} />)
  expect(screen.queryByRole('alert')?.textContent).toContain('Impossible de charger la commande')
  await userEvent.click(retryButton()!)
  await waitFor(() => expect(document.body.textContent).toContain('Arachides'))
  expect([screen.queryByRole('alert'), retryButton()]).toEqual([null, null])
})

test('the balance shows the kept amount and not the refundable one', async () => {
  const text = await show(<OrderBalance order={orderWith({})} />)
  expect(text).toContain('Conservé')
  expect(text).not.toContain('Reste')
  expect(text).toMatch(/Conservé100,00/)
})

test('an order that waits for its payment is not shown as failed', async () => {
  const text = await show(<OrderStatusBadge status="ValidationSucceed" />)
  expect(text).toContain('Validée, paiement attendu')
  expect(text).not.toContain('Échec')
})

test('the history shows the old and new time of a moved ticket, and the loss of a date', async () => {
  const event = (over: object) => ({
    publicId: String(JSON.stringify(over)),
    dateTimeUtc: '2030-01-01T15:00:00.000Z',
    actorName: 'Ève Roy',
    ticketReferenceKey: 'T-77',
    ...over,
  })
  const [from, to] = ['2030-02-02T14:00:00.000Z', '2030-02-09T14:00:00.000Z']
  answer.mockResolvedValue({
    items: [
      event({ code: 'ticket.moved', facts: { from, to } }),
      event({ code: 'ticket.made_reschedulable', facts: { from } }),
    ],
  })
  const text = await show(<OrderHistory order={orderWith({})} />)
  expect(text).toContain('T-77 · 2030-02-02 09:00 → 2030-02-09 09:00')
  expect(text).toContain('T-77 · 2030-02-02 09:00 → Nouvelle date à choisir')
  expect(text).toContain('par Ève Roy')
})

test('the cancellation dialog lists stays and tickets with their current times', async () => {
  const time = {
    standing: 'set',
    date: '2030-02-09',
    endDate: '2030-02-09',
    timeslotBegin: '09:00',
    timeslotEnd: '12:00',
  }
  const unit = { publicId: 'u', isTicketVoided: false, time, moved: null, refunded: 0 }
  const invoice = {
    finalCost: 0,
    entries: [
      {
        count: 1,
        kind: 'daily_ticket',
        productTitle: bilingual('Adulte'),
        categoryTitle: bilingual('Glisse'),
        units: [unit],
        parts: [],
      },
    ],
    lodgingEntries: [
      {
        name: bilingual('Chalet 4'),
        categoryName: bilingual('Chalets'),
        checkInDate: '2030-02-01',
        checkOutDate: '2030-02-03',
        units: [],
      },
    ],
  }
  const text = await show(
    <CancelOrder order={orderWith({ invoice })} isOpen onClose={() => undefined} />,
  )
  expect(text).toContain('1 × Chalet 4 Chalets · 2030-02-01 → 2030-02-03')
  expect(text).toContain('1 × Adulte Glisse · 2030-02-09 09:00–12:00')
})

test('on a phone an order is named by its client, then by the email, then as anonymous', async () => {
  const row = (over: object) => ({
    publicId: crypto.randomUUID(),
    orderReferenceNumber: 'MC1',
    status: 'CREATED_BY_ADMIN',
    completedDateTimeUtc: null,
    createdDateTimeUtc: '2030-01-01T15:00:00.000Z',
    paymentReferenceNumber: null,
    firstName: null,
    lastName: null,
    email: null,
    postalCode: null,
    phone: null,
    finalCost: 10,
    contents: [],
    paidBy: [],
    hasFormAnswers: false,
    ...over,
  })
  const rows = [
    row({ firstName: 'Ève', lastName: 'Roy', email: 'eve@example.test' }),
    row({ email: 'seul@example.test' }),
    row({}),
  ]
  const search = { q: '' } as ListSearch
  await show(<OrderCards rows={rows} search={search} isOld={false} onPeek={() => {}} />)
  expect([...document.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
    'Ève Roy',
    'seul@example.test',
    'Client anonyme',
  ])
})

test('the payment link is resent once per click, if the client has an address', async () => {
  const link = { token: 't', heldUntilDateTimeUtc: null, lastError: null }
  const awaited = (email: string | null) =>
    orderWith({
      invoice: { finalCost: 10, entries: [], lodgingEntries: [], user: { email } },
      payments: [{ publicId: 'p', link }],
    })
  const label = 'Renvoyer le lien par courriel'
  expect(await show(<AwaitedPayment key="none" order={awaited(null)} />)).not.toContain(label)
  await show(<AwaitedPayment key="one" order={awaited('client@example.test')} />)
  const button = screen.getByRole('button', { name: label })
  answer.mockResolvedValue({})
  await pressTwice(button)
  expect(answer).toHaveBeenCalledTimes(1)
  expect(answer).toHaveBeenCalledWith(
    resendPaymentLink,
    { params: { ref: '1234' }, body: {} },
    { idempotencyKey: expect.any(String) },
  )
})
