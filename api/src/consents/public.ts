export { loadConsents } from './consents.db.ts'
