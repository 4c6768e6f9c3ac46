import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { isSameCart, type Cart } from '../../../domain/cart.rules.ts'
import type { PaidBy, ProviderMethod } from '../../../domain/pay/paid-by.rules.ts'
import { isApiError } from '../../../kit/api/api-error.ts'
import { previewPauseMs } from '../../../kit/forms/pauses.ts'
import { useBusiness } from '../../../kit/session/business.ts'
import { useLanguage } from '../../../kit/text/messages.ts'
import { postalCodeOf, type Client } from '../buyer/client.rules.ts'
import { missingDetails, type FormOfCart } from '../buyer/details.rules.ts'
import type { HeldPlaces } from '../counter/hold-places.tsx'
import { usePreview, type Draft, type SaleCommand } from '../counter/sell.queries.ts'
import { useShown, useCartForm } from '../counter/use-cart-form.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import { firstBad, saleBody, shortageOf, tooMany, type DiscountOfSale } from './check-out.rules.ts'

const noForms: readonly FormOfCart[] = []

/** Parameters of the invoice besides the cart. */
type Circumstances = {
  holdPublicId: string | null
  codes: readonly string[]
  discount: DiscountOfSale | null
  client: Client
}
/** The last invoice of the cart, also while it has none, as with a wrong discount. */
function useKnownDraft(
  cart: Cart,
  { data, isPlaceholderData }: ReturnType<typeof usePreview>,
): Draft | undefined {
  const [last, setLast] = useState<{ cart: Cart; draft: Draft } | null>(null)
  if (data && !isPlaceholderData && data !== last?.draft) setLast({ cart, draft: data })
  return data ?? (last && isSameCart(last.cart, cart) ? last.draft : undefined)
}

const isSettled = ({ data, isPlaceholderData, isFetching }: ReturnType<typeof usePreview>) =>
  data !== undefined && !isPlaceholderData && !isFetching

function useDraft(cart: Cart, { holdPublicId, codes, discount, client }: Circumstances) {
  const [still] = useDebouncedValue(cart, previewPauseMs)
  const postalCode = postalCodeOf(client)
  const [stillPostalCode] = useDebouncedValue(postalCode, previewPauseMs)
  const [stillDiscount] = useDebouncedValue(discount, previewPauseMs)
  // The server rejects an oversized line; the line itself shows that.
  const isAsked = !tooMany(still)
  const preview = usePreview(still, {
    holdPublicId,
    rebateCodes: codes,
    postalCode: stillPostalCode,
    discount: stillDiscount,
    isAsked,
  })
  const known = useKnownDraft(still, preview)
  const draft = cart.length ? known : undefined
  return {
    draft,
    forms: draft?.forms ?? noForms,
    isFree: draft?.finalCost === 0,
    isReferenceRequired: draft?.isTerminalReferenceRequired ?? true,
    isCurrent:
      still === cart &&
      stillPostalCode === postalCode &&
      stillDiscount === discount &&
      isAsked &&
      isSettled(preview),
    error: preview.error,
  }
}

/** The server's problem with a field. */
const fieldProblemOf = (problem: unknown, field: string): string | undefined =>
  isApiError(problem) ? problem.fields.find((each) => each.field === field)?.detail : undefined

/** Whether a line of the cart already shows the problem. */
const isSaidByLine = (problem: unknown, isOver: boolean): boolean =>
  (isApiError(problem, 'NotOnSale') && typeof problem.data.line === 'number') ||
  (isOver && isApiError(problem, 'NotEnoughInventory'))

/** Restores the focus after a failed sale, during which the fields were inert. */
const giveBack = (from: Element | null) =>
  setTimeout(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree && from instanceof HTMLElement && from.isConnected) from.focus()
  }, 50)

/**
 * Applies a promo code that was typed and not applied, where a press on a button did not leave its
 * field. @returns whether there was one: its price is shown before anything is sold.
 */
function leaveUnappliedCode(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-code]:not([aria-invalid="true"])')
  if (!field?.value) return false
  field.blur()
  return true
}

type Options = {
  kept: CartOnScreen
  hold: HeldPlaces
  sale: SaleCommand
  /** Called with the first field that stops the sale. */
  onBad: (field: string) => void
}
/** `free`: the button of a sale without a payment. */
type PaymentButton = PaidBy<ProviderMethod>['method'] | 'free'
/** State of the last request: its button, and its error while the cart is unchanged. */
function useSending(sale: SaleCommand, cart: Cart) {
  const [wasPressed, setPressed] = useState(false)
  const [by, setBy] = useState<PaymentButton>('free')
  const [sent, setSent] = useState<Cart | null>(null)
  return {
    wasPressed,
    press: () => setPressed(true),
    send: (body: ReturnType<typeof saleBody>, method: PaymentButton) => {
      setSent(cart)
      setBy(method)
      const from = document.activeElement
      sale.mutate({ body }, { onError: () => giveBack(from) })
    },
    /** The clicked button while the sale is pending. */
    selling: sale.isPending ? by : null,
    error: sent === cart ? sale.error : null,
  }
}

/** State and actions of the check-out: input, invoice, missing fields and the sale request. */
export function useCheckOut({ kept, hold, sale, onBad }: Options) {
  const { cart } = kept.state
  const language = useLanguage()
  const isMain = useBusiness().isMainStaff
  const typed = useCartForm(kept)
  const holdPublicId = hold.held?.publicId ?? null
  const { draft, forms, isFree, isReferenceRequired, isCurrent, error } = useDraft(cart, {
    holdPublicId,
    codes: typed.codes,
    discount: typed.discount,
    client: typed.client,
  })
  useShown(kept, draft && isCurrent ? draft : null)
  const sending = useSending(sale, cart)
  const missing = missingDetails(cart, forms, typed.details)
  const { isOver, isShort } = shortageOf(draft, isMain, typed.reason)
  // A conflict over the cart has to be resolved before its sale.
  const isReady = draft !== undefined && isCurrent && !error && kept.conflict === null
  const submit = (payment: PaidBy<ProviderMethod> | null) => {
    if (!isReady || isShort || sale.isPending || leaveUnappliedCode()) return
    sending.press()
    const bad = firstBad({ ...typed, missing, language })
    if (bad) return onBad(bad)
    sending.send(
      saleBody({
        ...typed,
        party: kept.state.party,
        payment,
        cart,
        draft,
        holdPublicId,
        keptCartPublicId: kept.id,
      }),
      payment?.method ?? 'free',
    )
  }
  return {
    ...typed,
    draft,
    isCurrent,
    isFree,
    isReferenceRequired,
    forms,
    missing,
    wasPressed: sending.wasPressed,
    isOver,
    mayOverbook: isOver && isMain,
    canSell: isReady && !isShort,
    canHold: isReady && !isOver,
    isSelling: sale.isPending,
    selling: sending.selling,
    previewError: error,
    discountProblem: fieldProblemOf(error, 'discount.settings'),
    problemOf: (field: string) => fieldProblemOf(sending.error, field),
    error: [sending.error, error].find((problem) => problem && !isSaidByLine(problem, isOver)),
    submit,
  }
}
