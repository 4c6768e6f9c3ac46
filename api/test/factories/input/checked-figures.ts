import { crossCheck } from '../../../src/cross-check/cross-check.db.ts'
import { transaction } from '../../../src/platform/db/db.ts'
import { daysOf } from '../../../src/reports/public.ts'
import type { TestServer } from '../../test-server.ts'

/** Result when all sources agree. */
export const agreed = { differences: [], orders: [] }

/** Differences between the sources of the figures of a business, for any date of sale. */
export const disagreements = (server: TestServer, tenantId: string) =>
  transaction(server.pool, { tenantId, accountId: null }, 'snapshot', ({ db }) =>
    crossCheck(db, tenantId, daysOf('2000-01-01', '2100-01-01', 'America/Toronto')),
  )
