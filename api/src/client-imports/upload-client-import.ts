import { importLimits } from '@guichet/contract/client-imports/client-import.ts'
import * as contract from '@guichet/contract/client-imports/upload-client-import.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import type { DrawingThreads } from '../platform/jobs/drawing-threads.ts'
import { newId } from '../platform/values/ids.ts'
import { insertImport, viewImport } from './client-imports.db.ts'
import type { Spreadsheet, SpreadsheetFault } from './read-spreadsheet.ts'

const readingSeconds = 30

/**
 * The file is read in a thread and discarded; its rows are stored until they are written or the
 * import is deleted.
 */
export const uploadClientImport = ({ draw }: DrawingThreads) =>
  handle(
    contract.uploadClientImport,
    async ({ tenantId, accountId, inBusiness, language }, { body: { content } }) => {
      const bytes = new Uint8Array(await content.arrayBuffer())
      const read = await draw<Spreadsheet | SpreadsheetFault>(
        'readSpreadsheet',
        [bytes],
        readingSeconds,
      ).catch(() => {
        // A file that takes this time or memory is treated as too large.
        throw apiError('SpreadsheetTooLarge', importLimits)
      })
      if (typeof read === 'string') throw apiError(read, importLimits)
      const id = newId()
      return inBusiness('write', async ({ db, now, audit }) => {
        const entry = { tenantId, id, accountId, now }
        await insertImport(db, { ...entry, header: read.header }, read.rows)
        await audit('client_import.uploaded', 'client_import', id, {
          facts: { rows: read.rows.length, columns: read.header.length },
        })
        return viewImport(db, tenantId, id, language)
      })
    },
  )
