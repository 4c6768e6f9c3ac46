import type { FileStore } from '../files/public.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { beginAuditExtract } from './begin-audit-extract.ts'
import { beginOrderExtract } from './begin-order-extract.ts'
import { beginTicketExtract } from './begin-ticket-extract.ts'
import { getExtract } from './get-extract.ts'
import { writeExtract } from './write-extract.job.ts'

export function extractsModule(mount: Mount, store: FileStore, codes: TicketCodes) {
  mount([beginOrderExtract(codes), beginTicketExtract(codes), beginAuditExtract, getExtract(store)])
}
export const extractJobs = (store: FileStore): Record<string, JobHandler> => ({
  orderExtract: writeExtract(store),
  ticketExtract: writeExtract(store),
  auditExtract: writeExtract(store),
})
