import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreenHook } from '../../test/render-screen.tsx'
import { useWaitingSales, type WaitingSale, type WaitingSales } from './waiting-sales.ts'

let waiting: { current: WaitingSales }
beforeEach(async () => {
  const { result } = await renderScreenHook(() => useWaitingSales())
  waiting = result
})

const sale = (key: string): WaitingSale => ({
  key,
  body: { tickets: [] },
  at: '2030-02-02T14:00:00.000Z',
  total: 45,
  cart: null,
})
const add = (key: string) => act(async () => waiting.current.add(sale(key)))
const keys = () => waiting.current.sales.map(({ key }) => key)

test('a waiting sale is stored until it is settled', async () => {
  await add('a')
  expect(keys()).toEqual(['a'])
  expect(waiting.current.areOnlyHere).toBe(false)
  expect(localStorage.length).toBe(1)
  await act(async () => waiting.current.remove('a'))
  expect(keys()).toEqual([])
  expect(localStorage.length).toBe(0)
})

test('on a full disk no waiting sale is lost, and the page shows that only it has them', async () => {
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
  expect(waiting.current.areOnlyHere).toBe(true)
  vi.unstubAllGlobals()
  await add('c')
  expect(keys()).toEqual(['a', 'b', 'c'])
  expect(waiting.current.areOnlyHere).toBe(false)
})
