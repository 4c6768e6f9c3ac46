import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import type { CashPaid } from './cash-paid.rules.ts'
import { CashToGive } from './cash-to-give.tsx'
import { cashMessages } from './cash.messages.ts'
import { payMessages } from './pay.messages.ts'
import styles from './pay.module.css'

/** Shown in the dialog of a cash payment until the clerk has given the change. */
export function ChangeToGive({ paid, onClose }: { paid: CashPaid; onClose: () => void }) {
  return (
    <UntilConfirmed done={useMessages(payMessages).changeGiven} onClose={onClose}>
      <CashToGive paid={paid} />
    </UntilConfirmed>
  )
}

/** Shown in the dialog of a refund until the clerk has handed over the cash. */
export function CashToHandOver({ amount, onClose }: { amount: number; onClose: () => void }) {
  const messages = useMessages(cashMessages)
  return (
    <UntilConfirmed done={messages.handedOver} onClose={onClose}>
      <output className={styles.handedBack}>
        <span className="dimmed">{messages.handOver}</span>
        <strong>{useMoney()(amount)}</strong>
      </output>
    </UntilConfirmed>
  )
}

type Until = { children: ReactNode; done: string; onClose: () => void }
function UntilConfirmed({ children, done, onClose }: Until) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    next.current?.focus()
  }, [])
  return (
    <div className={styles.given}>
      {children}
      <Button ref={next} fullWidth onClick={onClose}>
        {done}
      </Button>
    </div>
  )
}
