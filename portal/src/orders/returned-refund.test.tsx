import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { renderScreen } from '../../test/render-screen.tsx'
import { ReturnedRefund } from './returned-refund.tsx'

test('money that came back is told with what to do, and how it was paid is recorded once it is said', async () => {
  const answer = answerCalls(() => ({}))
  await renderScreen(<ReturnedRefund transfer={{ transferPublicId: 't', amount: 22.98 }} />)
  expect(document.body.textContent).toContain('payez-le autrement')
  await userEvent.click(screen.getByRole('button', { name: 'Noter le paiement' }))
  // What goes out of the drawer is rounded, and nobody hands over a bill for it.
  const asked = await screen.findByRole('dialog')
  expect(asked.textContent).toMatch(/arrondi aux 5 cents23,00/)
  expect(within(asked).queryByLabelText(/^Reçu/)).toBeNull()
  expect(answer).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Comptant · 23,00\u00a0$' }))
  expect(answer.mock.calls[0]![1]).toMatchObject({ params: { id: 't' }, body: { method: 'cash' } })
})
