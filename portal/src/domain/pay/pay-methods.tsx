import { toDollars } from '@guichet/contract/money.ts'
import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { CashButtons, type CashProps } from './cash-buttons.tsx'
import {
  asksReference,
  withReference,
  payButtonsOf,
  type CounterMethod,
  type PaidBy,
  type ProviderMethod,
} from './paid-by.rules.ts'
import { payMessages } from './pay.messages.ts'
import styles from './pay.module.css'

// The menu is heavier than all the buttons.
const MoreMethods = lazyPart(() => import('./more-methods.tsx'), 'MoreMethods')
const AskReference = lazyPart(() => import('./ask-reference.tsx'), 'AskReference')

type ReferenceRequest = { methods: readonly CounterMethod[]; isRequired: boolean }
type Props<More extends ProviderMethod> = Omit<CashProps, 'onPay'> & {
  /** Names the buttons for screen readers. */
  label: string
  methods: readonly (CounterMethod | More)[]
  /** The business requires the reference of card payments. */
  isReferenceRequired?: boolean
  onPay: (by: PaidBy<More>) => void
  /** Further items of the menu. */
  children?: ReactNode
}

/** Payment in one click: cash and the usual other method are large, the rest is in a menu. */
export function PayMethods<More extends ProviderMethod = never>({
  label,
  methods,
  isReferenceRequired = false,
  onPay,
  children,
  ...cash
}: Props<More>) {
  const messages = useMessages(payMessages)
  const names: Record<string, string> = messages.methods
  const amount = useMoney()(toDollars(cash.cents))
  const [asked, setAsked] = useState<ReferenceRequest | null>(null)
  const { isDisabled, busy } = cash
  const { large, others } = payButtonsOf(methods)
  const referenced = withReference.filter((method) => methods.includes(method))
  const mayRefer = !isReferenceRequired && referenced.length > 0
  const pay = (method: CounterMethod | More) =>
    asksReference(method, isReferenceRequired)
      ? setAsked({ methods: ['card'], isRequired: true })
      : onPay({ method })
  return (
    <fieldset className={styles.methods} aria-label={label}>
      <CashButtons {...cash} onPay={onPay} />
      {large && (
        <Button
          data-pay
          size="md"
          variant="default"
          disabled={isDisabled}
          loading={busy === large}
          onClick={() => pay(large)}
        >
          {cash.isOld ? names[large] : messages.methodOf(names[large]!, amount)}
        </Button>
      )}
      <MoreMethods
        methods={others}
        isDisabled={isDisabled}
        busy={busy}
        onChoose={(method) =>
          // Not a name of a payment: nobody ends a sale by it without seeing the amount.
          method === 'other'
            ? setAsked({ methods: ['other'], isRequired: false })
            : pay(method as CounterMethod | More)
        }
        onReference={
          mayRefer ? () => setAsked({ methods: referenced, isRequired: true }) : undefined
        }
      >
        {children}
      </MoreMethods>
      {asked && (
        <AskReference
          {...asked}
          amount={amount}
          onClose={() => setAsked(null)}
          onTake={(by) => {
            setAsked(null)
            onPay(by)
          }}
        />
      )}
    </fieldset>
  )
}
