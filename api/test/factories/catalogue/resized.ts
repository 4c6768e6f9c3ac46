import type { Body } from '@guichet/contract/endpoint.ts'
import { findRentalCategories } from '@guichet/contract/rentals/find-rental-categories.ts'
import type { RentalCategory } from '@guichet/contract/rentals/rental-category.ts'
import { saveRentalCategories } from '@guichet/contract/rentals/save-rental-categories.ts'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import type { RentalStock } from '../time.ts'

type StockCategory = Pick<RentalStock, 'categoryId'>
const categoryOf = async (
  server: TestServer,
  staff: Staff,
  { categoryId }: StockCategory,
): Promise<RentalCategory> =>
  (
    await send(server, staff, findRentalCategories, {
      query: { collaboratorPublicId: staff.tenantId },
    })
  ).body.items.find(({ publicId }) => publicId === categoryId)!

/** The current equipment type. */
export const aRentalOf = async (server: TestServer, staff: Staff, made: StockCategory) =>
  (await categoryOf(server, staff, made)).models[0]!

/** Body of a save that changes the quantity of the first size, based on the stored category. */
export async function resizing(
  server: TestServer,
  staff: Staff,
  made: StockCategory,
  quantity: number,
): Promise<Body<typeof saveRentalCategories>> {
  const category = await categoryOf(server, staff, made)
  const [
    {
      specifications: [size, ...others],
      ...model
    },
  ] = category.models as [RentalCategory['models'][number]]
  return {
    collaboratorPublicId: staff.tenantId,
    internationalizedRentals: [
      { ...category, models: [{ ...model, specifications: [{ ...size!, quantity }, ...others] }] },
    ],
  }
}

/** Saves it. @returns the saved equipment type */
export async function resized(
  server: TestServer,
  staff: Staff,
  made: StockCategory,
  quantity: number,
) {
  const { status, body } = await send(server, staff, saveRentalCategories, {
    body: await resizing(server, staff, made, quantity),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.items[0]!.models[0]!
}
