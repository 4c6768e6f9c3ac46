export { withMerged } from './index-client.db.ts'
export { clientNames } from './client-rows.db.ts'
export { clientSearchText, type PersonTexts } from './client-search.rules.ts'
export {
  clientByEmail,
  listedClient,
  lockBuyers,
  lockListedClient,
  saveClient,
  type Buyer,
} from './clients.db.ts'
export { clientIds, foundClients, readClientSearch } from './search-clients.db.ts'
export {
  clientsOfEmails,
  imported,
  writeImportedClients,
  type ImportResult,
  type ImportedCard,
  type KnownClient,
} from './write-imported-clients.db.ts'
export { gapsOf } from './merge.rules.ts'
