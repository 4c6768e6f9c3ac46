import type { ImportReading } from '@guichet/contract/client-imports/client-import.ts'
import * as contract from '@guichet/contract/client-imports/start-client-import.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { assertMayTakeOver } from './assert-passes.ts'
import { countAccepted, countOutcomes, lockUnstarted } from './client-imports.db.ts'

/** Starts an import as a job. */
export const startClientImport = handle(
  contract.startClientImport,
  async (
    { db, now, audit, tenantId, accountId, actor },
    { params: { id }, body: { expected } },
  ) => {
    const found = await lockUnstarted(db, tenantId, id)
    const counted = await countOutcomes(db, tenantId, id)
    const total = countAccepted(counted)
    if (found.checked_at === null || total !== expected)
      throw apiError('StaleVersion', { found: total })
    assertMayTakeOver(actor, found.reading as ImportReading)
    const workPublicId = await enqueue(db, {
      tenantId,
      kind: 'clientImport',
      payload: { importId: id },
      runAt: now,
      shownTo: { accountId, total },
    })
    await updateRows(db, tenantId, 'client_import')
      .set({ job_id: workPublicId })
      .where('id', '=', id)
      .execute()
    await audit('client_import.started', 'client_import', id, {
      facts: { rows: total, ...(counted.passes.new > 0 && { passes: counted.passes.new }) },
    })
    return { workPublicId, total }
  },
)
