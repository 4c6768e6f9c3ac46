import { IconMinus, IconPlus } from '@tabler/icons-react'
import { kitMessages } from '../text/kit.messages.ts'
import { useMessages } from '../text/messages.ts'
import styles from './quantity-stepper.module.css'

type Props = {
  label: string
  value: number
  max: number
  onChange: (value: number) => void
  isDisabled?: boolean
}

/** Type the figure, use the arrows, or press minus and plus. */
export function QuantityStepper({ label, value, max, onChange, isDisabled = false }: Props) {
  const messages = useMessages(kitMessages)
  const set = (next: number) =>
    onChange(Math.min(max, Math.max(0, Number.isInteger(next) ? next : 0)))
  return (
    <span className={styles.stepper} data-some={value > 0 || undefined}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={messages.less(label)}
        disabled={isDisabled || value <= 0}
        onClick={() => set(value - 1)}
      >
        <IconMinus size={16} aria-hidden />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={0}
        max={max}
        step={1}
        value={value}
        disabled={isDisabled}
        onFocus={(event) => event.target.select()}
        onChange={(event) => set(Number(event.target.value))}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={messages.more(label)}
        disabled={isDisabled || value >= max}
        onClick={() => set(value + 1)}
      >
        <IconPlus size={16} aria-hidden />
      </button>
    </span>
  )
}
