import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import type { CashPaid } from './cash-paid.rules.ts'
import { CashToGive } from './cash-to-give.tsx'
import { payMessages } from './pay.messages.ts'
import styles from './pay.module.css'

type Props = { paid: CashPaid; onClose: () => void }

/** In the dialog that took cash: it stays until the change is given. */
export function ChangeToGive({ paid, onClose }: Props) {
  const messages = useMessages(payMessages)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    next.current?.focus()
  }, [])
  return (
    <div className={styles.given}>
      <CashToGive paid={paid} />
      <Button ref={next} fullWidth onClick={onClose}>
        {messages.changeGiven}
      </Button>
    </div>
  )
}
