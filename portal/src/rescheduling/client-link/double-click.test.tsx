import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreenHook } from '../../../test/render-screen.tsx'
import { useAnswers } from './link.queries.ts'

const sent: { address: string; answer: () => void }[] = []
let link: { current: ReturnType<typeof useAnswers> }

beforeEach(async () => {
  sent.length = 0
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise<Response>((resolve) => {
        sent.push({ address, answer: () => resolve(new Response('{}')) })
      }),
  )
  const { result } = await renderScreenHook(() => useAnswers('token'), { business: null })
  link = result
})

const choice = () => [{ ticketPublicId: 'a', to: { slotPublicId: 'there' } }]
test.each([
  ['a time', () => link.current.choose.mutate(choice())],
  ['a refund', () => link.current.refund.mutate(['a'])],
])('a double click of a client sends %s once', async (_what, press) => {
  const pressTwice = () =>
    act(async () => {
      press()
      press()
    })
  await pressTwice()
  expect(sent).toHaveLength(1)
  await act(async () => {
    sent[0]!.answer()
    await new Promise((resolve) => setTimeout(resolve))
  })
  await pressTwice()
  expect(sent).toHaveLength(2)
})
