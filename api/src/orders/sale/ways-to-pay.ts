import type { Db } from '../../platform/db/db.ts'
import { availablePaymentMethods } from '../payment/payment-ways.ts'
import { leastOnlineCents } from './take-payment.ts'
import { isTerminalReferenceRequired } from './terminal-reference.db.ts'

/** Payment methods for an amount in cents: providers do not accept very small amounts. */
export async function waysToPay(db: Db, tenantId: string, cents: number) {
  const ways = await availablePaymentMethods(db, tenantId)
  const isEnough = cents >= leastOnlineCents
  return {
    isTerminalReferenceRequired: await isTerminalReferenceRequired(db, tenantId),
    isPaidByLink: isEnough && ways.isPaidByLink,
    isPaidAtTerminal: isEnough && ways.isPaidAtTerminal,
  }
}
