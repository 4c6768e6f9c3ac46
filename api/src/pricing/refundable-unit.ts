import type { Kind } from '@guichet/contract/kinds.ts'
import type { Share } from './cart.rules.ts'

/**
 * A unit of an order with what it cost and what was given back of it, in cents. Refunds that failed
 * do not count as given back.
 */
export type RefundableUnit = {
  id: string
  kind: Kind | 'fee' | 'adjustment'
  grossCents: number
  rebateCents: number
  refundedNetCents: number
  taxes: readonly { key: string; cents: number; refundedCents: number }[]
}
export type RefundedItem = {
  unitId: string
  percent: number
  netCents: number
  taxes: Share[]
  totalCents: number
}
