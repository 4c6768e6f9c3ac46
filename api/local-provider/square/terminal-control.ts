import type { Tap } from '../card.ts'
import { deviceOf } from './device-codes.ts'
import { invalidValue } from './square-error.ts'
import type { SquareProvider } from './square-provider.ts'
import type { TerminalAction } from './square-store.ts'
import { tapCard } from './tap-card.ts'
import {
  acceptCancel,
  cancelByBuyer,
  deviceIdOf,
  endLateActions,
  showAction,
  waitingAt,
} from './terminal-actions.ts'

export type Terminal = {
  /** Ids of the checkouts and refunds that wait for it, the one that it shows first. */
  waiting: () => string[]
  /** Somebody looks at it: what waits is in progress. */
  show: () => void
  /** Somebody holds a card to it. */
  pay: (tap?: Tap) => 'paid' | 'declined' | 'closed'
  cancelByBuyer: () => void
  /** It stops what the seller canceled, which it does by itself after a few seconds. */
  acceptCancel: () => void
}

/** @param id Of a terminal, or of what waits for one and is then meant instead of the first. */
export function terminalOf(provider: SquareProvider, id: string): Terminal {
  const named = provider.store.terminalActions.get(id)
  const deviceId = named ? deviceIdOf(named) : id
  if (!named) deviceOf(provider, id)
  const waiting = () => {
    endLateActions(provider)
    return waitingAt(provider, deviceId)
  }
  const act = <Result>(work: (action: TerminalAction) => Result): Result => {
    const [first] = waiting()
    const action = named ?? first
    if (!action) throw invalidValue('INVALID_VALUE', 'Nothing waits for this terminal.')
    return work(action)
  }
  return {
    waiting: () => waiting().map(({ thing }) => thing.id),
    show: () => act((action) => showAction(provider, action)),
    pay: (tap = 'ok') => act((action) => tapCard(provider, action, tap)),
    cancelByBuyer: () => act((action) => cancelByBuyer(provider, action)),
    acceptCancel: () => act((action) => acceptCancel(provider, action)),
  }
}
