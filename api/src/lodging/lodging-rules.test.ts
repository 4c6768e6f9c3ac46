import type { Body } from '@guichet/contract/endpoint.ts'
import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { expect, test } from 'vitest'
import { aLodgingType } from '../../test/factories/catalogue/lodging.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()

type Types = Body<typeof createLodgingCategory>['types']
const ask = (staff: Staff, types: Types, name = 'Chalets') =>
  send(server, staff, createLodgingCategory, {
    body: {
      collaboratorPublicId: staff.tenantId,
      internationalizedNames: { fr: name, en: name },
      types,
    },
  })

test.each<[string, Parameters<typeof aLodgingType>[0], string]>([
  ['a maximum of nights below the minimum', { minNights: 3, maxNights: 2 }, 'types.0.maxNights'],
  ['a stay of more than a year', { maxNights: 366 }, 'types.0.maxNights'],
  ['a unit for no person', { maxPersons: 0 }, 'types.0.maxPersons'],
  ['an invalid check-in time', { checkInTime: '24:00' }, 'types.0.checkInTime'],
  [
    'a rate that ends before it begins',
    { rates: [{ firstNight: '2026-02-02', lastNight: '2026-02-01', weekdays: [1], price: 1 }] },
    'types.0.rates.0.lastNight',
  ],
  [
    'a rate on no weekday',
    { rates: [{ firstNight: '2026-02-01', lastNight: '2026-02-01', weekdays: [], price: 1 }] },
    'types.0.rates.0.weekdays',
  ],
  [
    'a night in the year 0',
    { rates: [{ firstNight: '0000-01-01', lastNight: '2026-02-01', weekdays: [1], price: 1 }] },
    'types.0.rates.0.firstNight',
  ],
])('%s is rejected at its field', async (_, over, field) => {
  const staff = await aBusiness(server)
  expect((await ask(staff, [aLodgingType(over)])).body).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field }],
  })
})
