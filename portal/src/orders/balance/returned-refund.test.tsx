import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../test/answer-calls.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { ReturnedRefund } from './returned-refund.tsx'

test('a refund that came back shows what to do, and the new payment is recorded once its method is chosen', async () => {
  const answer = answerCalls(() => ({}))
  await renderScreen(<ReturnedRefund transfer={{ transferPublicId: 't', amount: 22.98 }} />)
  expect(document.body.textContent).toContain('payez-le autrement')
  await userEvent.click(screen.getByRole('button', { name: 'Noter le paiement' }))
  // Cash paid out is rounded, and there is no tendered amount to enter.
  const asked = await screen.findByRole('dialog')
  expect(asked.textContent).toMatch(/23,00\u00a0\$arrondi aux 5 cents/)
  expect(within(asked).queryByLabelText(/^Reçu/)).toBeNull()
  expect(answer).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Comptant · 23,00\u00a0$' }))
  expect(answer.mock.calls[0]![1]).toMatchObject({ params: { id: 't' }, body: { method: 'cash' } })
})
