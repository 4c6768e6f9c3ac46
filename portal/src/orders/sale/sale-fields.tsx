import { Button } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { Suspense, useEffect } from 'react'
import type { Cart } from '../../domain/cart.rules.ts'
import { PromoCodes } from '../../domain/promo-codes.tsx'
import { lazyPart } from '../../kit/layout/late.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { ClientFields } from './client-fields.tsx'
import { DraftTotals } from './draft-totals.tsx'
import { groupTermsMessages } from './group-terms.messages.ts'
import { noTerms } from './group-terms.rules.ts'
import { ManualDiscount } from './manual-discount.tsx'
import { Overbook } from './overbook.tsx'
import type { useCheckOut } from './use-check-out.ts'

// Most carts ask nothing of this: it comes behind the page, before anybody can press the button.
const loadDetails = () =>
  import('./fill-details.tsx').then((module) => ({ default: module.FillDetails }))
const FillDetails = lazyPart(loadDetails)
const nothing: ReadonlySet<string> = new Set()
const GroupTermsFields = lazyPart(() =>
  import('./group-terms.tsx').then((module) => ({ default: module.GroupTermsFields })),
)
type Props = { cart: Cart; sale: ReturnType<typeof useCheckOut> }

/**
 * What a sale asks: who passes are for and the questions of its forms, the client, when it is paid;
 * and what it comes to.
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
      <LaterPayment sale={sale} />
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

/** A group pays a part now, or nothing under a number of its own. */
function LaterPayment({ sale }: Pick<Props, 'sale'>) {
  const messages = useMessages(groupTermsMessages)
  if (sale.isFree) return null
  if (sale.terms === null)
    return (
      <Button
        variant="subtle"
        mt="xs"
        leftSection={<IconUsersGroup size={16} aria-hidden />}
        onClick={() => sale.setTerms(noTerms)}
      >
        {messages.add}
      </Button>
    )
  return (
    <Suspense fallback={null}>
      <GroupTermsFields
        terms={sale.terms}
        onChange={sale.setTerms}
        areAllShown={sale.wasPressed}
        problemOf={sale.problemOf}
      />
    </Suspense>
  )
}
