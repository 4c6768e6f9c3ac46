export { sealAudit, startSealing } from './seal-audit.ts'
