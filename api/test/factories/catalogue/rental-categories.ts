import type { Body } from '@guichet/contract/endpoint.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { findRentalCategories } from '@guichet/contract/rentals/find-rental-categories.ts'
import { saveRentalCategories } from '@guichet/contract/rentals/save-rental-categories.ts'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aRentalModel } from './rentals.ts'
import { withoutSale } from './without-sale.ts'

export type Models = Body<typeof createRentalCategory>['models']

/** Categories of equipment over the API. */
export function rentalCategories(server: TestServer) {
  const create = async (staff: Staff, models: Models = [aRentalModel()], name = 'Skis') =>
    (
      await send(server, staff, createRentalCategory, {
        body: {
          collaboratorPublicId: staff.tenantId,
          internationalizedNames: { fr: name, en: name },
          models,
        },
      })
    ).body
  const list = async (staff: Staff) =>
    withoutSale(
      (
        await send(server, staff, findRentalCategories, {
          query: { collaboratorPublicId: staff.tenantId },
        })
      ).body.items,
    )
  const save = (
    staff: Staff,
    ...categories: Body<typeof saveRentalCategories>['internationalizedRentals']
  ) =>
    send(server, staff, saveRentalCategories, {
      body: { collaboratorPublicId: staff.tenantId, internationalizedRentals: categories },
    })
  const row = async (sql: string, ...values: unknown[]) =>
    (await server.owner.query(sql, values)).rows[0]
  return { create, list, save, row }
}
