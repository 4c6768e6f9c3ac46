import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { hostileActivity } from './hostile/activity.ts'
import { hostileAccessory, hostileRental } from './hostile/equipment.ts'
import { hostileForm, hostileQuestions } from './hostile/forms.ts'
import { hostileEmails, hostileNames, hostilePage } from './hostile/office.ts'
import { hostileLodging, hostilePackage, hostileProduct } from './hostile/shelf.ts'
import { hostileTexts } from './hostile/texts.ts'
import type { Page } from './journey.ts'
import { ask } from './server-calls.ts'

/**
 * Fills every text field of a business with XSS payloads.
 *
 * @returns The records with their payloads, and a function that undoes everything.
 */
export async function writeHostileTexts(page: Page) {
  const texts = hostileTexts(page)
  const activity = await hostileActivity(texts)
  const rental = await hostileRental(texts)
  const accessory = await hostileAccessory(texts, rental)
  const product = await hostileProduct(texts)
  const bundle = await hostilePackage(texts, product)
  const lodging = await hostileLodging(texts)
  const questions = await hostileQuestions(texts)
  const form = await hostileForm(texts, { rental, activity, questions })
  await hostileNames(texts)
  const officePage = await hostilePage(texts)
  await hostileEmails(texts)
  return {
    activity,
    rental,
    accessory,
    product,
    bundle,
    lodging,
    question: questions[0],
    form,
    texts: officePage,
    payload: texts.payload,
    payloads: texts.payloads,
    undo: async () => {
      for (const step of texts.undo) await step()
    },
  }
}

/** Buys an order whose client, holder and answers are payloads too. */
export async function buyHostile(
  page: Page,
  { activity, product, question, form, payload }: Awaited<ReturnType<typeof writeHostileTexts>>,
  email: string,
) {
  const [ticket, donation, pass] = (['daily_ticket', 'donation', 'season_pass'] as const).map(
    (kind) =>
      activity.activityPricings.find(({ category }) => category === kind)!
        .activityPricingDetails[0]!,
  )
  const identificationPublicId = pass!.activityPricingDetailIdentifications[0]!.publicId
  const client = { firstName: payload(50), lastName: payload(50) }
  const order = await ask(page, sell, {
    body: {
      tickets: [
        {
          productId: ticket!.publicId,
          quantity: 1,
          answers: [
            [
              {
                formPublicId: form.publicId,
                questionPublicId: question.publicId,
                answer: payload(160),
              },
            ],
          ],
        },
        { productId: donation!.publicId, quantity: 1 },
        {
          productId: pass!.publicId,
          quantity: 1,
          ticketOwners: [
            [{ identificationPublicId, firstName: payload(50), lastName: payload(50) }],
          ],
        },
        { productId: product.publicId, quantity: 1 },
      ],
      ...client,
      email,
      note: payload(1000),
      payment: { method: 'cash' },
    },
  })
  return { reference: order.orderReferenceNumber, client: [client.firstName, client.lastName] }
}
