export { auditIds, searchOf as auditSearchOf } from './audit-list.db.ts'
export { auditSheet } from './audit-sheet.ts'
export { sealAudit, startSealing } from './seal-audit.ts'
export { enqueueVerifications } from './verify-audit.job.ts'
