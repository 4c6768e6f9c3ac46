import { toDollars } from '@guichet/contract/money.ts'
import { cashFor, likelyTenders } from '@guichet/contract/orders/cash.ts'
import { Button, Kbd } from '@mantine/core'
import { useState } from 'react'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney, useWholeDollars } from '../../kit/text/money.ts'
import type { PaidBy } from './paid-by.rules.ts'
import { payMessages } from './pay.messages.ts'
import styles from './pay.module.css'

// Loaded when another amount than those of the buttons is tendered.
const TenderPad = lazyPart(() => import('./tender-pad.tsx'), 'TenderPad')
/** Number of amounts that fit on a row. */
const mostTenders = 3

export type CashProps = {
  /** Amount due in cents, before cash rounding. */
  cents: number
  /** A newer amount is loading. */
  isOld?: boolean
  isDisabled: boolean
  /** Method of the payment in progress. */
  busy: string | null
  /** The money goes to the client, so nothing is tendered. */
  isGivenOut?: boolean
  /** Key that moves the focus to the button. */
  shortcut?: string
  onPay: (by: PaidBy) => void
}

/** Buttons for the exact amount, for the bills likely to be tendered, and for any other amount. */
export function CashButtons({
  cents,
  isOld = false,
  isDisabled,
  busy,
  isGivenOut = false,
  shortcut,
  onPay,
}: CashProps) {
  const dueCents = cashFor(cents)
  const messages = useMessages(payMessages)
  const money = useMoney()
  return (
    <div className={styles.cash}>
      <Button
        data-pay
        fullWidth
        size="md"
        disabled={isDisabled}
        loading={busy === 'cash'}
        title={dueCents === cents ? undefined : messages.rounded}
        rightSection={
          shortcut && (
            <Kbd size="xs" className={styles.shortcut!}>
              {shortcut}
            </Kbd>
          )
        }
        onClick={() => onPay({ method: 'cash' })}
      >
        <span className={styles.due}>
          {isOld
            ? messages.methods.cash
            : messages.methodOf(messages.methods.cash, money(toDollars(dueCents)))}
          {!isOld && dueCents !== cents && <small aria-hidden>{messages.rounded}</small>}
        </span>
      </Button>
      {!isGivenOut && (
        <Tenders
          dueCents={dueCents}
          isOld={isOld}
          isDisabled={isDisabled}
          onTake={(tenderedCents) => onPay({ method: 'cash', tenderedCents })}
        />
      )}
    </div>
  )
}

type TendersProps = Required<Pick<CashProps, 'isOld' | 'isDisabled'>> & {
  dueCents: number
  onTake: (cents: number) => void
}
function Tenders({ dueCents, isOld, isDisabled, onTake }: TendersProps) {
  const messages = useMessages(payMessages)
  const money = useMoney()
  const bill = useWholeDollars()
  const [isTyping, setTyping] = useState(false)
  const inDollars = (amount: number) => money(toDollars(amount))
  return (
    <div className={styles.tenders}>
      <div className={styles.amounts}>
        {likelyTenders(dueCents)
          .slice(0, mostTenders)
          .map((tender) => (
            <Button
              key={tender}
              variant="light"
              disabled={isDisabled}
              aria-label={messages.tender(inDollars(tender), inDollars(tender - dueCents))}
              onClick={() => onTake(tender)}
            >
              {isOld ? '' : bill(toDollars(tender))}
            </Button>
          ))}
        <Button
          variant="light"
          disabled={isDisabled}
          aria-label={messages.otherReceived}
          onClick={() => setTyping(true)}
        >
          <small>{messages.otherAmount}</small>
        </Button>
      </div>
      {isTyping && (
        <TenderPad
          dueCents={dueCents}
          onClose={() => setTyping(false)}
          onTake={(cents) => {
            setTyping(false)
            onTake(cents)
          }}
        />
      )}
    </div>
  )
}
