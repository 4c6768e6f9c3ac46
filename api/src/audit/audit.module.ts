import type { Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { findAudit, findAuditActors } from './find-audit.ts'
import { verifyAuditJob } from './verify-audit.job.ts'
import { getAuditChain, verifyAudit } from './verify-audit.ts'

export function auditModule(mount: Mount) {
  mount([findAudit, findAuditActors, getAuditChain, verifyAudit])
}
export const auditJobs: Record<string, JobHandler> = { 'verify-audit': verifyAuditJob }
