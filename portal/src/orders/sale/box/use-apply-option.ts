import { useState } from 'react'
import type { CartLine } from '../../../domain/cart.rules.ts'
import type { FoundRecord } from '../../../domain/found.view.ts'
import { cartLineOf, type Option } from './box.rules.ts'

export type Taking = {
  onLines: (lines: CartLine[]) => void
  onRecord: (record: FoundRecord) => void
  /** Id of the client to put in the cart. */
  onBuyer: (clientId: string) => void
  /** Called with an unknown code if the box contains other input. */
  onMiss: (code: string) => void
  activityId: string | null
  date: string | null
  cartId: string
}

const nothingGiven = { cartId: '', added: 0, buyer: '' }
/** Applies an option to the sale, and remembers what was added last to the current cart. */
export function useApplyOption({ onLines, onRecord, onBuyer, cartId }: Taking) {
  const [last, setLast] = useState(nothingGiven)
  const { added, buyer } = last.cartId === cartId ? last : nothingGiven
  return {
    added,
    buyer,
    forget: () => setLast(nothingGiven),
    give: (option: Option) => {
      if (option.kind === 'record') return onRecord(option.record)
      const ofThis = (was: typeof nothingGiven) => (was.cartId === cartId ? was : nothingGiven)
      if (option.kind === 'buyer') {
        setLast((was) => ({ ...ofThis(was), cartId, buyer: option.record.title }))
        return onBuyer(option.record.id)
      }
      const count = option.lines.reduce((sum, { quantity }) => sum + quantity, 0)
      setLast((was) => ({ ...ofThis(was), cartId, added: ofThis(was).added + count }))
      onLines(option.lines.map(cartLineOf))
    },
  }
}
