import { Button, Kbd, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useBusiness } from '../kit/business.ts'
import { useLanguage, useMessages } from '../kit/messages.ts'
import { useMoney } from '../kit/money.ts'
import { ProblemAlert } from '../kit/problem-alert.tsx'
import { TotalsList } from '../kit/totals-list.tsx'
import { useStill } from '../kit/use-still.ts'
import { CartLines } from './cart-lines.tsx'
import type { Cart, CartLine } from './cart.rules.ts'
import { ChoosePayment, lacksReference, type Payment } from './choose-payment.tsx'
import { ClientFields } from './client-fields.tsx'
import { clientOf, firstBadField, noClient, type Client } from './client.rules.ts'
import { filledTickets, missingDetails, noDetails, type AskedForm } from './details.rules.ts'
import { DraftTotals } from './draft-totals.tsx'
import { HoldPlaces, type HeldPlaces } from './hold-places.tsx'
import { Overbook } from './overbook.tsx'
import { sellMessages } from './sell.messages.ts'
import { usePreview, useSell, type Sold } from './sell.queries.ts'
import styles from './cart.module.css'

// Most carts ask nothing of this: it comes behind the page, before anybody can press the button.
const loadDetails = () =>
  import('./fill-details.tsx').then((module) => ({ default: module.FillDetails }))
const FillDetails = lazy(loadDetails)
const noForms: readonly AskedForm[] = []
const nothing: ReadonlySet<string> = new Set()
type Props = {
  cart: Cart
  hold: HeldPlaces
  onLine: (line: CartLine) => void
  onSold: (order: Sold) => void
}

/** Cart, client, invoice, payment and the sale. A problem keeps all that was typed. */
export function CheckOut({ cart, hold, onLine, onSold }: Props) {
  const messages = useMessages(sellMessages)
  const language = useLanguage()
  const money = useMoney()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    void loadDetails()
  }, [])
  // Until something is typed the email's language follows the interface.
  const [typed, setTyped] = useState<Client | null>(null)
  const client = typed ?? noClient(language)
  const [payment, setPayment] = useState<Payment>({ method: 'cash', reference: '' })
  const [wasPressed, setPressed] = useState(false)
  const [sent, setSent] = useState<Cart | null>(null)
  const [details, setDetails] = useState(noDetails)
  const still = useStill(cart)
  const preview = usePreview(still, hold.held?.publicId ?? null)
  const [reason, setReason] = useState('')
  const sale = useSell(onSold)

  const draft = cart.length ? preview.data : undefined
  // The amount on the button must be the amount of this very cart.
  const isCurrent = still === cart && !preview.isPlaceholderData && !preview.isFetching
  const isFree = draft?.finalCost === 0
  const forms = draft?.forms ?? noForms
  const missing = missingDetails(cart, forms, details)
  const isMain = useBusiness().isMainStaff
  const isOver = (draft?.shortages.length ?? 0) > 0
  // Main staff may sell what is not there, and say why.
  const isShort = isOver && !(isMain && reason.trim())

  // What was only just asked may still be on its way to the screen: it is waited for, a second at most.
  const focusOn = (field: string, tries = 20) => {
    const input = box.current?.querySelector<HTMLInputElement>(
      `[data-field="${CSS.escape(field)}"]`,
    )
    if (input) input.focus()
    else if (tries > 0) setTimeout(() => focusOn(field, tries - 1), 50)
  }
  const submit = () => {
    if (!draft || !isCurrent || isShort || preview.error || sale.isPending) return
    setPressed(true)
    const bad =
      missing[0] ??
      firstBadField(client, language) ??
      (!isFree && lacksReference(payment) ? 'reference' : null)
    if (bad) {
      focusOn(bad)
      return
    }
    const reference = payment.reference.trim()
    setSent(cart)
    sale.mutate({
      body: {
        ...filledTickets(cart, forms, details),
        ...clientOf(client),
        expectedFinalCost: draft.finalCost,
        ...(hold.held && { holdPublicId: hold.held.publicId }),
        ...(isOver && { overbookingReason: reason.trim() }),
        payment: isFree
          ? { method: 'free' }
          : {
              method: payment.method,
              ...(payment.method !== 'cash' && reference && { reference }),
            },
      },
    })
  }
  useHotkeys([['mod+Enter', submit]], [])
  return (
    <aside ref={box} className={`panel ${styles.stub}`} aria-label={messages.cart}>
      <h2 className={styles.heading}>{messages.cart}</h2>
      {cart.length === 0 && (
        <Text c="dimmed" size="sm">
          {messages.cartEmpty}
        </Text>
      )}
      <CartLines
        cart={cart}
        draft={isCurrent ? draft : undefined}
        error={preview.error}
        onLine={onLine}
      />
      {cart.length > 0 && (
        <>
          <hr className="perforation" />
          {(forms.length > 0 || cart.some(({ identifications }) => identifications.length > 0)) && (
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
          <ClientFields client={client} onChange={setTyped} areAllShown={wasPressed} />
          <hr className="perforation" />
          <ChoosePayment
            payment={payment}
            onChange={setPayment}
            isFree={isFree}
            areAllShown={wasPressed}
          />
          <hr className="perforation" />
          {draft && <DraftTotals draft={draft} isOld={!isCurrent} />}
          {isOver && isMain && <Overbook reason={reason} onChange={setReason} />}
          <div className={styles.type}>
            <ProblemAlert error={(sent === cart ? sale.error : null) ?? preview.error} />
          </div>
          <div className={styles.foot}>
            {draft && (
              <TotalsList
                isOld={!isCurrent}
                rows={[{ label: messages.total, amount: money(draft.finalCost), isTotal: true }]}
              />
            )}
            <Button
              fullWidth
              mt="sm"
              size="md"
              loading={sale.isPending}
              disabled={!draft || !isCurrent || isShort || preview.isError}
              onClick={submit}
            >
              {draft ? messages.sell(money(draft.finalCost)) : messages.sellPlain}
            </Button>
            <div className={styles.beside}>
              <HoldPlaces
                hold={hold}
                cart={cart}
                isDisabled={!draft || !isCurrent || isOver || preview.isError}
              />
              {!hold.held && (
                <Kbd size="xs" className={styles.shortcut!}>
                  {messages.shortcut}
                </Kbd>
              )}
            </div>
          </div>
        </>
      )}
    </aside>
  )
}
