import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { CancelOrder } from '../cancel-order.tsx'
import type { Order, Refund } from '../orders.queries.ts'
import { AmountField } from './amount-field.tsx'
import { ConfirmRefund } from './confirm-refund.tsx'
import { RefundDone } from './refund-done.tsx'
import { RefundOrder } from './refund-order.tsx'
import { RefundSummaryPanel } from './refund-summary-panel.tsx'
import type { RefundState } from './use-refund.ts'

const bilingual = (text: string) => ({ fr: text, en: text })
/** An order with only the fields that these components read. */
const orderWith = (over: object) =>
  ({
    publicId: 'o',
    orderReferenceNumber: '1234',
    totalRefunded: 0,
    totalRemaining: 90,
    invoice: { finalCost: 0, entries: [], lodgingEntries: [] },
    ...over,
  }) as unknown as Order

async function show(children: ReactNode) {
  await renderScreen(children)
  return document.body.textContent
}

const unit = (publicId: string) => ({
  publicId,
  ticketPublicId: `t-${publicId}`,
  ticketReferenceKey: publicId,
  bookingPublicId: null,
  isTicketVoided: false,
  isCanceled: false,
  refunded: 0,
  refundable: 0,
  time: null,
  moved: null,
})
const entry = {
  kind: 'daily_ticket',
  productId: 'p',
  productTitle: bilingual('Adulte'),
  categoryTitle: bilingual('Glisse'),
  timeslotBegin: null,
  count: 2,
  units: [unit('a'), unit('b')],
}
const freeOrder = orderWith({
  invoice: { finalCost: 0, lodgingEntries: [], entries: [entry] },
})

test('confirming a cancellation too early moves the focus to the first missing answer', async () => {
  await show(<CancelOrder order={freeOrder} isOpen onClose={() => undefined} />)
  const confirm = screen.getByRole('button', { name: 'Annuler la commande' })
  const [first, second] = screen.getAllByRole('combobox')
  const press = () =>
    act(async () => {
      confirm.focus()
      fireEvent.click(confirm)
      await new Promise((drawn) => requestAnimationFrame(drawn))
    })
  await userEvent.selectOptions(first!, 'yes')
  await press()
  expect(document.activeElement).toBe(second)
  expect([first, second].map((select) => select!.getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
  ])
  await userEvent.selectOptions(second!, 'no')
  await press()
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  expect(document.body.textContent).toContain('Le billet reste valable.')
})

test('a press on a suggestion answers for its ticket only', async () => {
  await show(<CancelOrder order={freeOrder} isOpen onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: /^Suggestion\s: Oui Adulte b$/ }))
  const answers = screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)
  expect(answers).toEqual(['default', 'yes'])
})

test('a selection with an invalid percentage is not reported as empty', async () => {
  const stub = (picked: object, amount: string | null = null) => {
    const nothing = { ask: null, shown: undefined, isReady: false, isCurrent: true }
    const selection = { ...nothing, picked, amount }
    const state = {
      selection: { ...selection, error: null },
      reason: '',
      recentReasons: [],
      isFree: false,
      error: null,
    }
    return (
      <RefundSummaryPanel
        order={orderWith({ can: { refund: true } })}
        state={state as unknown as RefundState}
      />
    )
  }
  expect(await show(stub({}))).toContain('Sélectionnez au moins un article.')
  const text = await show(stub({ a: '33.3' }))
  expect(text).not.toContain('Sélectionnez')
  expect(text).toContain('Entrez un nombre entier de 1 à 100.')
  expect(await show(stub({ a: '100' }, ''))).toContain('Entrez le montant à rembourser.')
})

test('an invalid or excessive amount is an error of its field', async () => {
  const field = (amount: string, atMost: number | null = null) =>
    show(<AmountField amount={amount} atMost={atMost} onChange={() => undefined} />)
  expect(await field('12,3.4')).toContain('supérieur à zéro.')
  expect(await field('5000', 28.73)).toMatch(/Au plus 28,73.\$ pour/)
  expect(await field('')).not.toMatch(/supérieur|Au plus/)
})

test('single-use codes are offered back when nothing is left, and are not ticked by default', async () => {
  const preview = { finalCost: 90, rows: [], taxes: [], net: 90, remainingAfter: 0 }
  vi.stubGlobal('fetch', async () => Response.json({ ...preview, codes: ['HIVER'] }))
  const confirmed: unknown[] = []
  await show(
    <ConfirmRefund
      order={orderWith({ invoice: { finalCost: 90, entries: [], lodgingEntries: [] } })}
      rows={[]}
      ask={{ orderPublicId: 'o', productsToRefund: [], isRefundingAll: true }}
      picked={null}
      isPending={false}
      error={null}
      onConfirm={(gone) => confirmed.push(gone.isGivingCodesBack)}
      onClose={() => undefined}
    />,
  )
  await screen.findByText(/HIVER/)
  const confirm = screen.getAllByRole('button').at(-1)!
  await userEvent.click(confirm)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(confirm)
  expect(confirmed).toEqual([false, true])
})

test('the confirmation of a free cancellation says whether the whole order is canceled', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ finalCost: 0, rows: [], taxes: [], net: 0, remainingAfter: 0, codes: [] }),
  )
  const asked = (picked: Record<string, string> | null) =>
    show(
      <ConfirmRefund
        order={orderWith({ isFree: true })}
        rows={[]}
        ask={{ orderPublicId: 'o', productsToRefund: [], isRefundingAll: picked === null }}
        picked={picked}
        isPending={false}
        error={null}
        onConfirm={() => undefined}
        onClose={() => undefined}
      />,
    )
  await asked(null)
  await screen.findByText(/Toute la commande est annulée/)
  await asked({ a: '100' })
  await waitFor(() => expect(document.body.textContent).not.toContain('Toute la commande'))
})

test('the paid amount, the value of a refund and the money returned are shown separately', async () => {
  const preview = {
    rows: [],
    taxes: [],
    net: 39.5,
    finalCost: 45.42,
    credited: 45.42,
    remainingAfter: 48.14,
    isOnlyRestAfter: true,
  }
  const rest = { ...preview, finalCost: 93.56, credited: 73.56 }
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) =>
    Response.json(
      (JSON.parse(body) as { isRefundingAll: boolean }).isRefundingAll ? rest : preview,
    ),
  )
  const unit = {
    publicId: 'u',
    paid: 90.83,
    refunded: 0,
    refundable: 90.83,
    isTicketVoided: false,
    ticketReferenceKey: 'T',
    time: null,
    moved: null,
  }
  const entry = {
    kind: 'daily_ticket',
    productId: 'p',
    productTitle: bilingual('Adulte'),
    categoryTitle: bilingual('Glisse'),
    timeslotBegin: null,
    count: 1,
    units: [unit],
  }
  const order = orderWith({
    can: { refund: true, percentage: true },
    totalPaid: 20,
    totalRemaining: 93.56,
    balance: { owed: 73.56, dueDate: '2030-01-15' },
    invoice: { finalCost: 93.56, entries: [entry], lodgingEntries: [] },
  })
  const pageText = () => document.body.textContent.replaceAll('\u00a0', ' ')
  await show(<RefundOrder order={order} />)
  expect(pageText()).toContain('Payé : 20,00 $ sur 93,56 $.')
  expect(pageText()).toContain('valeur 90,83 $')
  expect(pageText()).not.toContain('payé 90,83 $')
  await waitFor(() => expect(pageText()).toContain('Rembourser toute la commande (20,00 $)'))
  await userEvent.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(pageText()).toContain('Déduire 45,42 $ du solde à payer'))
  expect(pageText()).toContain('Valeur du remboursement45,42 $')
  expect(pageText()).toContain('Rendu au client0,00 $')
  expect(pageText()).toContain('ensuite, seulement tout le reste (48,14 $).')
  expect(pageText()).not.toContain('Rembourser les produits sélectionnés')
})

test('a settled refund or a pure credit is not shown as in progress', async () => {
  const doneOf = async (over: object) => {
    const refund = { finalCost: 45.42, refundItems: [], fees: 0, ...over } as unknown as Refund
    const order = orderWith({ invoice: { finalCost: 90 } })
    await show(<RefundDone order={order} refund={refund} />)
    return document.querySelector('h2 + p')!.textContent.replaceAll('\u00a0', ' ')
  }
  expect(await doneOf({ state: 'requested' })).toBe('Remboursement de 45,42 $ en cours.')
  expect(await doneOf({ state: 'settled' })).toBe('Remboursement de 45,42 $ effectué.')
  expect(await doneOf({ state: 'settled', credited: 45.42 })).toBe(
    'Déduit du solde à payer : 45,42 $.',
  )
})
