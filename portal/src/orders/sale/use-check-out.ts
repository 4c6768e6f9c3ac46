import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Cart } from '../../domain/cart.rules.ts'
import { type PaidBy, type Payment, type ProviderMethod } from '../../domain/pay/paid-by.rules.ts'
import { isApiError } from '../../kit/api/api-error.ts'
import { previewPauseMs } from '../../kit/forms/pauses.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useLanguage } from '../../kit/text/messages.ts'
import { firstBad, saleBody, shortageOf, tooMany, type GivenDiscount } from './check-out.rules.ts'
import { postalCodeOf, type Client } from './client.rules.ts'
import { missingDetails, type AskedForm } from './details.rules.ts'
import type { HeldPlaces } from './hold-places.tsx'
import type { KeptCartOnScreen } from './kept/use-kept-cart.ts'
import { usePreview, type SaleCommand } from './sell.queries.ts'
import { useShown, useTyped } from './use-typed.ts'

const noForms: readonly AskedForm[] = []

/** The server's invoice of the cart, and whether it is the one of this very cart. */
type Circumstances = {
  holdPublicId: string | null
  codes: readonly string[]
  discount: GivenDiscount | null
  client: Client
}
function useDraft(cart: Cart, { holdPublicId, codes, discount, client }: Circumstances) {
  const [still] = useDebouncedValue(cart, previewPauseMs)
  const postalCode = postalCodeOf(client)
  const [stillPostalCode] = useDebouncedValue(postalCode, previewPauseMs)
  const [stillDiscount] = useDebouncedValue(discount, previewPauseMs)
  // The server answers nothing but an error to a line that is too long: the line says so itself.
  const isAsked = !tooMany(still)
  const preview = usePreview(still, {
    holdPublicId,
    rebateCodes: codes,
    postalCode: stillPostalCode,
    discount: stillDiscount,
    isAsked,
  })
  const draft = cart.length ? preview.data : undefined
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
      !preview.isPlaceholderData &&
      !preview.isFetching,
    error: preview.error,
  }
}

/** What the server says of one field. */
const fieldProblemOf = (problem: unknown, field: string): string | undefined =>
  isApiError(problem) ? problem.fields.find((each) => each.field === field)?.detail : undefined

/** Its line of the cart already says it. */
const isSaidByLine = (problem: unknown, isOver: boolean): boolean =>
  (isApiError(problem, 'NotOnSale') && typeof problem.data.line === 'number') ||
  (isOver && isApiError(problem, 'NotEnoughInventory'))

/** What had the focus may have it again: while a sale is under way nothing of it can be changed. */
const giveBack = (from: Element | null) =>
  setTimeout(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree && from instanceof HTMLElement && from.isConnected) from.focus()
  }, 50)

type Options = {
  kept: KeptCartOnScreen
  hold: HeldPlaces
  sale: SaleCommand
  /** A field that stops the sale. */
  onBad: (field: string) => void
}
/** What was sent last, by which button, and what came of it as long as the cart is the same. */
function useSending(sale: SaleCommand, cart: Cart) {
  const [wasPressed, setPressed] = useState(false)
  const [by, setBy] = useState<Payment['method']>(null)
  const [sent, setSent] = useState<Cart | null>(null)
  return {
    wasPressed,
    press: () => setPressed(true),
    send: (body: ReturnType<typeof saleBody>, method: Payment['method']) => {
      setSent(cart)
      setBy(method)
      const from = document.activeElement
      sale.mutate({ body }, { onError: () => giveBack(from) })
    },
    /** The way to pay whose button was pressed, while the sale is under way. */
    selling: sale.isPending ? (by ?? 'free') : null,
    error: sent === cart ? sale.error : null,
  }
}

/** The sale of a cart: what is typed, what it costs, what is still missing, and the sending. */
export function useCheckOut({ kept, hold, sale, onBad }: Options) {
  const { cart } = kept.state
  const language = useLanguage()
  const isMain = useBusiness().isMainStaff
  const typed = useTyped(kept)
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
  // Whose the cart is comes before its sale.
  const isReady = draft !== undefined && isCurrent && !error && kept.conflict === null
  const submit = (by: Partial<PaidBy<ProviderMethod>> = {}) => {
    if (!isReady || isShort || sale.isPending) return
    sending.press()
    const payment = { ...typed.payment, tenderedCents: undefined, ...by }
    typed.setPayment(payment)
    const bad = firstBad({ ...typed, payment, missing, language, isFree, isReferenceRequired })
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
      payment.method,
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
