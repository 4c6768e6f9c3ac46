export { businessOf, settingsOf, type Business } from './documents.db.ts'
export { isEmpty } from './install-business.ts'
export { profileOf } from './documents.db.ts'
