import type { Db } from '../../platform/db.ts'
import { openWays } from '../payment/payment-ways.ts'
import { leastOnlineCents } from './take-payment.ts'
import { isTerminalReferenceRequired } from './terminal-reference.db.ts'

/** How an amount of a sale may be paid, in cents: a provider takes none that is very small. */
export async function waysToPay(db: Db, tenantId: string, cents: number) {
  const ways = await openWays(db, tenantId)
  const isEnough = cents >= leastOnlineCents
  return {
    isTerminalReferenceRequired: await isTerminalReferenceRequired(db, tenantId),
    isPaidByLink: isEnough && ways.isPaidByLink,
    isPaidAtTerminal: isEnough && ways.isPaidAtTerminal,
  }
}
