// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BusinessContext } from '../../kit/session/business.ts'
import { sampleBusiness } from '../../kit/session/sample-business.ts'
import { CancelOrder } from '../cancel-order.tsx'
import type { Order } from '../orders.queries.ts'
import { AmountField } from './amount-field.tsx'
import { ConfirmRefund } from './confirm-refund.tsx'
import { RefundStub } from './refund-stub.tsx'
import type { RefundState } from './use-refund.ts'

const bilingual = (text: string) => ({ fr: text, en: text })
/** What these parts read of an order. */
const orderWith = (over: object) =>
  ({
    publicId: 'o',
    orderReferenceNumber: '1234',
    totalRefunded: 0,
    totalRemaining: 90,
    invoice: { finalCost: 0, entries: [], lodgingEntries: [] },
    ...over,
  }) as unknown as Order

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // A text field that grows measures its fonts, which this document has none of.
  Object.assign(document, { fonts: new EventTarget() })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  // A dialog gives the focus back a moment after it closed.
  await new Promise((wait) => setTimeout(wait, 20))
  document.body.replaceChildren()
})
async function show(children: ReactNode) {
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <BusinessContext value={sampleBusiness}>{children}</BusinessContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  return document.body.textContent
}

test('a cancellation that is confirmed too early leads to the first answer that it lacks', async () => {
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
  const invoice = { finalCost: 0, lodgingEntries: [], entries: [entry] }
  await show(<CancelOrder order={orderWith({ invoice })} isOpen onClose={() => undefined} />)
  const confirm = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Annuler la commande',
  )!
  const [first, second] = [...document.querySelectorAll('select')]
  const choose = (select: HTMLSelectElement, value: string) =>
    act(async () => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const press = () =>
    act(async () => {
      confirm.focus()
      confirm.click()
      await new Promise((drawn) => requestAnimationFrame(drawn))
    })
  await choose(first!, 'yes')
  await press()
  expect(document.activeElement).toBe(second)
  expect([first, second].map((select) => select!.getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
  ])
  await choose(second!, 'no')
  await press()
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  expect(document.body.textContent).toContain('Le billet reste valable.')
})

test('a selection with a wrong percentage is not called empty', async () => {
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
      <RefundStub
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

test('an amount that is none, or too much, is said at its field', async () => {
  const field = (amount: string, atMost: number | null = null) =>
    show(<AmountField amount={amount} atMost={atMost} onChange={() => undefined} />)
  expect(await field('12,3.4')).toContain('supérieur à zéro.')
  expect(await field('5000', 28.73)).toMatch(/Au plus 28,73.\$ pour/)
  expect(await field('')).not.toMatch(/supérieur|Au plus/)
})

test('where nothing is left the single-use codes are offered again, and are not by themselves', async () => {
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
  await vi.waitFor(() => expect(document.body.textContent).toContain('HIVER'))
  const confirm = [...document.querySelectorAll('button')].at(-1)!
  await act(async () => confirm.click())
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click())
  await act(async () => confirm.click())
  expect(confirmed).toEqual([false, true])
  vi.unstubAllGlobals()
})
