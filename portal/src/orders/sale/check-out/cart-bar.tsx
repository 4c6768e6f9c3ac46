import { UnstyledButton } from '@mantine/core'
import { IconChevronUp, IconShoppingCart } from '@tabler/icons-react'
import { piecesIn, type Cart } from '../../../domain/cart.rules.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Draft } from '../counter/sell.queries.ts'
import type { CartUndo } from '../saved-cart/use-cart-undo.ts'
import { UndoLine } from './undo-line.tsx'
import styles from '../counter/cart.module.css'

type Props = {
  cart: Cart
  /** The current invoice; undefined while it is loading. */
  draft: Draft | undefined
  onOpen: () => void
  undo: CartUndo | null
}

/** On a phone: number of pieces and total of the cart above the menu. Opens the cart. */
export function CartBar({ cart, draft, onOpen, undo }: Props) {
  const messages = useMessages(sellMessages)
  const money = useMoney()
  return (
    <>
      <div className={styles.barUndo}>
        <UndoLine undo={undo} />
      </div>
      <UnstyledButton
        className={styles.bar}
        data-filled={cart.length > 0 || undefined}
        onClick={onOpen}
      >
        <IconShoppingCart size={20} aria-hidden />
        <span>{messages.cartBar(piecesIn(cart))}</span>
        {draft && <strong>{money(draft.finalCost)}</strong>}
        <IconChevronUp size={20} aria-hidden />
      </UnstyledButton>
    </>
  )
}
