import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import { aTicketType } from '../catalogue/catalogue.ts'
import { aForm, aQuestion } from '../catalogue/forms.ts'
import type { Staff } from '../staff.ts'

/** A sold day ticket whose form « Camp de jour » asks for allergies. */
export async function anAnsweredTicket(
  server: TestServer,
  staff: Staff,
  { answer = 'Arachides' } = {},
) {
  const { productId, activityId } = await aTicketType(server, staff, { scheduling: 'Anytime' })
  const question = await aQuestion(server, staff, { recurrence: 'OnTicket' })
  const form = await aForm(server, staff, [question.publicId], {
    activityCategories: [{ activityPublicId: activityId, activityCategory: 'daily_ticket' }],
  })
  const { status, body } = await send(server, staff, sell, {
    body: {
      tickets: [
        {
          productId,
          quantity: 1,
          answers: [[{ formPublicId: form.publicId, questionPublicId: question.publicId, answer }]],
        },
      ],
      language: 'fr',
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { ticketId: body.ticketPublicIds, reference: body.orderReferenceNumber }
}
