import { recordSquareEvent } from '../record-square-event.ts'
import { notFound, refused } from '../square-error.ts'
import { isoNow, type SquareProvider } from '../square-provider.ts'
import type { TerminalAction } from '../square-store.ts'
import type {
  CancelReason,
  SquareTerminalCheckout,
  SquareTerminalRefund,
} from './terminal-objects.ts'

/** A cancelled terminal stops within this time, even if its page is not open. */
const stopsWithinSeconds = 5

export const deviceIdOf = (action: TerminalAction): string =>
  action.kind === 'checkout' ? action.thing.device_options.device_id : action.thing.device_id

const isOpen = ({ thing }: TerminalAction) => !['CANCELED', 'COMPLETED'].includes(thing.status)

/** Open actions of a terminal, in the order of requests: it shows the first. */
export const waitingAt = ({ store }: SquareProvider, deviceId: string): TerminalAction[] =>
  [...store.terminalActions.values()].filter(
    (action) => deviceIdOf(action) === deviceId && isOpen(action),
  )

/** @throws SquareApiError 404, also for an action of another merchant or kind */
export function actionOf(
  provider: SquareProvider,
  { owner, kind }: Pick<TerminalAction, 'owner' | 'kind'>,
  id: string,
): TerminalAction {
  const action = provider.store.terminalActions.get(id)
  if (action?.owner !== owner || action.kind !== kind) throw notFound(`Terminal ${kind}`, id, 'id')
  endIfLate(provider, action)
  return action
}

export function keepAction(provider: SquareProvider, action: TerminalAction): void {
  provider.store.terminalActions.set(action.thing.id, action)
  recordSquareEvent(provider, `terminal.${action.kind}.created`, action)
}

export function changeAction(
  provider: SquareProvider,
  action: TerminalAction,
  change: Partial<SquareTerminalCheckout> | Partial<SquareTerminalRefund>,
): void {
  Object.assign(action.thing, change, { updated_at: isoNow(provider) })
  recordSquareEvent(provider, `terminal.${action.kind}.updated`, action)
}

const cancel = (provider: SquareProvider, action: TerminalAction, reason: CancelReason): void =>
  changeAction(provider, action, { status: 'CANCELED', cancel_reason: reason })

/** The terminal shows the action, and a card can be presented. */
export function showAction(provider: SquareProvider, action: TerminalAction): void {
  if (action.thing.status === 'PENDING') changeAction(provider, action, { status: 'IN_PROGRESS' })
}

/** The seller cancels an action: one that a terminal shows is ended by the terminal. */
export function cancelBySeller(provider: SquareProvider, action: TerminalAction): object {
  const { status } = action.thing
  if (!isOpen(action))
    throw refused('BAD_REQUEST', `What is ${status} at a terminal cannot be canceled.`)
  if (status === 'PENDING') cancel(provider, action, 'SELLER_CANCELED')
  if (status === 'IN_PROGRESS') changeAction(provider, action, { status: 'CANCEL_REQUESTED' })
  return action.thing
}

/** The terminal has stopped after a cancellation. */
export function acceptCancel(provider: SquareProvider, action: TerminalAction): void {
  if (action.thing.status === 'CANCEL_REQUESTED') cancel(provider, action, 'SELLER_CANCELED')
}

export function cancelByBuyer(provider: SquareProvider, action: TerminalAction): void {
  if (isOpen(action)) cancel(provider, action, 'BUYER_CANCELED')
}

export function endLateActions(provider: SquareProvider): void {
  for (const action of provider.store.terminalActions.values()) endIfLate(provider, action)
}

function endIfLate(provider: SquareProvider, action: TerminalAction): void {
  if (!isOpen(action)) return
  const {
    status,
    created_at: created,
    updated_at: updated,
    deadline_duration: lasts,
  } = action.thing
  const now = provider.clock.seconds()
  const since = (time: string) => now - Date.parse(time) / 1000
  if (status === 'CANCEL_REQUESTED' && since(updated) >= stopsWithinSeconds)
    acceptCancel(provider, action)
  else if (since(created) >= secondsOf(lasts)) cancel(provider, action, 'TIMED_OUT')
}

const duration = /^PT(?:(?<minutes>\d{1,3})M)?(?:(?<seconds>\d{1,4})S)?$/

/** Parses `PT1M30S` to seconds; 0 for an invalid duration. */
export function secondsOf(text: string): number {
  const { minutes = '0', seconds = '0' } = duration.exec(text)?.groups ?? {}
  return Number(minutes) * 60 + Number(seconds)
}
