export { clientSearchText, type PersonTexts } from './client-search.rules.ts'
export { listedClient, lockListedClient, saveClient } from './clients.db.ts'
