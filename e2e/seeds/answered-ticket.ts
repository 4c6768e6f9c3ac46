import { archiveForm } from '@guichet/contract/forms/save-form.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import type { Page } from '../journey.ts'
import { ask } from '../server-calls.ts'
import { activityForm } from './activity-form.ts'
import { ownActivity } from './own-activity.ts'

/**
 * Sells a daily ticket without a date, with a form that asks for allergies, and archives the form
 * at once.
 */
export async function answeredTicket(page: Page, name: string) {
  const { activityId, productId } = await ownActivity(page, name, 'Anytime')
  const form = await activityForm(page, activityId, [
    { fr: 'Allergies', en: 'Allergies', recurrence: 'OnTicket', isMandatory: false },
  ])
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
                questionPublicId: form.questionPublicIds[0]!,
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
