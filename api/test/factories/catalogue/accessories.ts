import { createAccessory } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { anAccessory, aRentalModel } from './rentals.ts'

/** Accessories of a business over the API. */
export function accessoriesOf(server: TestServer) {
  const create = async (staff: Staff, over: Parameters<typeof anAccessory>[0] = {}) =>
    (
      await send(server, staff, createAccessory, {
        body: { collaboratorPublicId: staff.tenantId, ...anAccessory(over) },
      })
    ).body
  const aCategory = async (staff: Staff) =>
    (
      await send(server, staff, createRentalCategory, {
        body: {
          collaboratorPublicId: staff.tenantId,
          internationalizedNames: { fr: 'Skis', en: 'Skis' },
          models: [aRentalModel()],
        },
      })
    ).body
  return { create, aCategory }
}
