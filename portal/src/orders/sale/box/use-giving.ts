import { useState } from 'react'
import type { CartLine } from '../../../domain/cart.rules.ts'
import type { FoundRecord } from '../../../domain/found.view.ts'
import { cartLineOf, type Option } from './box.rules.ts'

export type Taking = {
  onLines: (lines: CartLine[]) => void
  onRecord: (record: FoundRecord) => void
  /** The client of the cart, by their id. */
  onBuyer: (clientId: string) => void
  /** A code that means nothing certain, while something else is typed. */
  onMiss: (code: string) => void
  activityId: string | null
  date: string | null
  cartId: string
}

const nothingGiven = { cartId: '', added: 0, buyer: '' }
/** What options give to the sale, and what was given last to the cart that is on the screen. */
export function useGiving({ onLines, onRecord, onBuyer, cartId }: Taking) {
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
