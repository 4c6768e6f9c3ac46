import type { Tap } from '../../card.ts'
import type { SquareProvider } from '../square-provider.ts'
import type { TerminalAction } from '../square-store.ts'
import { deviceIdOf, endLateActions, showAction, waitingAt } from './terminal-actions.ts'
import { payCheckout } from './terminal-checkouts.ts'
import { completeRefund } from './terminal-refunds.ts'

/** Presents a card to a terminal, which must be showing this action. */
export function tapCard(
  provider: SquareProvider,
  action: TerminalAction,
  tap: Tap,
): 'paid' | 'declined' | 'closed' {
  endLateActions(provider)
  if (waitingAt(provider, deviceIdOf(action))[0] !== action) return 'closed'
  showAction(provider, action)
  return action.kind === 'checkout'
    ? payCheckout(provider, action, tap)
    : completeRefund(provider, action, tap)
}
