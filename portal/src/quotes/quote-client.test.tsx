// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { QuoteClient } from './quote-client.tsx'
import type { Quote } from './quotes.queries.ts'

vi.mock('../kit/text/messages.ts', async (actual) => ({
  ...(await actual<object>()),
  useMessages: ({ en }: { en: object }) => en,
}))

test('the whole name of a client is not called a last name', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const client = { firstName: 'Coralie', lastName: 'Bœuf' }
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QuoteClient quote={{ client } as unknown as Quote} />
      </MantineProvider>,
    ),
  )
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Name',
  ])
  expect(document.querySelector('dd')!.textContent).toContain('Coralie Bœuf')
  await act(async () => root.unmount())
})
