export { clientSearchText, type PersonTexts } from './client-search.rules.ts'
export { listedClient, saveClient } from './clients.db.ts'
