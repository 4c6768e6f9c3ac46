import type { Reply } from '@guichet/contract/endpoint.ts'
import { createAccessory } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { aRentalModel, anAccessory } from '../factories/catalogue/rentals.ts'
import type { Staff } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'

const bilingual = (name: string) => ({
  fr: { name, description: 'Pour tous' },
  en: { name, description: 'For all' },
})

const sizes = ['150', '160'].map((size, order) => ({
  internationalizedNames: { fr: size, en: size },
  quantity: 3,
  order,
}))
const newModel = { internationalizedFields: bilingual('Raquettes'), imageUrl: null }

/** Calls on equipment and accessories with exactly the members of the specification. */
export async function rentalBodies(server: TestServer, staff: Staff) {
  const { body: category } = await send(server, staff, createRentalCategory, {
    body: { internationalizedNames: { fr: 'Skis', en: 'Skis' }, models: [aRentalModel()] },
  })
  return { ...categoryBodies(staff, category), ...(await accessoryBodies(server, staff, category)) }
}

type Category = Reply<typeof createRentalCategory>
function categoryBodies({ tenantId: collaboratorPublicId }: Staff, category: Category) {
  const { publicId, internationalizedFields, specifications } = category.models[0]!
  const model = {
    publicId,
    internationalizedFields,
    imageUrl: null,
    specifications: specifications.map((size) => ({
      publicId: size.publicId,
      quantity: size.quantity,
      internationalizedNames: size.internationalizedNames,
    })),
  }
  return {
    createRentalCategory: {
      body: {
        collaboratorPublicId,
        internationalizedNames: { fr: 'Raquettes', en: 'Snowshoes' },
        models: [
          { ...newModel, specifications: [{ isDefault: true, quantity: 6 }] },
          { ...newModel, specifications: sizes },
        ],
      },
    },
    saveRentalCategories: {
      body: {
        internationalizedRentals: [
          {
            publicId: category.publicId,
            collaboratorPublicId,
            order: 0,
            internationalizedNames: { fr: 'Skis', en: 'Skis' },
            models: [model],
          },
        ],
      },
    },
  }
}

async function accessoryBodies(server: TestServer, staff: Staff, category: Category) {
  const { body: helmet } = await send(server, staff, createAccessory, { body: anAccessory() })
  const accessory = {
    collaboratorPublicId: staff.tenantId,
    internationalizedFields: bilingual('Casque'),
    quantity: 4,
    imageUrl: null,
    associatedRentalPublicIds: [category.publicId],
  }
  const saved = { publicId: helmet.publicId, order: 0, ...accessory }
  return {
    createAccessory: { body: accessory },
    saveAccessory: { params: { id: helmet.publicId }, body: saved },
    saveAccessories: { body: { internationalizedAccessories: [saved] } },
  }
}
