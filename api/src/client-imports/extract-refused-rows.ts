import * as contract from '@guichet/contract/client-imports/extract-refused-rows.ts'
import { inPieces } from '../platform/db/in-pieces.ts'
import { asAttachment } from '../platform/http/attachment.ts'
import { handle } from '../platform/http/contexts.ts'
import { cutOffStalledReader } from '../platform/network/stalled-reader.ts'
import { workbookOf } from '../platform/text/spreadsheet.ts'
import { importById, readRefused, refusedNumbers } from './client-imports.db.ts'

const words = {
  fr: { sheet: 'refusées', row: 'Ligne', why: 'À corriger' },
  en: { sheet: 'refused', row: 'Row', why: 'To be mended' },
} as const

/**
 * Returns the rejected rows in the form of the spreadsheet, so that they can be corrected and
 * imported again.
 */
export const extractRefusedRows = handle(
  contract.extractRefusedRows,
  async ({ tenantId, inBusiness, language, reply }, { params: { id } }) => {
    const { header, numbers } = await inBusiness('write', async (tx) => {
      const found = await importById(tx.db, tenantId, id)
      await tx.audit('client_import.refused_taken', 'client_import', id, {})
      return { header: found.header, numbers: await refusedNumbers(tx.db, tenantId, id) }
    })
    const batches = await inPieces(numbers, async (some) => {
      const rows = await inBusiness('read', ({ db }) =>
        readRefused(db, { tenantId, id, language }, { numbers: some }),
      )
      return rows.map(({ rowNumber, problems, cells }) => [
        String(rowNumber),
        problems.map(({ field, detail }) => `${field}: ${detail}`).join(' '),
        ...cells,
      ])
    })
    const { sheet, row, why } = words[language]
    asAttachment(reply, { name: 'clients-refused', format: 'xlsx' })
    cutOffStalledReader(reply.raw)
    return workbookOf(sheet, { header: [row, why, ...header], batches })
  },
)
