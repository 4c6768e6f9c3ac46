import { centsOf, toDollars } from '@guichet/contract/money.ts'
import { cashFor, likelyTenders } from '@guichet/contract/orders/cash.ts'
import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Button, TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../kit/layout/late.ts'
import { TotalsList } from '../../kit/tables/totals-list.tsx'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import { useMoney, useWholeDollars } from '../../kit/text/money.ts'
import { methodsOf, missingOfPayment } from './check-out.rules.ts'
import { payMessages } from './pay.messages.ts'
import type { useCheckOut } from './use-check-out.ts'
import styles from './pay.module.css'

// Fetched when somebody hands over something else than a bill.
const TenderPad = lazyPart(() =>
  import('./tender-pad.tsx').then((module) => ({ default: module.TenderPad })),
)
/** As many amounts as fit beside each other. */
const mostTenders = 3

type Sale = ReturnType<typeof useCheckOut>
/** `now`: what is paid with the sale, in dollars. */
type Props = { sale: Sale; now: number }

/** The buttons that sell are those that say how it is paid: one press, and it is sold. */
export function PayButtons({ sale, now }: Props) {
  const messages = useMessages(payMessages)
  const money = useMoney()
  const { canSell, selling, submit } = sale
  const button = (label: string, isBusy = false) => ({
    'data-pay': true,
    size: 'md',
    disabled: !canSell,
    loading: isBusy,
    children: label,
  })
  if (sale.isFree || sale.terms?.isAllLater)
    return (
      <Button
        fullWidth
        {...button(sale.isFree ? messages.free : messages.later, selling !== null)}
        onClick={() => submit()}
      />
    )
  const others = methodsOf(sale.draft).filter((method) => method !== 'cash')
  return (
    <fieldset className={styles.pay} aria-label={messages.pay(money(now))}>
      <CashButtons sale={sale} cents={centsOf(now)} />
      <div className={styles.methods}>
        {others.map((method) => (
          <Button
            key={method}
            variant="default"
            {...button(messages.methods[method], selling === method)}
            onClick={() => submit({ method })}
          />
        ))}
      </div>
      <Reference sale={sale} />
    </fieldset>
  )
}

type CashProps = { sale: Sale; cents: number }
/** Exactly what is due, the bills that clients are likely to hand over, or any other amount. */
function CashButtons({ sale, cents }: CashProps) {
  const dueCents = cashFor(cents)
  const messages = useMessages(payMessages)
  const money = useMoney()
  const bill = useWholeDollars()
  const [isTyping, setTyping] = useState(false)
  const { canSell, selling, submit } = sale
  const inDollars = (amount: number) => money(toDollars(amount))
  const take = (tenderedCents?: number) =>
    submit({ method: 'cash', ...(tenderedCents !== undefined && { tenderedCents }) })
  return (
    <>
      {dueCents !== cents && (
        <TotalsList
          isOld={!sale.isCurrent}
          rows={[{ label: messages.rounded, amount: inDollars(dueCents) }]}
        />
      )}
      <Button
        data-pay
        fullWidth
        size="md"
        mt={8}
        disabled={!canSell}
        loading={selling === 'cash'}
        onClick={() => take()}
      >
        {sale.isCurrent ? messages.cashOf(inDollars(dueCents)) : messages.methods.cash}
      </Button>
      <div className={styles.tenders}>
        {likelyTenders(dueCents)
          .slice(0, mostTenders)
          .map((tender) => (
            <Button
              key={tender}
              variant="light"
              disabled={!canSell}
              aria-label={messages.tender(inDollars(tender), inDollars(tender - dueCents))}
              onClick={() => take(tender)}
            >
              {bill(toDollars(tender))}
            </Button>
          ))}
        <Button
          variant="light"
          disabled={!canSell}
          aria-label={messages.otherAmount}
          onClick={() => setTyping(true)}
        >
          …
        </Button>
      </div>
      {isTyping && (
        <Suspense fallback={null}>
          <TenderPad
            dueCents={dueCents}
            onClose={() => setTyping(false)}
            onTake={(cents) => {
              setTyping(false)
              take(cents)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** What the terminal printed: asked for where the business matches it, elsewhere for who wants it. */
function Reference({ sale }: { sale: Sale }) {
  const messages = useMessages(payMessages)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { payment, isReferenceRequired: isRequired } = sale
  if (!isRequired && !isOpen && !payment.reference)
    return (
      <Button variant="subtle" mt={4} onClick={() => setOpen(true)}>
        {messages.addReference}
      </Button>
    )
  const isMissing = sale.wasPressed && missingOfPayment(sale) === 'reference'
  return (
    <TextInput
      mt={8}
      data-field="reference"
      label={isRequired ? messages.referenceRequired : messages.reference}
      required={isRequired}
      value={payment.reference}
      maxLength={100}
      autoComplete="off"
      onChange={(event) => sale.setPayment({ ...payment, reference: event.currentTarget.value })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') sale.submit({ method: 'card' })
      }}
      error={isMissing ? sentenceOf('required', language) : null}
    />
  )
}
