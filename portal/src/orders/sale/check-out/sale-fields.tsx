import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Cart } from '../../../domain/cart.rules.ts'
import { PromoCodes } from '../../../domain/promo-codes.tsx'
import { BuyerPanel, loadDetails } from '../buyer/buyer-panel.tsx'
import type { BuyerPanelState } from '../buyer/use-buyer-panel.ts'
import { useKnownClient } from '../buyer/use-known-client.ts'
import { Overbook } from '../catalogue/overbook.tsx'
import { DraftTotals } from './draft-totals.tsx'
import { ManualDiscount } from './manual-discount.tsx'
import type { useCheckOut } from './use-check-out.ts'

type Props = { cart: Cart; sale: ReturnType<typeof useCheckOut>; asked: BuyerPanelState }

/**
 * Promo codes, discount and invoice of the cart. The fields of the client and of details are
 * rendered in the panel next to it.
 */
export function SaleFields({ cart, sale, asked }: Props) {
  useEffect(() => {
    void loadDetails()
  }, [])
  const known = useKnownClient(sale.client, sale.setClient)
  const close = () => {
    asked.setOpen(false)
    document.querySelector<HTMLElement>('[data-pay]:enabled')?.focus()
  }
  return (
    <>
      {asked.isOpen &&
        asked.place &&
        createPortal(
          <BuyerPanel cart={cart} sale={sale} known={known} onClose={close} />,
          asked.place,
        )}
      <hr className="perforation" />
      <PromoCodes
        codes={sale.codes}
        onChange={sale.setCodes}
        results={sale.isCurrent ? sale.draft?.rebateResults : undefined}
      />
      <ManualDiscount
        discount={sale.discount}
        onChange={sale.setDiscount}
        ceiling={sale.draft?.discountCeiling ?? 0}
        areAllShown={sale.wasPressed}
        problem={sale.discountProblem}
      />
      {sale.draft && <DraftTotals draft={sale.draft} isOld={!sale.isCurrent} />}
      {sale.mayOverbook && <Overbook reason={sale.reason} onChange={sale.setReason} />}
    </>
  )
}
