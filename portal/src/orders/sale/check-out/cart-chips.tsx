import { UnstyledButton } from '@mantine/core'
import { IconDiscount, IconTag } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type { Cart } from '../../../domain/cart.rules.ts'
import { promoCodeMessages } from '../../../domain/promo-codes/promo-codes.messages.ts'
import { focusFirst } from '../../../kit/focus/focus-field.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { BuyerChips } from '../buyer/buyer-chips.tsx'
import type { BuyerPanelState } from '../buyer/use-buyer-panel.ts'
import { noDiscount } from './manual-discount.rules.ts'
import type { useCheckOut } from './use-check-out.ts'
import styles from '../counter/chips.module.css'

type Props = {
  cart: Cart
  sale: ReturnType<typeof useCheckOut>
  asked: BuyerPanelState
  /** Whether the field of a promo code is open. */
  code: { isOpen: boolean; setOpen: (isOpen: boolean) => void }
  box: RefObject<HTMLElement | null>
}

/** Buttons for the client, missing details, a promo code and a discount, in one row. */
export function CartChips({ cart, sale, asked, code, box }: Props) {
  const messages = useMessages(promoCodeMessages)
  const mayDiscount = sale.discount !== null || (sale.draft?.discountCeiling ?? 0) > 0
  return (
    <div className="row wraps gap-6 below-8">
      <BuyerChips cart={cart} sale={sale} asked={asked} />
      <UnstyledButton
        className={styles.chip}
        aria-expanded={code.isOpen}
        disabled={sale.isSelling}
        onClick={() => {
          code.setOpen(!code.isOpen)
          if (!code.isOpen) focusFirst(box.current, '[data-code]')
        }}
      >
        <IconDiscount size={16} aria-hidden />
        <strong className="medium">{messages.label}</strong>
      </UnstyledButton>
      {mayDiscount && (
        <UnstyledButton
          className={styles.chip}
          aria-expanded={sale.discount !== null}
          disabled={sale.isSelling}
          onClick={() => {
            if (sale.discount === null) sale.setDiscount(noDiscount)
            focusFirst(box.current, '[data-field="discount.settings"]')
          }}
        >
          <IconTag size={16} aria-hidden />
          <strong className="medium">{messages.give}</strong>
        </UnstyledButton>
      )}
    </div>
  )
}
