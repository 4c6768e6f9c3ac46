import { createAccessory } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { aRentalModel, anAccessory } from '../../factories/catalogue/rentals.ts'
import type { Staff } from '../../factories/staff.ts'
import { send, type TestServer } from '../../test-server.ts'

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
  const accessory = (
    await send(server, staff, createAccessory, {
      body: {
        collaboratorPublicId,
        ...anAccessory({ associatedRentalPublicIds: [category.publicId] }),
      },
    })
  ).body
  const doomedAccessory = (
    await send(server, staff, createAccessory, { body: { collaboratorPublicId, ...anAccessory() } })
  ).body
  const { publicId, collaboratorPublicId: _, ...savedAccessory } = accessory
  const { publicId: model, version, pricings } = category.models[0]!
  const query = { collaboratorPublicId }
  return {
    findRentals: { query },
    findRentalCategories: { query: { collaboratorPublicId, rentalPublicId: category.publicId } },
    createRentalCategory: { body: { collaboratorPublicId, ...names, models: [aRentalModel()] } },
    saveRentalCategories: { body: { collaboratorPublicId, internationalizedRentals: [category] } },
    archiveRentalCategory: { query: { rentalPublicId: doomed.publicId } },
    orderRentalCategories: {
      body: { collaboratorPublicId, rentalOrders: [{ publicId: category.publicId, order: 0 }] },
    },
    duplicateRentalCategory: { params: { id: category.publicId } },
    findAccessoryOptions: { query },
    findAccessories: { query },
    createAccessory: {
      body: {
        collaboratorPublicId,
        ...anAccessory({ associatedRentalPublicIds: [category.publicId] }),
      },
    },
    saveAccessory: { params: { id: publicId }, body: savedAccessory },
    saveAccessories: { body: { collaboratorPublicId, internationalizedAccessories: [accessory] } },
    archiveAccessory: { params: { id: doomedAccessory.publicId } },
    orderAccessories: {
      body: { collaboratorPublicId, accessoriesOrder: [{ publicId, order: 0 }] },
    },
    duplicateAccessory: { params: { id: publicId } },
    findRentalPrices: { query },
    saveRentalPrices: {
      body: {
        collaboratorPublicId,
        models: [{ publicId: model, version, pricings }],
        accessories: [{ publicId, version: accessory.version, price: '4.50' }],
      },
    },
  }
}
