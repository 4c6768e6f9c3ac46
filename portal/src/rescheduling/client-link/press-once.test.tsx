// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnswers } from './link.queries.ts'

const sent: { address: string; answer: () => void }[] = []
const link = {} as ReturnType<typeof useAnswers>
let root: Root

function Link() {
  const answers = useAnswers('token')
  useEffect(() => {
    Object.assign(link, answers)
  })
  return null
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  sent.length = 0
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise<Response>((resolve) => {
        sent.push({ address, answer: () => resolve(new Response('{}')) })
      }),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Link />
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => act(async () => root.unmount()))

const choice = () => [{ ticketPublicId: 'a', to: { slotPublicId: 'there' } }]
test.each([
  ['a time', () => link.choose.mutate(choice())],
  ['a refund', () => link.refund.mutate(['a'])],
])('two presses of a client in one moment ask once for %s', async (_what, press) => {
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
