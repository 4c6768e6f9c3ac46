import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { openPage, pageSettled } from '../../test/render-screen.tsx'
import { QuoteScreen } from './quote.screen.tsx'

const title = { fr: 'Adulte', en: 'Adult' }
const stored = {
  publicId: 'q1',
  number: 'S1',
  status: 'Draft',
  version: 1,
  title: 'Classe de neige',
  client: { email: null, firstName: null, lastName: null, phone: null, postalCode: null },
  language: 'fr',
  note: null,
  internalNote: null,
  expiresOn: '2030-01-01',
  eventOn: null,
  discount: null,
  rebateCodes: [],
  balance: null,
  purchaseOrder: null,
  areNamesAsked: false,
  names: [],
  seats: [],
  forms: [],
  answers: [],
  tickets: [{ productId: 'p1', quantity: 3 }],
  lines: [{ kind: 'daily_ticket', title, categoryTitle: null, total: 60, parts: [] }],
  heldUntilDateTimeUtc: null,
  createdDateTimeUtc: '2029-12-01T12:00:00.000Z',
  createdByName: 'Odile Gagné',
  can: { save: true, send: true, hold: true },
}

test('a save after the places were held is based on the version that the hold has stored', async () => {
  let quote: typeof stored | object = stored
  const saved: unknown[] = []
  answerCalls(({ path, method }, { body }) => {
    const { version = 1 } = quote as { version?: number }
    if (method === 'GET') return quote
    if (path.endsWith('/preview')) return new Promise(() => {})
    if (!path.endsWith('/hold')) saved.push((body as { version: number }).version)
    const held = { heldUntilDateTimeUtc: '2030-01-02T05:00:00.000Z' }
    quote = { ...stored, ...held, version: version + 1 }
    return quote
  })
  await openPage('/quotes/q1', {
    path: '/quotes/$id',
    validateSearch: () => ({}),
    component: () => <QuoteScreen id="q1" composer={() => null} />,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Réserver les places' }))
  await pageSettled()
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Réserver les places' }))
  await pageSettled()
  await userEvent.type(screen.getByLabelText(/^Objet/), ' 2')
  const release = screen.getByRole<HTMLButtonElement>('button', { name: 'Libérer les places' })
  expect(release.disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await pageSettled()
  expect(saved).toEqual([2])
})
