import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Chosen, Id } from '../primitives.ts'
import { AuditLine, AuditQuery, Cursor } from './audit-line.ts'

const at = { service: 'configuration', method: 'GET', access: 'Configuration' } as const

export const findAudit = endpoint({
  ...at,
  path: '/1.0/audit',
  summary: 'The audit trail of the business, newest first, a page at a time',
  effect: 'read',
  costly: true,
  query: AuditQuery.extend({
    /** The `next` of the previous page. */
    after: Cursor.optional(),
    pageSize: Chosen(['25', '50', '100']).optional(),
  }),
  reply: z.strictObject({ items: z.array(AuditLine), next: Cursor.nullable() }),
  problems: ['InvalidRequest', 'Unavailable'],
})
export const findAuditActors = endpoint({
  ...at,
  path: '/1.0/audit/actors',
  summary: 'Who may have written to the audit trail: staff, also who left, and keys of the API',
  effect: 'read',
  reply: z.strictObject({
    items: z.array(
      z.strictObject({ publicId: Id, name: z.string(), kind: z.enum(['staff', 'key']) }),
    ),
  }),
  problems: [],
})
