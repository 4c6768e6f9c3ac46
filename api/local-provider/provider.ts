import type { Clock } from './clock.ts'
import type { EventDelivery } from './deliver-events.ts'
import type { LedgerEntry } from './ledger.ts'
import type { ScriptedFaults } from './scripted-faults.ts'
import type { Store } from './store.ts'

/** What every part of the provider works with. */
export type Provider = {
  /** What browsers are sent to. */
  publicUrl: () => string
  clock: Clock
  store: Store
  faults: ScriptedFaults
  delivery: EventDelivery
  /** To be called after every change of the store. */
  touch: () => void
}

type WithoutTime<Entry> = Entry extends LedgerEntry ? Omit<Entry, 'at'> : never

export function writeLedger({ store, clock }: Provider, entry: WithoutTime<LedgerEntry>): void {
  store.ledger.push({ at: clock.seconds(), ...entry } as LedgerEntry)
}
