import { gzipSync } from 'node:zlib'
import { findActivities } from '@guichet/contract/activities/find-activities.ts'
import { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import { duplicateActivity } from '@guichet/contract/activities/order-activities.ts'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { findRentalCategories } from '@guichet/contract/rentals/find-rental-categories.ts'
import {
  aDailyTicket,
  aDonation,
  anActivity,
  aSeasonPass,
} from '../test/factories/catalogue/activities.ts'
import { aRentalModel } from '../test/factories/catalogue/rentals.ts'
import { aBusiness } from '../test/factories/staff.ts'
import { send, type TestServer } from '../test/test-server.ts'
import { percentile, times } from './measure.ts'

type Figure = { what: string; p50: number; p95: number; kB: number }

/**
 * Opens a catalogue of 500 activities with three categories and 300 equipment types with sizes over
 * HTTP; measures compressed bytes.
 */
export async function benchCatalogue(server: TestServer, base: string): Promise<Figure[]> {
  const staff = await aBusiness(server)
  const first = await anActivity(server, staff, [aDailyTicket(), aSeasonPass(), aDonation()])
  for (let i = 1; i < 500; i++)
    await send(server, staff, duplicateActivity, { params: { id: first.publicId } })
  for (let i = 0; i < 30; i++) {
    const models = Array.from({ length: 10 }, () => aRentalModel())
    const { status, body } = await send(server, staff, createRentalCategory, {
      body: {
        collaboratorPublicId: staff.tenantId,
        internationalizedNames: { fr: `Catégorie ${i}`, en: `Category ${i}` },
        models,
      },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  const bearer = { authorization: `Bearer ${staff.accessToken}` }
  const open = async (what: string, path: string): Promise<Figure> => {
    const read = async () => (await fetch(base + path, { headers: bearer })).text()
    const text = await read()
    const measured = await times(30, read)
    return {
      what,
      p50: percentile(measured, 0.5),
      p95: percentile(measured, 0.95),
      kB: gzipSync(text, { level: 1 }).length / 1000,
    }
  }
  return [
    await open('500 activities', `${pathOf(findActivities)}?collaboratorId=${staff.tenantId}`),
    await open(
      '300 equipment types',
      `${pathOf(findRentalCategories)}?collaboratorPublicId=${staff.tenantId}`,
    ),
    await open(
      'all that a counter can sell of them',
      `${pathOf(getSellable)}?collaboratorPublicId=${staff.tenantId}`,
    ),
  ]
}
