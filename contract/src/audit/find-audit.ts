import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id } from '../primitives.ts'
import { AuditLine, AuditQuery, Cursor } from './audit-line.ts'

const at = { service: 'configuration', method: 'GET', access: 'Configuration' } as const

export const findAudit = endpoint({
  ...at,
  path: '/1.0/audit',
  summary: 'List the audit log of the business by page, newest first',
  effect: 'read',
  costly: true,
  query: AuditQuery.extend({
    /** The `next` of the previous page. */
    after: Cursor.optional(),
    pageSize: Choice(['25', '50', '100']).optional(),
  }),
  reply: z.strictObject({ items: z.array(AuditLine), next: Cursor.nullable() }),
  problems: ['InvalidRequest', 'Unavailable'],
})
export const findAuditActors = endpoint({
  ...at,
  path: '/1.0/audit/actors',
  summary: 'List the possible authors of audit lines: current and former staff, and API keys',
  effect: 'read',
  reply: z.strictObject({
    items: z.array(
      z.strictObject({ publicId: Id, name: z.string(), kind: z.enum(['staff', 'key']) }),
    ),
  }),
  problems: [],
})
