import { archiveAccessory } from '@guichet/contract/rentals/archive-accessory.ts'
import { archiveRentalCategory } from '@guichet/contract/rentals/archive-rental-category.ts'
import { createAccessory } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { ask } from '../server-calls.ts'
import type { Texts } from './texts.ts'

type Reference = { publicId: string }

export async function hostileRental({ page, businessId, made, payload, each, named }: Texts) {
  return made(
    await ask(page, createRentalCategory, {
      body: {
        collaboratorPublicId: businessId,
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
        query: { collaboratorPublicId: businessId, rentalPublicId: publicId },
      }),
  )
}

export async function hostileAccessory(
  { page, businessId, made, named }: Texts,
  rental: Reference,
) {
  return made(
    await ask(page, createAccessory, {
      body: {
        collaboratorPublicId: businessId,
        internationalizedFields: named(),
        quantity: 3,
        imageUrl: null,
        price: 2,
        associatedRentalPublicIds: [rental.publicId],
      },
    }),
    ({ publicId }) => ask(page, archiveAccessory, { params: { id: publicId } }),
  )
}
