import { saveCommunication } from '@guichet/contract/communication/save-communication.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { renderScreen } from '../../test/render-screen.tsx'
import { ApiError } from '../kit/api/api-error.ts'
import { CommunicationScreen } from './communication.screen.tsx'
import * as previews from './email-preview.tsx'

const answer = vi.fn()
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

beforeEach(() => {
  answerCalls(answer)
  vi.spyOn(previews, 'EmailPreview').mockReturnValue(null as never)
})
const replyEmail = () => document.querySelector<HTMLInputElement>('[data-path=replyEmail]')!
async function show() {
  await renderScreen(<CommunicationScreen />)
  await waitFor(() => expect(replyEmail()).not.toBeNull())
}
const type = (text: string) => fireEvent.change(replyEmail(), { target: { value: text } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a failed request is reported in a panel with a retry button', async () => {
  answer.mockRejectedValueOnce(new ApiError('Unexpected')).mockResolvedValue(stored)
  await renderScreen(<CommunicationScreen />)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Impossible de charger les données de communication',
  )
  expect(document.querySelector('[data-path=replyEmail]')).toBeNull()
  await press('Réessayer')
  await waitFor(() => expect(replyEmail()?.value).toBe('info@example.test'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an invalid field is marked and listed next to the button, and nothing is sent', async () => {
  answer.mockResolvedValue(stored)
  await show()
  type('personne')
  await press('Enregistrer')
  expect(await screen.findByText('Entrez une adresse courriel valide.')).toBeTruthy()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Certains champs de ce formulaire ne sont pas valides.',
  )
  await waitFor(() => expect(document.activeElement).toBe(replyEmail()))
  expect(saves()).toEqual([])
})

test('problems of the server are listed in a panel and at each field', async () => {
  answer.mockImplementation(async (endpoint: object) => {
    if (endpoint === saveCommunication) throw refused
    return stored
  })
  await show()
  type('autre@example.test')
  await press('Enregistrer')
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toContain('Certains champs sont à corriger.')
  expect(panel.querySelector('li')?.textContent).toBe('Adresse refusée par le serveur.')
  expect(replyEmail().getAttribute('aria-invalid')).toBe('true')
  expect(replyEmail().value).toBe('autre@example.test')
})
