import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { GateFacts } from './gate-entry.rules.ts'

/** A ticket, or a seat whose ticket is not issued yet and which has no order. */
export type GateRow = GateFacts & {
  id: string
  orderId: string | null
  reference: string
  kind: Kind
  title: Bilingual
  description: Bilingual | null
  holderName: string | null
  picture: string | null
  isOrderRefunded: boolean
  isUnsettled: boolean
}
