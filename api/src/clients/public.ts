export { clientSearchText, type PersonTexts } from './client-search.rules.ts'
export { saveClient } from './clients.db.ts'
