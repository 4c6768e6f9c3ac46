export { businessOf, profileOf, type Business } from './documents.db.ts'
export { isEmpty } from './install-business.ts'
