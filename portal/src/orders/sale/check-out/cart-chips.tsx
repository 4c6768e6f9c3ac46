import { toDollars } from '@guichet/contract/money.ts'
import { readDiscount } from '@guichet/contract/rebates/discount.ts'
import { UnstyledButton } from '@mantine/core'
import { IconDiscount, IconTag } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type { Cart } from '../../../domain/cart.rules.ts'
import { promoCodeMessages } from '../../../domain/promo-codes/promo-codes.messages.ts'
import { focusFirst } from '../../../kit/focus/focus-field.ts'
import { FadingRow } from '../../../kit/layout/fading-row.tsx'
import { useLanguage, useMessages } from '../../../kit/text/messages.ts'
import { formatPercent, useMoney } from '../../../kit/text/money.ts'
import { BuyerChips } from '../buyer/buyer-chips.tsx'
import type { BuyerPanelState } from '../buyer/use-buyer-panel.ts'
import type { DiscountOfSale } from './check-out.rules.ts'
import { noDiscount } from './manual-discount.rules.ts'
import type { useCheckOut } from './use-check-out.ts'
import styles from '../counter/chips.module.css'

type Props = {
  cart: Cart
  sale: ReturnType<typeof useCheckOut>
  asked: BuyerPanelState
  /** Whether the field of a promo code is open. */
  code: { isOpen: boolean; setOpen: (isOpen: boolean) => void }
  /** Whether the fields of the discount are open. */
  discount: { isOpen: boolean; setOpen: (isOpen: boolean) => void }
  box: RefObject<HTMLElement | null>
}

/** Buttons for the client, missing details, a promo code and a discount, in one row. */
export function CartChips({ cart, sale, asked, code, discount, box }: Props) {
  const messages = useMessages(promoCodeMessages)
  const given = useDiscountText()(sale.discount)
  const mayDiscount = sale.discount !== null || (sale.draft?.discountCeiling ?? 0) > 0
  return (
    <FadingRow className={`below-4 ${styles.chips}`} tabIndex={-1}>
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
          data-discount
          aria-expanded={sale.discount !== null && discount.isOpen}
          disabled={sale.isSelling}
          onClick={() => {
            if (sale.discount === null) sale.setDiscount(noDiscount)
            discount.setOpen(true)
            focusFirst(box.current, '[data-field="discount.settings"]')
          }}
        >
          <IconTag size={16} aria-hidden />
          <strong className="medium">{messages.give}</strong>
          {given && <span className="dimmed">{given}</span>}
        </UnstyledButton>
      )}
    </FadingRow>
  )
}

/** “10 %”; empty before the discount is complete. */
function useDiscountText() {
  const language = useLanguage()
  const money = useMoney()
  return (discount: DiscountOfSale | null): string => {
    const given = discount?.missing === null ? readDiscount(discount.settings) : null
    if (!given) return ''
    const { rateMilli, cents } = given
    return rateMilli === null ? money(toDollars(cents)) : formatPercent(rateMilli / 1000, language)
  }
}
