// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../kit/api/api-error.ts'
import { BusinessContext } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import type { CommunicationForm } from './communication.queries.ts'
import { EmailPreview } from './email-preview.tsx'

const answer = vi.hoisted(() => vi.fn())
vi.mock('../kit/api/call.ts', () => ({ call: answer }))
const settled = () => act(async () => new Promise((done) => setTimeout(done, 20)))
const retry = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Réessayer')
let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  answer.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
async function show() {
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <BusinessContext value={sampleBusiness}>
            <EmailPreview values={{ replyEmail: '' } as CommunicationForm} language="fr" />
          </BusinessContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  await settled()
}

test('an email that could not be drawn is asked for again', async () => {
  answer
    .mockRejectedValueOnce(new ApiError('Unexpected'))
    .mockResolvedValue({ subject: 'Votre commande', replyTo: 'a@example.test', html: '' })
  await show()
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Impossible de charger l’aperçu',
  )
  await act(async () => retry()!.click())
  await settled()
  expect(document.body.textContent).toContain('Votre commande')
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('one that waits for a field to be mended says so, without a button that could not help', async () => {
  answer.mockRejectedValue(new ApiError('InvalidRequest'))
  await show()
  expect(document.querySelector('output')?.textContent).toBe(
    'Aperçu indisponible. Corrigez les champs signalés.',
  )
  expect(retry()).toBeUndefined()
})
