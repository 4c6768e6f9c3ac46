import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answerLimit } from '../forms/question.ts'
import { Id, NotEmpty, Text, Version } from '../primitives.ts'
import { TicketForm } from './ticket-view.ts'

/** Chosen options are stored as their texts, which are longer than a typed answer may be. */
const storedLimit = 1100
const params = z.object({ id: Id })
const Forms = z.strictObject({ ticketPublicId: Id, version: z.int(), forms: z.array(TicketForm) })

export const getTicketForm = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/ticket/:id/form',
  summary:
    'Get the answers given at the purchase of a ticket, by form, with the questions as worded then',
  access: ['Tickets', 'Orders'],
  effect: 'read',
  params,
  reply: Forms,
  problems: ['NotFound'],
})
export const saveTicketForm = endpoint({
  service: 'ticketing',
  method: 'PUT',
  path: '/1.0/ticket/:id/form',
  summary: `Correct the answers of a ticket. Questions are identified by their text; a changed answer has at most ${answerLimit} characters`,
  access: 'Tickets',
  effect: 'write',
  params,
  body: z.strictObject({
    ticketPublicId: Id.optional(),
    version: Version,
    forms: NotEmpty(
      z.strictObject({
        title: Text(500),
        answers: NotEmpty(
          z.strictObject({ question: Text(2000), answer: Text(storedLimit).trim() }),
          100,
        ),
      }),
      50,
    ),
  }),
  reply: Forms,
  problems: ['NotFound', 'StaleVersion'],
})
