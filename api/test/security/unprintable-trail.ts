import { exception } from './unprintable-exception.ts'

const days = exception('A period ends after it begins.', 'endDate order')
const address = exception(
  'The server resolves the name of an address and refuses private addresses.',
  'url url',
)

/** Rules of the audit log and webhooks that schemas cannot express. */
export const unprintableTrail = {
  findAudit: days,
  beginAuditExtract: days,
  createWebhook: address,
  saveWebhook: address,
}
