import { AuditQuery } from '../audit/audit-line.ts'
import { endpoint } from '../endpoint.ts'
import { ExtractBegun, extractProblems, Format } from './extract.ts'

export const beginAuditExtract = endpoint({
  service: 'configuration',
  method: 'POST',
  path: '/1.0/audit/extract',
  summary: 'Export all audit lines of a search to a spreadsheet in the background',
  access: 'Configuration',
  effect: 'write',
  costly: true,
  idempotent: true,
  body: AuditQuery.extend({ format: Format }),
  reply: ExtractBegun,
  problems: extractProblems,
})
