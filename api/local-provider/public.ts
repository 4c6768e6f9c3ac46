export {
  startLocalProvider,
  type LocalProvider,
  type LocalProviderSettings,
} from './start-local-provider.ts'
export type { Ledger, LedgerPayment, LedgerRefund } from './ledger.ts'
export type { ScriptedFault } from './scripted-faults.ts'
