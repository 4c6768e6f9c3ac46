import { exception } from './unprintable-exception.ts'

const days = exception('a period ends after it begins', 'endDate order')
const address = exception(
  'an address is told by what its name leads to, and is no one’s inside address',
  'url url',
)

/** Rules of the audit log and webhooks that schemas cannot express. */
export const unprintableTrail = {
  findAudit: days,
  beginAuditExtract: days,
  createWebhook: address,
  saveWebhook: address,
}
