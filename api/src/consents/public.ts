export { latestText, loadConsents, viewText } from './consents.db.ts'
export { consentByClient } from './record-consent.ts'
