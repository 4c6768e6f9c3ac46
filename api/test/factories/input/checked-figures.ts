import { crossCheck } from '../../../src/cross-check/cross-check.db.ts'
import { transaction } from '../../../src/platform/db/db.ts'
import { daysOf } from '../../../src/reports/public.ts'
import type { TestServer } from '../../test-server.ts'

/** Result when all sources agree. */
export const agreed = { differences: [], orders: [] }

/** Where the sources of the figures of a business do not agree, whenever anything was sold. */
export const disagreements = (server: TestServer, tenantId: string) =>
  transaction(server.pool, { tenantId, accountId: null }, 'snapshot', ({ db }) =>
    crossCheck(db, tenantId, daysOf('2000-01-01', '2100-01-01', 'America/Toronto')),
  )
