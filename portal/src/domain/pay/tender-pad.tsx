import { toCents, toDollars } from '@guichet/contract/money.ts'
import { Button } from '@mantine/core'
import { IconBackspace } from '@tabler/icons-react'
import { useState } from 'react'
import { PriceField } from '../../kit/forms/price-field.tsx'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { payMessages } from './pay.messages.ts'
import styles from './pay.module.css'

const digits = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0']
type Props = { dueCents: number; onTake: (cents: number) => void; onClose: () => void }

/** Dialog for any tendered amount, typed or entered on a keypad, with its change. */
export function TenderPad({ dueCents, onTake, onClose }: Props) {
  const messages = useMessages(payMessages)
  const money = useMoney()
  const [typed, setTyped] = useState('')
  const cents = toCents(typed)
  const isEnough = cents !== null && cents >= dueCents
  const due = money(toDollars(dueCents))
  return (
    <Dialog isOpen onClose={onClose} title={messages.received} size={360}>
      <form
        className={styles.received!}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isEnough) onTake(cents)
        }}
      >
        <PriceField
          label={messages.received}
          isLabelHidden
          isFirst
          value={typed}
          onChange={setTyped}
        />
        <output className={styles.change} data-enough={isEnough || undefined}>
          {isEnough ? messages.change(money(toDollars(cents - dueCents))) : messages.tooLittle(due)}
        </output>
        <fieldset aria-label={messages.digits} className={styles.pad}>
          {digits.map((key) => (
            <Button key={key} variant="default" onClick={() => setTyped((was) => was + key)}>
              {key}
            </Button>
          ))}
          <Button
            variant="default"
            aria-label={messages.decimal}
            disabled={typed.includes('.')}
            onClick={() => setTyped((was) => `${was}.`)}
          >
            {messages.decimalSign}
          </Button>
          <Button
            variant="default"
            aria-label={messages.erase}
            onClick={() => setTyped((was) => was.slice(0, -1))}
          >
            <IconBackspace size={20} aria-hidden />
          </Button>
        </fieldset>
        <Button type="submit" fullWidth size="md" mt="sm" disabled={!isEnough}>
          {messages.pay(due)}
        </Button>
      </form>
    </Dialog>
  )
}
