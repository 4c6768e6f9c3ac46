import { useState } from 'react'
import type { Cart } from '../../domain/cart.rules.ts'
import { isApiError } from '../../kit/api/api-error.ts'
import { useStill } from '../../kit/forms/use-still.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useLanguage } from '../../kit/text/messages.ts'
import {
  firstBad,
  saleBody,
  shortageOf,
  tooMany,
  type GivenDiscount,
  type GroupTerms,
  type Payment,
} from './check-out.rules.ts'
import { noClient, postalCodeOf, type Client } from './client.rules.ts'
import { missingDetails, noDetails, type AskedForm } from './details.rules.ts'
import type { HeldPlaces } from './hold-places.tsx'
import { usePreview, type SaleCommand } from './sell.queries.ts'

const noForms: readonly AskedForm[] = []

/** What is typed beside the cart: until something is, the email's language follows the interface. */
function useTyped() {
  const language = useLanguage()
  const [typed, setClient] = useState<Client | null>(null)
  const [payment, setPayment] = useState<Payment>({ method: null, reference: '' })
  const [details, setDetails] = useState(noDetails)
  const [reason, setReason] = useState('')
  const [codes, setCodes] = useState<readonly string[]>([])
  const [discount, setDiscount] = useState<GivenDiscount | null>(null)
  const [terms, setTerms] = useState<GroupTerms | null>(null)
  const client = typed ?? noClient(language)
  return {
    client,
    setClient,
    payment,
    setPayment,
    details,
    setDetails,
    reason,
    setReason,
    codes,
    setCodes,
    discount,
    setDiscount,
    terms,
    setTerms,
  }
}

/** The server's invoice of the cart, and whether it is the one of this very cart. */
type Circumstances = {
  holdPublicId: string | null
  codes: readonly string[]
  discount: GivenDiscount | null
  client: Client
}
function useDraft(cart: Cart, { holdPublicId, codes, discount, client }: Circumstances) {
  const still = useStill(cart)
  const postalCode = postalCodeOf(client)
  const stillPostalCode = useStill(postalCode)
  const stillDiscount = useStill(discount)
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

/** How it is paid: the button that was pressed. */
type PaidBy = Partial<Pick<Payment, 'method' | 'tenderedCents'>>
type Options = {
  cart: Cart
  hold: HeldPlaces
  sale: SaleCommand
  /** A field that stops the sale. */
  onBad: (field: string) => void
}
/** The sale of a cart: what is typed, what it costs, what is still missing, and the sending. */
export function useCheckOut({ cart, hold, sale, onBad }: Options) {
  const language = useLanguage()
  const isMain = useBusiness().isMainStaff
  const typed = useTyped()
  const holdPublicId = hold.held?.publicId ?? null
  const { draft, forms, isFree, isReferenceRequired, isCurrent, error } = useDraft(cart, {
    holdPublicId,
    codes: typed.codes,
    discount: typed.discount,
    client: typed.client,
  })
  const [wasPressed, setPressed] = useState(false)
  const [sellingBy, setSellingBy] = useState<Payment['method']>(null)
  const [sent, setSent] = useState<Cart | null>(null)
  const missing = missingDetails(cart, forms, typed.details)
  const { isOver, isShort } = shortageOf(draft, isMain, typed.reason)
  const isReady = draft !== undefined && isCurrent && !error
  const submit = (by: PaidBy = {}) => {
    if (!isReady || isShort || sale.isPending) return
    setPressed(true)
    const payment = { ...typed.payment, tenderedCents: undefined, ...by }
    typed.setPayment(payment)
    const bad = firstBad({ ...typed, payment, missing, language, isFree, isReferenceRequired })
    if (bad) {
      onBad(bad)
      return
    }
    setSent(cart)
    setSellingBy(payment.method)
    const from = document.activeElement
    sale.mutate(
      { body: saleBody({ ...typed, payment, cart, draft, holdPublicId }) },
      { onError: () => giveBack(from) },
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
    wasPressed,
    isOver,
    mayOverbook: isOver && isMain,
    canSell: isReady && !isShort,
    canHold: isReady && !isOver,
    isSelling: sale.isPending,
    /** The way to pay whose button was pressed, while the sale is under way. */
    selling: sale.isPending ? (sellingBy ?? 'free') : null,
    previewError: error,
    discountProblem: fieldProblemOf(error, 'discount.settings'),
    problemOf: (field: string) => (sent === cart ? fieldProblemOf(sale.error, field) : undefined),
    error: [sent === cart ? sale.error : null, error].find(
      (problem) => problem && !isSaidByLine(problem, isOver),
    ),
    submit,
  }
}
