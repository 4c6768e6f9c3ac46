import { AuditQuery } from '../audit/audit-line.ts'
import { endpoint } from '../endpoint.ts'
import { ExtractBegun, extractProblems, Format } from './extract.ts'

export const beginAuditExtract = endpoint({
  service: 'configuration',
  method: 'POST',
  path: '/1.0/audit/extract',
  summary:
    'Write all lines of the audit trail that a list means as a spreadsheet, by work in the tray',
  access: 'Configuration',
  effect: 'write',
  costly: true,
  idempotent: true,
  body: AuditQuery.extend({ format: Format }),
  reply: ExtractBegun,
  problems: extractProblems,
})
