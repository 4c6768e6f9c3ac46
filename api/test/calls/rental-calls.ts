import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { createAccessory } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { aRentalModel, anAccessory } from '../factories/catalogue/rentals.ts'
import type { Staff } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'
import { without } from './valid-call.ts'

/** Types with exactly the members of the specification: one without sizes, and one with two. */
function specifiedModels() {
  const model = without(aRentalModel(), 'pricings', 'turnaround')
  const sizes = model.specifications.map((size) => without(size, 'isDefault'))
  return [
    { ...model, specifications: [{ isDefault: true, quantity: 6 }] },
    { ...model, specifications: sizes },
  ]
}

/** A saved category with exactly the members of the specification. */
const specifiedCategory = ({
  publicId,
  collaboratorPublicId,
  internationalizedNames,
  models,
}: Reply<typeof createRentalCategory>) => ({
  publicId,
  collaboratorPublicId,
  order: 0,
  internationalizedNames,
  models: models.map((model) => ({
    publicId: model.publicId,
    internationalizedFields: model.internationalizedFields,
    imageUrl: null,
    specifications: model.specifications.map((size) => ({
      publicId: size.publicId,
      quantity: size.quantity,
      internationalizedNames: size.internationalizedNames,
    })),
  })),
})

/** Valid requests of rentals. */
export async function rentalCalls(server: TestServer, staff: Staff) {
  const collaboratorPublicId = staff.tenantId
  const names = { internationalizedNames: { fr: 'Skis', en: 'Skis' } }
  const make = async () =>
    (
      await send(server, staff, createRentalCategory, {
        body: { collaboratorPublicId, ...names, models: [aRentalModel()] },
      })
    ).body
  const [category, doomed] = [await make(), await make()]
  const { publicId: model, version, pricings } = category.models[0]!
  const associated = { associatedRentalPublicIds: [category.publicId] }
  const newAccessory = { collaboratorPublicId, ...anAccessory(associated) }
  const { body: accessory } = await send(server, staff, createAccessory, { body: newAccessory })
  const query = { collaboratorPublicId }
  return {
    findRentals: { query },
    findRentalCategories: { query: { collaboratorPublicId, rentalPublicId: category.publicId } },
    createRentalCategory: {
      body: { collaboratorPublicId, ...names, models: [aRentalModel()] },
      specified: { body: { collaboratorPublicId, ...names, models: specifiedModels() } },
    },
    saveRentalCategories: {
      body: { collaboratorPublicId, internationalizedRentals: [category] },
      specified: { body: { internationalizedRentals: [specifiedCategory(category)] } },
    },
    archiveRentalCategory: { query: { rentalPublicId: doomed.publicId } },
    orderRentalCategories: {
      body: { collaboratorPublicId, rentalOrders: [{ publicId: category.publicId, order: 0 }] },
    },
    duplicateRentalCategory: { params: { id: category.publicId } },
    findRentalPrices: { query },
    saveRentalPrices: {
      body: {
        collaboratorPublicId,
        models: [{ publicId: model, version, pricings }],
        accessories: [{ publicId: accessory.publicId, version: accessory.version, price: '4.50' }],
      },
    },
    ...(await accessoryCalls(server, staff, newAccessory, accessory)),
  }
}

async function accessoryCalls(
  server: TestServer,
  staff: Staff,
  newAccessory: Body<typeof createAccessory>,
  accessory: Reply<typeof createAccessory>,
) {
  const collaboratorPublicId = staff.tenantId
  const query = { collaboratorPublicId }
  const { publicId } = accessory
  const id = { params: { id: publicId } }
  const { body: doomed } = await send(server, staff, createAccessory, {
    body: { collaboratorPublicId, ...anAccessory() },
  })
  const specified = without(newAccessory, 'price')
  const specifiedSave = { publicId, order: 0, ...specified }
  return {
    findAccessoryOptions: { query },
    findAccessories: { query },
    createAccessory: { body: newAccessory, specified: { body: specified } },
    saveAccessory: {
      ...id,
      body: without(accessory, 'publicId', 'collaboratorPublicId'),
      specified: { body: specifiedSave },
    },
    saveAccessories: {
      body: { collaboratorPublicId, internationalizedAccessories: [accessory] },
      specified: { body: { internationalizedAccessories: [specifiedSave] } },
    },
    archiveAccessory: { params: { id: doomed.publicId } },
    orderAccessories: {
      body: { collaboratorPublicId, accessoriesOrder: [{ publicId, order: 0 }] },
    },
    duplicateAccessory: id,
  }
}
