import type { extractRefusedRows as endpoint } from '@guichet/contract/client-imports/extract-refused-rows.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { asAttachment } from '../platform/attachment.ts'
import type { GuardedCtx, Handler } from '../platform/contexts.ts'
import { workbookOf } from '../platform/spreadsheet.ts'
import { importById, readRefused } from './client-imports.db.ts'

const rowsAtOnce = 500
const words = {
  fr: { sheet: 'refusées', row: 'Ligne', why: 'À corriger' },
  en: { sheet: 'refused', row: 'Row', why: 'To be mended' },
} as const

/** As the spreadsheet was, so that it can be imported again once it is mended. */
export const extractRefusedRows: Handler<typeof endpoint> = async (
  { actor, inBusiness, language, reply },
  { params: { id } },
) => {
  const { header } = await inBusiness('write', async (tx) => {
    const found = await importById(tx.db, actor.tenantId, id)
    await tx.audit('client_import.refused_taken', 'client_import', id, {})
    return found
  })
  const { sheet, row, why } = words[language]
  asAttachment(reply, { name: 'clients-refused', format: 'xlsx' })
  return workbookOf(sheet, {
    header: [row, why, ...header],
    batches: refusedRows(inBusiness, { tenantId: actor.tenantId, id, language }),
  })
}

async function* refusedRows(
  inBusiness: GuardedCtx['inBusiness'],
  at: { tenantId: string; id: string; language: Language },
) {
  for (let after = 0; ;) {
    const rows = await inBusiness('read', ({ db }) =>
      readRefused(db, at, { after, limit: rowsAtOnce }),
    )
    if (!rows.length) return
    yield rows.map(({ rowNumber, problems, cells }) => [
      String(rowNumber),
      problems.map(({ field, detail }) => `${field}: ${detail}`).join(' '),
      ...cells,
    ])
    after = rows.at(-1)!.rowNumber
  }
}
