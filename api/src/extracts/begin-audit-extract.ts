import * as contract from '@guichet/contract/extracts/begin-audit-extract.ts'
import { auditIds, auditSearchOf } from '../audit/public.ts'
import { handle } from '../platform/http/contexts.ts'
import { mostRows } from '../platform/text/spreadsheet.ts'
import { beginExtract } from './begin-extract.ts'

export const beginAuditExtract = handle(
  contract.beginAuditExtract,
  async (ctx, { body: { format, ...query } }) =>
    beginExtract(ctx, {
      list: 'audit',
      format,
      ids: await auditIds(ctx.client, auditSearchOf(ctx, query), mostRows),
    }),
)
