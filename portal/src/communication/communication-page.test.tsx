// @vitest-environment happy-dom
import { saveCommunication } from '@guichet/contract/communication/save-communication.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../kit/api/api-error.ts'
import { BusinessContext } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import { CommunicationScreen } from './communication.screen.tsx'

const answer = vi.hoisted(() => vi.fn())
vi.mock('../kit/api/call.ts', () => ({ call: answer }))
vi.mock('../kit/layout/notify.tsx', () => ({ notifySuccess: vi.fn(), notifyError: vi.fn() }))
vi.mock('../kit/forms/unsaved-guard.tsx', () => ({ UnsavedGuard: () => null }))
vi.mock('./email-preview.tsx', () => ({ EmailPreview: () => null }))

const perLanguage = <T,>(item: T) => ({ fr: item, en: item })
const stored = {
  version: 1,
  replyEmail: 'info@example.test',
  internationalizedEmailConfigurations: perLanguage([
    { type: 'OrderConfirmationAdditionalInformation', htmlContent: '' },
  ]),
  internationalizedLegalTexts: perLanguage({ termsAndConditions: '', refundPolicy: '' }),
}
const refused = new ApiError('InvalidRequest', {
  fields: [{ field: 'replyEmail', rule: 'email', detail: 'Adresse refusée par le serveur.' }],
})
const saves = () => answer.mock.calls.filter(([endpoint]) => endpoint === saveCommunication)

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  Object.assign(document, { fonts: new EventTarget() })
  answer.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const settled = () => act(async () => new Promise((done) => setTimeout(done, 40)))
async function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MantineProvider env="test">
          <BusinessContext value={sampleBusiness}>
            <CommunicationScreen />
          </BusinessContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  await settled()
}
const replyEmail = () => document.querySelector<HTMLInputElement>('[data-path=replyEmail]')!
async function type(text: string) {
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    set!.call(replyEmail(), text)
    replyEmail().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
async function press(name: string) {
  await act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === name)!
      .click(),
  )
  await settled()
}

test('data that could not be loaded are said to be so in a panel, and asked for again', async () => {
  answer.mockRejectedValueOnce(new ApiError('Unexpected')).mockResolvedValue(stored)
  await show()
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Impossible de charger les données de communication',
  )
  expect(document.querySelector('[data-path=replyEmail]')).toBeNull()
  await press('Réessayer')
  expect([replyEmail().value, document.querySelector('[role=alert]')]).toEqual([
    'info@example.test',
    null,
  ])
})

test('a wrong field is said at its place and summed up beside the button, and nothing is sent', async () => {
  answer.mockResolvedValue(stored)
  await show()
  await type('personne')
  await press('Enregistrer')
  expect(document.body.textContent).toContain('Entrez une adresse courriel valide.')
  expect([...document.querySelectorAll('output')].map(({ textContent }) => textContent)).toContain(
    'Certains champs de ce formulaire ne sont pas valides.',
  )
  expect(document.activeElement).toBe(replyEmail())
  expect(saves()).toEqual([])
})

test('what the server refuses is a panel of its faults, and each stands at its field', async () => {
  answer.mockImplementation(async (endpoint: object) => {
    if (endpoint === saveCommunication) throw refused
    return stored
  })
  await show()
  await type('autre@example.test')
  await press('Enregistrer')
  const panel = document.querySelector('[role=alert]')
  expect(panel?.textContent).toContain('Certains champs sont à corriger.')
  expect(panel?.querySelector('li')?.textContent).toBe('Adresse refusée par le serveur.')
  expect(replyEmail().getAttribute('aria-invalid')).toBe('true')
  expect(replyEmail().value).toBe('autre@example.test')
})
