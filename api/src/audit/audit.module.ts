import {
  findAudit as findEndpoint,
  findAuditActors as actorsEndpoint,
} from '@guichet/contract/audit/find-audit.ts'
import {
  getAuditChain as chainEndpoint,
  verifyAudit as verifyEndpoint,
} from '@guichet/contract/audit/verify-audit.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { findAudit, findAuditActors } from './find-audit.ts'
import { verifyAuditJob } from './verify-audit.job.ts'
import { getAuditChain, verifyAudit } from './verify-audit.ts'

export function auditModule(mount: Mount) {
  mount(findEndpoint, findAudit)
  mount(actorsEndpoint, findAuditActors)
  mount(chainEndpoint, getAuditChain)
  mount(verifyEndpoint, verifyAudit)
}
export const auditJobs: Record<string, JobHandler> = { 'verify-audit': verifyAuditJob }
