import { archiveForm, createForm } from '@guichet/contract/forms/save-form.ts'
import { createQuestion } from '@guichet/contract/forms/save-question.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import type { Page } from '../journey.ts'
import { ask } from '../server-calls.ts'
import { ownActivity } from './own-activity.ts'

/** A sold day ticket for any time, whose form asks for allergies. The form is archived at once. */
export async function answeredTicket(page: Page, name: string) {
  const { activityId, productId } = await ownActivity(page, name, 'Anytime')
  const question = await ask(page, createQuestion, {
    body: {
      type: 'ShortAnswer',
      recurrence: 'OnTicket',
      isMandatory: false,
      internationalizedQuestionFields: {
        fr: { text: 'Allergies', questionOptions: [] },
        en: { text: 'Allergies', questionOptions: [] },
      },
    },
  })
  const form = await ask(page, createForm, {
    body: {
      internationalizedFields: {
        fr: { description: `Camp ${name}` },
        en: { description: `Camp ${name}` },
      },
      activityCategories: [{ activityPublicId: activityId, activityCategory: 'daily_ticket' }],
      associatedRentalModelPublicIds: [],
      questionPublicIds: [question.publicId],
    },
  })
  const order = await ask(page, sell, {
    body: {
      tickets: [
        {
          productId,
          quantity: 1,
          answers: [
            [
              {
                formPublicId: form.publicId,
                questionPublicId: question.publicId,
                answer: 'Arachides',
              },
            ],
          ],
        },
      ],
      firstName: 'Maëlle',
      lastName: 'Côté',
      payment: { method: 'cash' },
    },
  })
  await ask(page, archiveForm, { params: { id: form.publicId } })
  return { reference: order.orderReferenceNumber, ticketId: order.ticketPublicIds }
}
