// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { BusinessContext } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
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
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <BusinessContext value={sampleBusiness}>
          <OrderDisputes disputes={[dispute]} />
        </BusinessContext>
      </MantineProvider>,
    ),
  )
  const text = document.body.textContent
  const link = document.querySelector('a')?.getAttribute('href') ?? ''
  await act(async () => root.unmount())
  return `${text} ${link}`
}

test('an open dispute says why, until when to answer, what to do and where', async () => {
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
