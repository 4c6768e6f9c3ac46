import { deleteActivity } from '@guichet/contract/activities/order-activities.ts'
import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import {
  getCommunication,
  saveCommunication,
} from '@guichet/contract/communication/save-communication.ts'
import { archiveForm, createForm } from '@guichet/contract/forms/save-form.ts'
import { archiveQuestion, createQuestion } from '@guichet/contract/forms/save-question.ts'
import { archiveLodgingCategory } from '@guichet/contract/lodging/archive-lodging-category.ts'
import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { sell } from '@guichet/contract/orders/sell.ts'
import { archivePackage } from '@guichet/contract/products/archive-package.ts'
import { archiveProduct } from '@guichet/contract/products/archive-product.ts'
import { createPackage } from '@guichet/contract/products/create-package.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { archiveAccessory } from '@guichet/contract/rentals/archive-accessory.ts'
import { archiveRentalCategory } from '@guichet/contract/rentals/archive-rental-category.ts'
import { createAccessory } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { getDisplayNames, saveDisplayNames } from '@guichet/contract/ticket-office/display-names.ts'
import { getOfficeProfile } from '@guichet/contract/ticket-office/get-office-profile.ts'
import { saveOfficeProfile } from '@guichet/contract/ticket-office/save-office-profile.ts'
import { scriptPayloads } from '../api/test/factories/script-payloads.ts'
import type { Page } from './journey.ts'
import { ask, businessOf } from './server-calls.ts'

// What a text field takes: the others are refused at the door, which its own tests show.
const typable = scriptPayloads.filter(
  (payload) => !payload.includes('\0') && payload === payload.trim() && payload.length > 12,
)
/**
 * Payloads in turn, so that every field gets others: one that fits, or as many as fit one after the
 * other.
 */
function dealer() {
  let at = 0
  const payload = (limit: number): string => {
    const next = typable[at++ % typable.length]!
    return next.length <= limit ? next : payload(limit)
  }
  const payloads = (limit: number): string => {
    let text = payload(limit)
    for (let more = payload(limit); text.length + more.length < limit * 0.9; more = payload(limit))
      text += more
    return text
  }
  const each = <T>(make: () => T) => ({ fr: make(), en: make() })
  return {
    payload,
    payloads,
    each,
    named: (description = 1500) =>
      each(() => ({ name: payload(50), description: payloads(description) })),
  }
}
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/**
 * Everything that a business writes, made of ways in which a text has become a program. @returns
 * what was written where, and how to undo it
 */
export async function writeHostileTexts(page: Page) {
  const { payload, payloads, each, named } = dealer()
  const collaboratorPublicId = businessOf(page)
  const id = { id: collaboratorPublicId }
  const undo: (() => Promise<unknown>)[] = []
  const made = <T extends { publicId: string }>(
    record: T,
    archive: (record: T) => Promise<unknown>,
  ): T => {
    undo.unshift(() => archive(record))
    return record
  }

  const titled = () => ({
    order: 0,
    price: '5.00',
    internationalizedActivityPricingDetailsFields: each(() => ({ title: payload(200) })),
  })
  const pricing = {
    schedulingType: 'Anytime' as const,
    isActive: true,
    activePeriodStartDateTimeUtc: day(0),
    activePeriodEndDateTimeUtc: day(60),
  }
  const activity = made(
    await ask(page, createActivity, {
      body: {
        internationalizedFields: each(() => ({
          name: payload(50),
          pricingSelectionMessage: payloads(2000),
        })),
        activityPricings: [
          {
            ...pricing,
            category: 'daily_ticket',
            schedulingType: 'WithCalendarOrAnytime',
            activityPricingDetails: [titled()],
          },
          { ...pricing, category: 'donation', activityPricingDetails: [titled()] },
          {
            ...pricing,
            category: 'season_pass',
            validPeriodStartDateTimeUtc: day(0),
            validPeriodEndDateTimeUtc: day(90),
            activityPricingDetails: [
              {
                ...titled(),
                activityPricingDetailIdentifications: [
                  {
                    order: 0,
                    isOptional: false,
                    isPictureRequired: false,
                    internationalizedFields: each(() => ({ labelName: payload(50) })),
                  },
                ],
              },
            ],
          },
        ],
      },
    }),
    ({ publicId }) => ask(page, deleteActivity, { params: { id: publicId } }),
  )
  const rental = made(
    await ask(page, createRentalCategory, {
      body: {
        collaboratorPublicId,
        internationalizedNames: each(() => payload(50)),
        models: [
          {
            internationalizedFields: named(),
            imageUrl: null,
            turnaround: '00:00:00',
            pricings: [{ duration: '01:00:00', price: 5, isActive: true }],
            specifications: [
              {
                isDefault: false,
                quantity: 3,
                order: 0,
                internationalizedNames: each(() => payload(50)),
              },
            ],
          },
        ],
      },
    }),
    ({ publicId }) =>
      ask(page, archiveRentalCategory, {
        query: { collaboratorPublicId, rentalPublicId: publicId },
      }),
  )
  const accessory = made(
    await ask(page, createAccessory, {
      body: {
        collaboratorPublicId,
        internationalizedFields: named(),
        quantity: 3,
        imageUrl: null,
        price: 2,
        associatedRentalPublicIds: [rental.publicId],
      },
    }),
    ({ publicId }) => ask(page, archiveAccessory, { params: { id: publicId } }),
  )
  const product = made(
    await ask(page, createProduct, {
      body: {
        collaboratorPublicId,
        internationalizedFields: named(),
        price: 3,
        imageUrl: null,
        isActive: true,
        stock: 20,
      },
    }),
    ({ publicId }) => ask(page, archiveProduct, { params: { id: publicId } }),
  )
  const bundle = made(
    await ask(page, createPackage, {
      body: {
        collaboratorPublicId,
        internationalizedFields: named(),
        price: 3,
        imageUrl: null,
        isActive: true,
        parts: [{ productPublicId: product.publicId, quantity: 2 }],
      },
    }),
    ({ publicId }) => ask(page, archivePackage, { params: { id: publicId } }),
  )
  const lodging = made(
    await ask(page, createLodgingCategory, {
      body: {
        collaboratorPublicId,
        internationalizedNames: each(() => payload(50)),
        types: [
          {
            internationalizedFields: named(),
            imageUrl: null,
            quantity: 1,
            maxPersons: 2,
            minNights: 1,
            maxNights: 3,
            checkInTime: '15:00',
            checkOutTime: '11:00',
            price: 90,
            rates: [],
          },
        ],
      },
    }),
    ({ publicId }) => ask(page, archiveLodgingCategory, { params: { id: publicId } }),
  )
  const question = async (type: 'ShortAnswer' | 'CheckBox') =>
    made(
      await ask(page, createQuestion, {
        body: {
          type,
          recurrence: 'OnTicket',
          isMandatory: false,
          internationalizedQuestionFields: each(() => ({
            text: payloads(1000),
            questionOptions: type === 'CheckBox' ? [payload(50), payload(50)] : [],
          })),
        },
      }),
      ({ publicId }) => ask(page, archiveQuestion, { params: { id: publicId } }),
    )
  const [short, boxes] = [await question('ShortAnswer'), await question('CheckBox')]
  const form = made(
    await ask(page, createForm, {
      body: {
        internationalizedFields: each(() => ({ description: payload(75) })),
        associatedRentalModelPublicIds: [rental.models[0]!.publicId],
        questionPublicIds: [short.publicId, boxes.publicId],
        activityCategories: [
          { activityPublicId: activity.publicId, activityCategory: 'daily_ticket' },
        ],
      },
    }),
    ({ publicId }) => ask(page, archiveForm, { params: { id: publicId } }),
  )

  const names = await ask(page, getDisplayNames, { params: id })
  const customDisplayNames = () =>
    (['daily_ticket', 'season_pass', 'donation', 'catalog_product', 'lodging'] as const).map(
      (key) => ({ key, value: payload(50) }),
    )
  await ask(page, saveDisplayNames, {
    params: id,
    body: {
      version: names.version,
      languageSpecificFields: each(() => ({ customDisplayNames: customDisplayNames() })),
    },
  })
  undo.push(() =>
    ask(page, saveDisplayNames, { params: id, body: { ...names, version: names.version + 1 } }),
  )
  const profile = await ask(page, getOfficeProfile, { params: id })
  const texts = each(() => ({
    name: payload(75),
    shortDescription: payload(75),
    description: payloads(1500),
    locationName: payload(75),
  }))
  await ask(page, saveOfficeProfile, {
    params: id,
    body: {
      ...profile,
      languageSpecificFields: texts,
      costDescription: payload(75),
      location: { ...profile.location, street: payload(50), city: payload(50) },
      profileImages: profile.profileImages.map((photo) => ({ ...photo, fileName: payload(100) })),
    },
  })
  undo.push(() =>
    ask(page, saveOfficeProfile, {
      params: id,
      body: { ...profile, version: profile.version + 1 },
    }),
  )
  const communication = await ask(page, getCommunication, { params: id })
  await ask(page, saveCommunication, {
    params: id,
    body: {
      ...communication,
      internationalizedLegalTexts: each(() => ({
        termsAndConditions: payloads(5000),
        refundPolicy: payloads(3000),
      })),
      internationalizedEmailConfigurations: each(() => [
        { type: 'OrderConfirmationAdditionalInformation' as const, htmlContent: payloads(4000) },
      ]),
    },
  })
  undo.push(() =>
    ask(page, saveCommunication, {
      params: id,
      body: { ...communication, version: communication.version + 1 },
    }),
  )
  return {
    activity,
    rental,
    accessory,
    product,
    bundle,
    lodging,
    question: short,
    form,
    texts,
    payload,
    payloads,
    undo: async () => {
      for (const step of undo) await step()
    },
  }
}

/** An order whose client, holder and answers are such texts too. */
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
