import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { getTicketForm, saveTicketForm } from '@guichet/contract/tickets/save-ticket-form.ts'
import { expect, test } from 'vitest'
import { anAnsweredTicket } from '../../test/factories/sales/answered-tickets.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

const read = async (id: string) =>
  (await send(server, staff, getTicketForm, { params: { id } })).body
const formsWith = (answer: string, question = 'Allergies ?') => [
  { title: 'Camp de jour', answers: [{ question, answer }] },
]
const save = (id: string, forms: ReturnType<typeof formsWith>, over: object = {}) =>
  send(server, staff, saveTicketForm, { params: { id }, body: { forms, ...over } })

test('an answer is corrected; the ticket, the order and the history show it, the history without the answer', async () => {
  const { ticketId, reference } = await anAnsweredTicket(server, staff)
  const before = await read(ticketId)
  expect(before).toMatchObject({ version: 1, forms: formsWith('Arachides') })
  const { body } = await save(ticketId, formsWith(' Noix '), { version: 1 })
  expect(body).toEqual({ ticketPublicId: ticketId, version: 2, forms: formsWith('Noix') })
  const ticket = await send(server, staff, getTicket, { params: { id: ticketId } })
  expect(ticket.body).toMatchObject({
    forms: formsWith('Noix'),
    owner: { formAnswers: [{ question: 'Allergies ?', answer: 'Noix' }] },
  })
  const order = await send(server, staff, getOrder, { params: { ref: reference } })
  expect(order.body.forms).toMatchObject([{ forms: formsWith('Noix') }])
  const history = await send(server, staff, getOrderHistory, { params: { ref: reference } })
  expect(history.body.items[0]).toMatchObject({
    code: 'ticket.forms_changed',
    facts: { fields: ['Allergies ?'] },
  })
  expect(JSON.stringify(history.body.items)).not.toContain('Noix')
})

test('a read form can be saved unchanged, and changes nothing', async () => {
  const { ticketId } = await anAnsweredTicket(server, staff)
  const { forms, version } = await read(ticketId)
  expect((await save(ticketId, forms, { version })).body).toMatchObject({ version: 1, forms })
})

test('a save from an older version is answered with the changes', async () => {
  const { ticketId } = await anAnsweredTicket(server, staff)
  await save(ticketId, formsWith('Noix'), { version: 1 })
  expect((await save(ticketId, formsWith('Soya'), { version: 1 })).body).toMatchObject({
    type: 'StaleVersion',
    version: 2,
    changedFields: ['Allergies ?'],
  })
})

test('a question that the ticket does not have, a long answer and another ticket are rejected, and nothing is written', async () => {
  const { ticketId } = await anAnsweredTicket(server, staff)
  expect((await save(ticketId, formsWith('Noix', 'Taille ?'))).body.fields).toMatchObject([
    { field: 'forms.0.answers.0.question', rule: 'invalid' },
  ])
  expect((await save(ticketId, formsWith('n'.repeat(161)))).body.fields).toMatchObject([
    { field: 'forms.0.answers.0.answer', rule: 'maxLength' },
  ])
  const other = await anAnsweredTicket(server, staff)
  expect(
    (await save(ticketId, formsWith('Noix'), { ticketPublicId: other.ticketId })).body.type,
  ).toBe('NotFound')
  expect(await read(ticketId)).toMatchObject({ version: 1, forms: formsWith('Arachides') })
})
