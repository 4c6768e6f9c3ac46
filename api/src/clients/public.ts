export { clientSearchText } from './client-search.rules.ts'
export { saveClient } from './clients.db.ts'
