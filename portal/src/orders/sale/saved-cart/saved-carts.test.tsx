import { emptyContent } from '@guichet/contract/orders/sale/saved/cart-content.ts'
import { Notifications } from '@mantine/notifications'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../../test/answer-calls.ts'
import { pass, renderScreen } from '../../../../test/render-screen.tsx'
import { ApiError } from '../../../kit/api/api-error.ts'
// Imported so that it is loaded before the tests use fake timers.
import './cart-calls.ts'
import { UndoLine } from '../check-out/undo-line.tsx'
import { SharedDayContext, useSharedDay } from '../times/shared-day.ts'
import { SavedCarts } from './saved-carts.tsx'
import { useCartUndo } from './use-cart-undo.ts'
import { useSavedCart } from './use-saved-cart.ts'

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
const server = {
  items: [] as object[],
  sent: [] as { method: string; path: string; params?: Record<string, string>; body?: unknown }[],
  failure: null as unknown,
}

function Counter() {
  const kept = useSavedCart()
  const undo = useCartUndo(kept)
  const shared = useSharedDay(null)
  return (
    <SharedDayContext value={shared}>
      <button type="button" data-day onClick={() => shared.share({ date: '2030-01-05' })}>
        {shared.date}
      </button>
      <SavedCarts kept={kept} hold={{ letGo: () => {} }} undo={undo} isLocked={false} />
      <UndoLine undo={undo.last} />
      <input
        value={kept.state.reason}
        onChange={() => {}}
        onClick={() => kept.setState((was) => ({ ...was, codes: ['A'], reason: `${was.reason}x` }))}
      />
    </SharedDayContext>
  )
}
async function show(items: object[]) {
  Object.assign(server, { items, sent: [], failure: null })
  await renderScreen(
    <>
      <Notifications />
      <Counter />
    </>,
  )
  await pass(0)
}
const button = (name: string) =>
  screen.queryByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) })
const press = async (name: string) => {
  fireEvent.click(button(name)!)
  await pass(0)
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = () => fireEvent.click(field())
const sent = (method: string) => server.sent.filter((each) => each.method === method)
const text = () => document.body.textContent
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T15:00:00Z') })
  answerCalls(({ method, path }, parts) => {
    server.sent.push({ method, path, ...parts })
    if (method === 'GET' && !parts.params) return { items: server.items }
    if (method !== 'GET' && server.failure) throw server.failure
    const { cartPublicId } = parts.params!
    return {
      ...head(cartPublicId!),
      isMine: true,
      content: emptyContent,
      ...(parts.body as object),
    }
  })
})

test('parked carts are tabs with a name and a total; opening one takes it over', async () => {
  await show([head('Famille'), head('Vide', { isParked: false, isMine: true, lines: 0 })])
  expect(button('Ouvrir Famille')!.title).toBe('Famille · 45,99\u00a0$ · par Théo Roy')
  expect(text()).not.toContain('Vide ·')
  await press('Ouvrir Famille')
  expect(sent('PUT')).toMatchObject([
    { params: { cartPublicId: 'Famille' }, body: { version: 1, isParked: false } },
  ])
  expect(button('Ouvrir Famille')).toBeNull()
})

test('if another clerk was faster, they are named and the screen does not change', async () => {
  await show([head('Famille')])
  server.failure = new ApiError('StaleVersion', { status: 409, changedBy: 'Zoé Roy' } as object)
  await press('Ouvrir Famille')
  expect(text()).toContain('Zoé Roy vient de le prendre.')
  expect(button('Ouvrir Famille')).not.toBeNull()
  server.failure = new ApiError('CartTaken', { status: 409, takenBy: 'Max Roy' } as object)
  await press('Ouvrir Famille')
  expect(text()).toContain('Max Roy vient de le prendre.')
})

test('the next client begins without the day of a cart that is emptied or set aside', async () => {
  await show([])
  const day = document.querySelector('[data-day]')!
  for (const isParked of [true, false]) {
    type()
    fireEvent.click(day)
    expect(day.textContent).toBe('2030-01-05')
    if (isParked) await press('Mettre de côté')
    else {
      await press('Plus d’actions pour ce panier')
      await pass(1000)
      fireEvent.click(screen.getByRole('menuitem', { name: 'Vider le panier' }))
      await pass(1000)
    }
    expect(day.textContent).toBe('')
  }
})

test('parking saves the cart and starts an empty one', async () => {
  await show([])
  expect(button('Mettre de côté')!.disabled).toBe(true)
  type()
  expect(text()).toContain('Pas encore enregistré')
  await press('Mettre de côté')
  expect(sent('PUT')).toMatchObject([{ body: { isParked: true, content: { reason: 'x' } } }])
  expect(field().value).toBe('')
})

test('an emptied cart comes back, next to what was entered meanwhile', async () => {
  await show([])
  const more = 'Plus d’actions pour ce panier'
  expect(button(more)!.disabled).toBe(true)
  const empty = async () => {
    await press(more)
    await pass(1000)
    fireEvent.click(screen.getByRole('menuitem', { name: 'Vider le panier' }))
    await pass(1000)
  }
  type()
  await empty()
  expect(field().value).toBe('')
  await press('Défaire')
  expect(field().value).toBe('x')
  await empty()
  type()
  type()
  await press('Défaire')
  await pass(1000)
  expect(field().value).toBe('x')
  const ids = new Set(sent('PUT').map(({ params }) => params!.cartPublicId))
  expect(ids.size).toBe(2)
})

test('a deleted tab disappears at once, and its cart is deleted later unless undone', async () => {
  await show([head('Famille')])
  await press('Supprimer Famille')
  expect(button('Ouvrir Famille')).toBeNull()
  await press('Défaire')
  await pass(31_000)
  expect(sent('DELETE')).toEqual([])
  await press('Supprimer Famille')
  await pass(29_000)
  expect(sent('DELETE')).toEqual([])
  await pass(2000)
  expect(sent('DELETE')).toMatchObject([{ params: { cartPublicId: 'Famille' } }])
})

test('holds are listed with their time left, and can be released', async () => {
  const hold = { publicId: 'h', heldUntilDateTimeUtc: '2030-01-01T15:12:00.000Z' }
  await show([head('Famille', { hold }), head('Groupe')])
  expect(text()).toMatch(/Famille jusqu’à \d\d:12 \(12 minutes\)/)
  await pass(60_000)
  expect(text()).toContain('(11 minutes)')
  await press('Rendre les places de Famille')
  expect(sent('DELETE')).toMatchObject([{ params: { holdPublicId: 'h' } }])
})

test('a cart taken by a colleague shows both contents, and can be saved as another one', async () => {
  await show([])
  type()
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
  type()
  await pass(600)
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain('Zoé Roy a pris ce panier')
  expect(alert).toContain('Là-bas\u00a0: 0 article, 10,00\u00a0$.')
  expect(field().value).toBe('xx')
  server.failure = null
  await press('Garder la mienne comme un autre panier')
  const last = sent('PUT').at(-1)!
  expect(last).toMatchObject({ body: { content: { reason: 'xx' } } })
  expect(last.params!.cartPublicId).not.toBe(cartPublicId)
  expect(screen.queryByRole('alert')).toBeNull()
})
