import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { renderScreen } from '../../test/render-screen.tsx'
import { ApiError } from '../kit/api/api-error.ts'
import type { CommunicationForm } from './communication.queries.ts'
import { EmailPreview } from './email-preview.tsx'

const answer = vi.fn()
beforeEach(() => void answerCalls(answer))
const show = () =>
  renderScreen(<EmailPreview values={{ replyEmail: '' } as CommunicationForm} language="fr" />)

test('an email that could not be rendered can be requested again', async () => {
  answer
    .mockRejectedValueOnce(new ApiError('Unexpected'))
    .mockResolvedValue({ subject: 'Votre commande', replyTo: 'a@example.test', html: '' })
  await show()
  expect(screen.queryByRole('alert')?.textContent).toContain('Impossible de charger l’aperçu')
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Votre commande')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a preview blocked by an invalid field explains this, without a retry button', async () => {
  answer.mockRejectedValue(new ApiError('InvalidRequest'))
  await show()
  expect((await screen.findByRole('status')).textContent).toBe(
    'Aperçu indisponible. Corrigez les champs signalés.',
  )
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
})
