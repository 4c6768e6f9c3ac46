import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../../../test/answer-calls.ts'
import { arrive, importsSettled, renderScreen } from '../../../../test/render-screen.tsx'
import { ApiError } from '../../../kit/api/api-error.ts'
import type { Business } from '../../../kit/session/business.ts'
import { writeCookie } from '../../../kit/session/cookies.ts'
import { sampleBusiness } from '../../../kit/session/sample-business.ts'
import type { SoldOrder as Order } from '../counter/sell.queries.ts'
import { SaleCompleted } from './sale-completed.tsx'

const paid = { publicId: 'p', reference: null, amount: 20, state: 'succeeded' }
const soldWith = (over: object) =>
  ({
    publicId: 'o',
    orderReferenceNumber: 'MC1',
    version: 1,
    language: 'fr',
    status: 'CreatedByAdmin',
    payments: [{ ...paid, method: 'card', reference: 'APPROB-7' }],
    totalPaid: 20,
    mails: [],
    can: { resend: true },
    invoice: { finalCost: 93.56, user: { email: null, fullName: '' } },
    ...over,
  }) as unknown as Order
const readText = () => document.querySelector('section')!.textContent.replaceAll('\u00a0', ' ')
async function show(over: object, business: Business = sampleBusiness) {
  await renderScreen(
    <SaleCompleted sale={{ reference: 'MC1', order: soldWith(over) }} onNext={() => undefined} />,
    { business },
  )
  return readText()
}

test('a sale with a deposit shows the amount received, the balance and its due date', async () => {
  const text = await show({ balance: { owed: 73.56, dueDate: '2030-01-15' } })
  expect(text).toContain('Payé · Carte au comptoir · APPROB-720,00 $')
  expect(text).toContain('Solde à payer au plus tard le 2030-01-1573,56 $')
})

test('a fully paid sale shows no balance', async () => {
  expect(await show({ totalPaid: 93.56 })).not.toContain('Solde')
})

test('the button of the next sale comes first, so that it need not cover anything', async () => {
  await show({})
  const next = screen.getByRole('button', { name: 'Nouvelle vente' })
  expect(document.activeElement).toBe(next)
  expect(document.querySelector('section :is(a, button, input, select)')).toBe(next)
})

test('the payment is shown by method, with the change of cash', async () => {
  const cash = { ...paid, method: 'cash', tendered: 40, change: 20 }
  const text = await show({ payments: [cash, { ...paid, method: 'card', state: 'failed' }] })
  expect(text).toContain('Payé · Argent comptant20,00 $')
  expect(text).toContain('Monnaie à rendre20,00 $')
  expect(text).not.toContain('Carte')
})

test('a walk-in who gives an email is sent the confirmation, and the page says to whom', async () => {
  const answer = vi.fn()
  answerCalls((_, parts) => answer(parts))
  const mails = [{ kind: 'order-confirmation', to: 'eve@exemple.test', state: 'waiting' }]
  const user = { email: 'eve@exemple.test', fullName: 'Ève Roy' }
  answer.mockReturnValue(soldWith({ version: 2, mails, invoice: { finalCost: 93.56, user } }))
  await show({})
  const [field, send] = [screen.getByLabelText('Courriel du client'), 'Envoyer']
  await userEvent.type(field, 'eve@')
  await userEvent.click(screen.getByRole('button', { name: send }))
  expect(answer).not.toHaveBeenCalled()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field, 'exemple.test')
  await userEvent.click(screen.getByLabelText('English'))
  await userEvent.click(screen.getByRole('button', { name: send }))
  await arrive()
  expect(answer).toHaveBeenCalledWith({
    params: { ref: 'MC1' },
    body: { email: 'eve@exemple.test', language: 'en', version: 1 },
  })
  expect(readText()).toContain('La confirmation sera envoyée à Ève Roy, eve@exemple.test.')
  expect(screen.queryByLabelText('Courriel du client')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Nouvelle vente')
})

test('the confirmation can be sent to another address than that of the sale', async () => {
  const mail = { kind: 'order-confirmation', state: 'sent' }
  const userOf = (email: string) => ({ email, fullName: '', address: {} })
  const invoiceFor = (email: string) => ({ finalCost: 93.56, user: userOf(email) })
  const sent = vi.fn()
  answerCalls(({ method }, parts) => {
    if (method === 'PUT') sent(parts.body)
    return soldWith({
      mails: [mail, { ...mail, state: 'waiting' }],
      invoice: invoiceFor('autre@exemple.test'),
    })
  })
  const text = await show({ mails: [mail], invoice: invoiceFor('eve@exemple.test') })
  expect(text).toContain('Confirmation envoyée à eve@exemple.test.')
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer à une autre adresse' }))
  await importsSettled()
  const field = await screen.findByRole('textbox', { name: 'Courriel' })
  await userEvent.clear(field)
  await userEvent.type(field, 'autre@exemple.test{Enter}')
  await arrive()
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ email: 'autre@exemple.test', resend: true, version: 1 }),
  )
  expect(readText()).toContain('La confirmation sera envoyée à autre@exemple.test.')
})

test('staff without orders, or an order without a confirmation, are not offered to send it', async () => {
  const invoice = { finalCost: 93.56, user: { email: 'eve@exemple.test', fullName: '' } }
  await show({ invoice, can: { resend: false } })
  const button = () => screen.queryByRole('button', { name: 'Envoyer à une autre adresse' })
  expect(button()).toBeNull()
  const clerk = { ...sampleBusiness, isMainStaff: false, accesses: ['TicketCreation' as const] }
  await show({ invoice }, clerk)
  expect(button()).toBeNull()
  await show({ invoice })
  expect(button()).not.toBeNull()
})

test('a finished sale that is opened again shows its change, and prints nothing again', async () => {
  writeCookie('guichet_print', 'tickets-80mm')
  const payments = [{ ...paid, method: 'cash', tendered: 40, change: 20 }]
  let areTicketsRead = false
  answerCalls((endpoint) => {
    if (endpoint === findTicketsOfOrder) areTicketsRead = true
    return endpoint === getOrder ? soldWith({ payments }) : { items: [] }
  })
  await renderScreen(
    <SaleCompleted sale={{ reference: 'MC1', order: null }} onNext={() => undefined} />,
  )
  await arrive()
  expect(readText()).toContain('Monnaie à rendre20,00 $')
  expect(areTicketsRead).toBe(false)
  await show({ payments })
  await arrive()
  expect(areTicketsRead).toBe(true)
  writeCookie('guichet_print', null)
})

test('a finished sale that cannot be read leads to the next one', async () => {
  answerCalls(() => {
    throw new ApiError('NotFound', { status: 404 })
  })
  const onNext = vi.fn()
  await renderScreen(<SaleCompleted sale={{ reference: 'MC1', order: null }} onNext={onNext} />)
  await arrive()
  await userEvent.click(screen.getByRole('button', { name: 'Nouvelle vente' }))
  expect(onNext).toHaveBeenCalled()
})

test('a clerk who comes second is told, and sees the client of the first', async () => {
  const user = { email: 'autre@exemple.test', fullName: '' }
  answerCalls(({ method }) => {
    if (method === 'GET') return soldWith({ version: 2, invoice: { finalCost: 93.56, user } })
    throw new ApiError('StaleVersion', { status: 409 })
  })
  await show({})
  await userEvent.type(screen.getByLabelText('Courriel du client'), 'eve@exemple.test')
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  await arrive()
  expect(readText()).toContain('La confirmation sera envoyée à autre@exemple.test.')
})
