export { clientNames } from './client-rows.db.ts'
export { clientSearchText, type PersonTexts } from './client-search.rules.ts'
export { listedClient, lockListedClient, saveClient } from './clients.db.ts'
export { clientIds, foundClients, readClientSearch } from './search-clients.db.ts'
export {
  clientsOfEmails,
  gapsOf,
  imported,
  takeImported,
  type Imported,
  type KnownClient,
} from './take-imported.db.ts'
