// @vitest-environment happy-dom
import { emptyContent } from '@guichet/contract/orders/sale/kept/kept-content.ts'
import { MantineProvider } from '@mantine/core'
import { notifications, Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../kit/api/api-error.ts'
import { BusinessContext } from '../../../kit/session/business.ts'
import { sampleBusiness } from '../../../kit/session/sample-business.ts'
// Loaded before the clock of the tests stands still.
import './kept-calls.ts'
import { KeptCarts } from './kept-carts.tsx'
import { useKeptCart } from './use-kept-cart.ts'

const head = (publicId: string, more: object = {}) => ({
  publicId,
  version: 1,
  name: publicId,
  clientName: '',
  lines: 2,
  finalCents: 4599,
  isParked: true,
  isMine: false,
  createdBy: 'Théo Roy',
  updatedBy: 'Théo Roy',
  createdDateTimeUtc: '2030-01-01T15:00:00.000Z',
  updatedDateTimeUtc: '2030-01-01T15:00:00.000Z',
  hold: null,
  ...more,
})
const server = vi.hoisted(() => ({
  items: [] as object[],
  sent: [] as { method: string; path: string; params?: Record<string, string>; body?: unknown }[],
  failure: null as unknown,
}))
vi.mock('../../../kit/api/call.ts', () => ({
  call: async (
    { method, path }: { method: string; path: string },
    parts: { params?: { cartPublicId: string }; body?: { content: object } },
  ) => {
    server.sent.push({ method, path, ...parts } as never)
    if (method === 'GET' && !parts.params) return { items: server.items }
    if (method !== 'GET' && server.failure) throw server.failure
    return {
      ...head(parts.params!.cartPublicId),
      isMine: true,
      content: emptyContent,
      ...parts.body,
    }
  },
}))

function Counter() {
  const kept = useKeptCart()
  return (
    <>
      <KeptCarts kept={kept} isLocked={false} />
      <input
        value={kept.state.reason}
        onChange={() => {}}
        onClick={() => kept.setState((was) => ({ ...was, codes: ['A'], reason: `${was.reason}x` }))}
      />
    </>
  )
}
let root: Root
async function show(items: object[]) {
  Object.assign(server, { items, sent: [], failure: null })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MantineProvider env="test">
          <Notifications />
          <BusinessContext value={sampleBusiness}>
            <Counter />
          </BusinessContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  await pass(0)
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent).startsWith(name),
  )!
const press = async (name: string) => {
  await act(async () => button(name).click())
  await pass(0)
}
const type = () => act(async () => document.querySelector('input')!.click())
const sent = (method: string) => server.sent.filter((each) => each.method === method)
const text = () => document.body.textContent
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T15:00:00Z') })
  sessionStorage.clear()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => {
    notifications.clean()
    root.unmount()
  })
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('parked carts are tabs with a name and a total; opening one takes it over', async () => {
  await show([head('Famille'), head('Vide', { isParked: false, isMine: true, lines: 0 })])
  expect(text()).toContain('Famille · 45,99\u00a0$ · par Théo Roy')
  expect(text()).not.toContain('Vide ·')
  await press('Ouvrir Famille')
  expect(sent('PUT')).toMatchObject([
    { params: { cartPublicId: 'Famille' }, body: { version: 1, isParked: false } },
  ])
  expect(button('Ouvrir Famille')).toBeUndefined()
})

test('who was quicker is named, and nothing on the screen changes', async () => {
  await show([head('Famille')])
  server.failure = new ApiError('StaleVersion', { status: 409, changedBy: 'Zoé Roy' } as object)
  await press('Ouvrir Famille')
  expect(text()).toContain('Zoé Roy vient de le prendre.')
  expect(button('Ouvrir Famille')).toBeDefined()
  server.failure = new ApiError('CartTaken', { status: 409, takenBy: 'Max Roy' } as object)
  await press('Ouvrir Famille')
  expect(text()).toContain('Max Roy vient de le prendre.')
})

test('parking saves the cart and begins another one', async () => {
  await show([])
  expect(button('Mettre de côté').disabled).toBe(true)
  await type()
  expect(text()).toContain('Pas encore enregistré')
  await press('Mettre de côté')
  expect(sent('PUT')).toMatchObject([{ body: { isParked: true, content: { reason: 'x' } } }])
  expect(document.querySelector('input')!.value).toBe('')
})

test('a deleted tab goes at once, its cart after some seconds, unless it is undone', async () => {
  await show([head('Famille')])
  await press('Supprimer Famille')
  expect(button('Ouvrir Famille')).toBeUndefined()
  await press('Défaire')
  await pass(9000)
  expect(sent('DELETE')).toEqual([])
  await press('Supprimer Famille')
  await pass(9000)
  expect(sent('DELETE')).toMatchObject([{ params: { cartPublicId: 'Famille' } }])
})

test('what is held is listed with its time left, and given back', async () => {
  const hold = { publicId: 'h', heldUntilDateTimeUtc: '2030-01-01T15:12:00.000Z' }
  await show([head('Famille', { hold }), head('Groupe')])
  expect(text()).toMatch(/Famille jusqu’à \d\d:12 \(12 minutes\)/)
  await pass(60_000)
  expect(text()).toContain('(11 minutes)')
  await press('Rendre les places de Famille')
  expect(sent('DELETE')).toMatchObject([{ params: { holdPublicId: 'h' } }])
})

test('a cart that a colleague took is told of with both contents, and can be kept as another one', async () => {
  await show([])
  await type()
  await pass(600)
  const { cartPublicId } = sent('PUT')[0]!.params!
  server.failure = new ApiError('StaleVersion', {
    status: 409,
    changedBy: 'Zoé Roy',
    changedAt: '2030-01-01T15:00:00.000Z',
    current: {
      ...head(cartPublicId!),
      isParked: false,
      content: { ...emptyContent, shown: { finalCents: 1000, lines: [] } },
    },
  } as object)
  await type()
  await pass(600)
  const alert = document.querySelector('[role=alert]')!.textContent
  expect(alert).toContain('Zoé Roy a pris ce panier')
  expect(alert).toContain('Là-bas\u00a0: 0 article, 10,00\u00a0$.')
  expect(document.querySelector('input')!.value).toBe('xx')
  server.failure = null
  await press('Garder la mienne comme un autre panier')
  const last = sent('PUT').at(-1)!
  expect(last).toMatchObject({ body: { content: { reason: 'xx' } } })
  expect(last.params!.cartPublicId).not.toBe(cartPublicId)
  expect(document.querySelector('[role=alert]')).toBeNull()
})
