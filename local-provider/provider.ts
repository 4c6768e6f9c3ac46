import type { Clock } from './clock.ts'
import type { ScriptedFaults } from './control/scripted-faults.ts'
import type { EventDelivery } from './deliver-events.ts'
import type { LedgerEntry } from './ledger.ts'
import type { ProviderEvent } from './provider-event.ts'
import type { Store } from './store.ts'

/** Shared parts of the providers; store and events are specific to each. */
export type ProviderOf<Kept, Event> = {
  /** Base URL for browsers. */
  publicUrl: () => string
  clock: Clock
  store: Kept
  faults: ScriptedFaults
  delivery: EventDelivery<Event>
  /** Must be called after every change of the store. */
  touch: () => void
}
export type Provider = ProviderOf<Store, ProviderEvent>

type WithoutTime<Entry> = Entry extends LedgerEntry ? Omit<Entry, 'at'> : never
type Writing = { store: { ledger: LedgerEntry[] }; clock: Clock }

export function writeLedger({ store, clock }: Writing, entry: WithoutTime<LedgerEntry>): void {
  store.ledger.push({ at: clock.seconds(), ...entry } as LedgerEntry)
}
