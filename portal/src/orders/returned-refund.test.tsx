// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { BusinessContext } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import { ReturnedRefund } from './returned-refund.tsx'

const answer = vi.hoisted(() => vi.fn())
vi.mock('../kit/api/call.ts', () => ({ call: answer }))

const press = async (text: string) => {
  const button = [...document.querySelectorAll('button')].findLast(
    ({ textContent }) => textContent === text,
  )!
  await act(async () => button.click())
}

test('money that came back is told with what to do, and how it was paid is recorded once it is said', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  answer.mockResolvedValue({})
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <BusinessContext value={sampleBusiness}>
            <ReturnedRefund transfer={{ transferPublicId: 't', amount: 22.98 }} />
          </BusinessContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  expect(document.body.textContent).toContain('payez-le autrement')
  await press('Noter le paiement')
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull(), {
    timeout: 20_000,
  })
  // What goes out of the drawer is rounded, and nobody hands over a bill for it.
  const asked = document.querySelector('[role=dialog]')!
  expect(asked.textContent).toMatch(/arrondi aux 5 cents23,00/)
  expect(asked.querySelector('[aria-label^="Reçu"]')).toBeNull()
  expect(answer).not.toHaveBeenCalled()
  await press('Comptant · 23,00\u00a0$')
  expect(answer.mock.calls[0]![1]).toMatchObject({ params: { id: 't' }, body: { method: 'cash' } })
  await act(async () => root.unmount())
})
