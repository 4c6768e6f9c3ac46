// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BusinessContext } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import { useWaitingSales, type WaitingSale, type WaitingSales } from './waiting-sales.ts'

const seen = {} as { waiting: WaitingSales }
function Counter() {
  Object.assign(seen, { waiting: useWaitingSales() })
  return null
}
let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  localStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <BusinessContext value={sampleBusiness}>
        <Counter />
      </BusinessContext>,
    ),
  )
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await act(async () => root.unmount())
})

const sale = (key: string): WaitingSale => ({
  key,
  body: { tickets: [] },
  at: '2030-02-02T14:00:00.000Z',
  total: 45,
  cart: null,
})
const add = (key: string) => act(async () => seen.waiting.add(sale(key)))
const keys = () => seen.waiting.sales.map(({ key }) => key)

test('what waits is kept until it is settled', async () => {
  await add('a')
  expect(keys()).toEqual(['a'])
  expect(seen.waiting.areOnlyHere).toBe(false)
  expect(localStorage.length).toBe(1)
  await act(async () => seen.waiting.remove('a'))
  expect(keys()).toEqual([])
  expect(localStorage.length).toBe(0)
})

test('on a full disk nothing that waits is lost, before or after, and the page says that it alone has it', async () => {
  await add('a')
  const disk = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => disk.getItem(name),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  await add('b')
  expect(keys()).toEqual(['a', 'b'])
  expect(seen.waiting.areOnlyHere).toBe(true)
  vi.unstubAllGlobals()
  await add('c')
  expect(keys()).toEqual(['a', 'b', 'c'])
  expect(seen.waiting.areOnlyHere).toBe(false)
})
