import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../../test/render-screen.tsx'
import type { SoldOrder as Order } from '../counter/sell.queries.ts'
import { SaleCompleted } from './sale-completed.tsx'

async function show(over: object) {
  const order = {
    orderReferenceNumber: 'MC1',
    status: 'CreatedByAdmin',
    payments: [{ method: 'card', state: 'succeeded', amount: 20 }],
    totalPaid: 20,
    invoice: { finalCost: 93.56, user: { email: null } },
    ...over,
  } as unknown as Order
  await renderScreen(<SaleCompleted order={order} onNext={() => undefined} />)
  return document.querySelector('section')!.textContent.replaceAll('\u00a0', ' ')
}

test('a sale with a deposit shows the amount received, the balance and its due date', async () => {
  const text = await show({ balance: { owed: 73.56, dueDate: '2030-01-15' } })
  expect(text).toContain('Reçu20,00 $')
  expect(text).toContain('Solde à payer au plus tard le 2030-01-1573,56 $')
})

test('a fully paid sale shows no balance', async () => {
  expect(await show({ totalPaid: 93.56 })).not.toContain('Solde')
})

test('the button of the next sale comes before the print settings', async () => {
  await show({})
  const select = screen.getByRole('combobox')
  const next = screen.getAllByRole('button').at(-1)!
  expect(next.textContent).toBe('Nouvelle vente')
  expect(next.compareDocumentPosition(select)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
