import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../kit/layout/late.ts'
import type { Cart } from './cart.rules.ts'
import { methodsOf } from './check-out.rules.ts'
import { ChoosePayment } from './choose-payment.tsx'
import { ClientFields } from './client-fields.tsx'
import { DraftTotals } from './draft-totals.tsx'
import { ManualDiscount } from './manual-discount.tsx'
import { Overbook } from './overbook.tsx'
import { PromoCodes } from './promo-codes.tsx'
import type { useCheckOut } from './use-check-out.ts'

// Most carts ask nothing of this: it comes behind the page, before anybody can press the button.
const loadDetails = () =>
  import('./fill-details.tsx').then((module) => ({ default: module.FillDetails }))
const FillDetails = lazyPart(loadDetails)
const nothing: ReadonlySet<string> = new Set()
type Props = { cart: Cart; sale: ReturnType<typeof useCheckOut> }

/**
 * What a sale asks: who passes are for and the questions of its forms, the client, the payment; and
 * what it comes to.
 */
export function SaleFields({ cart, sale }: Props) {
  useEffect(() => {
    void loadDetails()
  }, [])
  const { forms, details, setDetails, wasPressed, missing, client } = sale
  const asksDetails =
    forms.length > 0 || cart.some(({ identifications }) => identifications.length > 0)
  return (
    <>
      <hr className="perforation" />
      {asksDetails && (
        <Suspense fallback={null}>
          <FillDetails
            cart={cart}
            forms={forms}
            details={details}
            onChange={setDetails}
            missing={wasPressed ? new Set(missing) : nothing}
            client={client}
          />
        </Suspense>
      )}
      <ClientFields client={client} onChange={sale.setClient} areAllShown={wasPressed} />
      <hr className="perforation" />
      <ChoosePayment
        payment={sale.payment}
        onChange={sale.setPayment}
        isFree={sale.isFree}
        methods={methodsOf(sale.draft)}
        isReferenceRequired={sale.isReferenceRequired}
        areAllShown={wasPressed}
      />
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
        areAllShown={wasPressed}
        problem={sale.discountProblem}
      />
      {sale.draft && <DraftTotals draft={sale.draft} isOld={!sale.isCurrent} />}
      {sale.mayOverbook && <Overbook reason={sale.reason} onChange={sale.setReason} />}
    </>
  )
}
