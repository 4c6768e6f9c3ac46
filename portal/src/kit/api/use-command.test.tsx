import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { sell as endpoint } from '@guichet/contract/orders/sale/sell.ts'
import type { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreenHook } from '../../../test/render-screen.tsx'
import { newQueryClient } from '../../app/query-client.ts'
import * as notices from '../layout/notify.tsx'
import { queryKeys } from './query-keys.ts'
import { commandsOf, useCommand } from './use-command.ts'

type SentRequest = {
  key: string | null
  answer: (status: number, body: object) => void
  fail: () => void
}
const sent: SentRequest[] = []
const [done, notifySuccess, notifyError] = [vi.fn(), vi.fn(), vi.fn()]
let client: QueryClient
let command: { current: ReturnType<typeof useCommand<typeof sell>> }
const body = (quantity: number) => ({ body: { tickets: [{ productId: 'p', quantity }] } })

beforeEach(async () => {
  sent.length = 0
  vi.stubGlobal(
    'fetch',
    (_address: string, { headers }: { headers: Record<string, string> }) =>
      new Promise<Response>((resolve, reject) => {
        sent.push({
          key: headers['idempotency-key'] ?? null,
          answer: (status, reply) => resolve(new Response(JSON.stringify(reply), { status })),
          fail: () => reject(new TypeError('Failed to fetch')),
        })
      }),
  )
  vi.spyOn(notices, 'notifySuccess').mockImplementation(notifySuccess)
  vi.spyOn(notices, 'notifyError').mockImplementation(notifyError)
  client = newQueryClient()
  const asked = {
    titles: { success: 'Sold', error: 'Not sold' },
    onDone: done,
    invalidates: [queryKeys.orders.all],
  }
  const { result } = await renderScreenHook(() => useCommand(endpoint, asked), { client })
  command = result
})
const answer = (place: number, status: number) =>
  act(async () => {
    sent[place]!.answer(status, status === 200 ? {} : { type: 'NotOnSale' })
    await new Promise((resolve) => setTimeout(resolve))
  })

test('a double click sends one command and shows one message', async () => {
  const press = command.current.mutate
  await act(async () => {
    press(body(1))
    press(body(1))
  })
  await act(async () => press(body(1)))
  expect(sent).toHaveLength(1)
  await answer(0, 200)
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith('Sold')
  expect(done).toHaveBeenCalledOnce()
})

test('a corrected form is sent under the same key, and the next command under a new one', async () => {
  await act(async () => command.current.mutate(body(2)))
  await answer(0, 409)
  expect(notifyError).toHaveBeenCalledOnce()
  await act(async () => command.current.mutate(body(1)))
  await answer(1, 200)
  await act(async () => command.current.mutate(body(1)))
  await answer(2, 200)
  expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key, expect.any(String)])
  expect(sent[2]!.key).not.toBe(sent[0]!.key)
  expect(notifySuccess).toHaveBeenCalledTimes(2)
})

test('after an unreachable server, the command can be sent again without waiting for the refetches', async () => {
  vi.spyOn(client, 'invalidateQueries').mockReturnValue(new Promise(() => {}))
  await act(async () => command.current.mutate(body(1)))
  await act(async () => {
    sent[0]!.fail()
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(notifyError).toHaveBeenCalledOnce()
  await act(async () => command.current.mutate(body(1)))
  expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key])
})

test('a command of a module has the messages of its name and the settings of its own', async () => {
  const commands = { sell: { success: 'Sold', error: 'Not sold' } }
  const named = commandsOf({ fr: { commands }, en: { commands } }, [queryKeys.sell.all])
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const useSend = [named({ sell: endpoint }), named({ sell: endpoint }, { invalidates: [] })]
  const { result } = await renderScreenHook(() => useSend.map((use) => use(done)), { client })
  await act(async () => result.current[0]!.mutate(body(1)))
  await answer(0, 200)
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith('Sold')
  expect(done).toHaveBeenCalledOnce()
  expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: queryKeys.sell.all })
  await act(async () => result.current[1]!.mutate(body(1)))
  await answer(1, 200)
  expect(invalidate).toHaveBeenCalledOnce()
})
