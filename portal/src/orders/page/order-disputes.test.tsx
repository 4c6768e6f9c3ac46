import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import type { Dispute } from './dispute.rules.ts'
import { OrderDisputes } from './order-disputes.tsx'

const open: Dispute = {
  publicId: 'd',
  paymentPublicId: 'p',
  state: 'open',
  reason: 'product_not_received',
  amount: 45.97,
  isWithdrawn: true,
  isAnswered: false,
  answerByDateTimeUtc: '2026-12-08T20:00:00.000Z',
  openedDateTimeUtc: '2026-11-24T20:00:00.000Z',
  closedDateTimeUtc: null,
  pageUrl: 'https://dashboard.stripe.com/payments/pi_1',
}

async function textOf(dispute: Dispute): Promise<string> {
  const { container } = await renderScreen(<OrderDisputes disputes={[dispute]} />)
  const link = screen.queryByRole('link')?.getAttribute('href') ?? ''
  return `${container.textContent} ${link}`
}

test('an open dispute shows its reason, the deadline, the instructions and the link to the provider', async () => {
  const text = await textOf(open)
  expect(text).toContain('contesté par le client')
  expect(text).toContain('ne pas avoir reçu ce qu’il a payé')
  expect(text).toContain('Répondre avant le')
  expect(text).toContain('L’argent est retenu par la banque')
  expect(text).toContain('https://dashboard.stripe.com/payments/pi_1')
  const answered = await textOf({ ...open, isAnswered: true })
  expect(answered).toContain('La banque a votre réponse')
  expect(answered).not.toContain('Répondre avant le')
})

test.each<[Partial<Dispute>, string]>([
  [{ state: 'inquiry', isWithdrawn: false }, 'Aucun argent n’a bougé'],
  [{ state: 'inquiry', closedDateTimeUtc: open.openedDateTimeUtc }, 'Il n’y a pas eu de litige'],
  [{ state: 'won', closedDateTimeUtc: open.openedDateTimeUtc }, 'La banque vous a donné raison'],
  [{ state: 'lost', closedDateTimeUtc: open.openedDateTimeUtc }, 'Ne le remboursez pas'],
  [{ reason: 'something_new', pageUrl: null }, 'Autre motif'],
])('%o: %s', async (change, expected) =>
  expect(await textOf({ ...open, ...change })).toContain(expected),
)
