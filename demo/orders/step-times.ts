import { days, minutes } from '../businesses/calendar.ts'
import type { Random } from '../random.ts'
import type { Story } from './stories.ts'

/**
 * Time of each step of a story, none after `nowMs`: seconds for automatic steps, minutes for
 * payments, days for refunds.
 */
export function stepTimes({ path }: Story, atMs: number, nowMs: number, random: Random): number[] {
  let at = atMs
  return path.map((status, place) => {
    if (place === 0) return at
    const room = Math.max(0, nowMs - at)
    const wait = waitBefore(status, path[place - 1]!, random)
    at += Math.min(wait, Math.floor(room * 0.8))
    return at
  })
}

function waitBefore(status: string, before: string, random: Random): number {
  if (status === 'RefundInProgress' && before === 'PaymentSucceed') return 2_000
  if (
    status === 'RefundInProgress' ||
    (before !== 'RefundInProgress' && status === 'PartialRefundCompleted')
  )
    return random.int(60 * minutes, 6 * days)
  if (before === 'RefundInProgress') return random.int(20_000, 4 * minutes)
  if (status === 'Canceled')
    return before === 'PaymentInProgress' || before === 'PaymentError'
      ? 30 * minutes
      : random.int(60 * minutes, 4 * days)
  if (status === 'PaymentSucceed' || status === 'PaymentError')
    return random.int(35_000, 4 * minutes)
  return random.int(300, 2_500)
}
