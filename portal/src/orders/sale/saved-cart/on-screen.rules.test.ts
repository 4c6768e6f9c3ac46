import { expect, test } from 'vitest'
import { emptyState } from './cart-state.rules.ts'
import { fresh, onScreen, type KeeperState } from './on-screen.rules.ts'

const kept = fresh('a')
const was = onScreen(kept)

test.each([
  { saving: 'isSaving' },
  { saving: 'isUnsaved', isWaiting: true },
  { state: { ...emptyState, shown: { finalCents: 100, lines: [] } } },
] as unknown as Partial<KeeperState>[])('%j renders nothing', (change) => {
  expect(onScreen({ ...kept, ...change }, was)).toBe(was)
})

test.each([
  { id: 'b' },
  { saving: 'isRestoring' },
  { isOnlyHere: true },
  { restored: emptyState },
  { state: { ...emptyState, reason: 'a' } },
  { state: { ...emptyState, cart: [] } },
] as unknown as Partial<KeeperState>[])('%j is rendered', (change) => {
  const next = onScreen({ ...kept, ...change }, was)
  expect(next).not.toBe(was)
  expect(next.isRestoring).toBe(change.saving === 'isRestoring')
})
