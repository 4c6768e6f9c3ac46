import type { Tap } from '../../card.ts'
import { invalidValue } from '../square-error.ts'
import type { SquareProvider } from '../square-provider.ts'
import type { TerminalAction } from '../square-store.ts'
import { deviceOf } from './device-codes.ts'
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
  /** Ids of open checkouts and refunds; the first is the one that is shown. */
  waiting: () => string[]
  /** Opens the page of the terminal: the first action is in progress. */
  show: () => void
  /** Presents a card. */
  pay: (tap?: Tap) => 'paid' | 'declined' | 'closed'
  cancelByBuyer: () => void
  /** Stops the action that the seller canceled, which otherwise happens after a few seconds. */
  acceptCancel: () => void
}

/** @param id Of a terminal, or of an open action, which is then used instead of the first. */
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
