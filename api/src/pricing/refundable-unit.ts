import type { Kind } from '@guichet/contract/kinds.ts'
import type { Share } from './cart.rules.ts'

/** A unit of an order with its price and its refunds, in cents. Failed refunds do not count. */
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
