import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { kitMessages } from '../text/kit.messages.ts'
import { useMessages } from '../text/messages.ts'
import styles from './quantity-stepper.module.css'

type Props = {
  label: string
  value: number
  min?: number
  max: number
  /** Message when `value` exceeds `max`, if the limit has a reason of its own. */
  over?: string
  onChange: (value: number) => void
  isDisabled?: boolean
}
/** Limits the input when a key is held down. */
const longest = 99_999

/**
 * A quantity by typing, arrow keys, or minus and plus. A figure outside the limits stays as typed
 * and is marked as wrong; it is never replaced by another one.
 */
export function QuantityStepper({
  label,
  value,
  min = 0,
  max,
  over,
  onChange,
  isDisabled = false,
}: Props) {
  const messages = useMessages(kitMessages)
  const id = useId()
  const set = (next: number) =>
    onChange(Math.min(longest, Math.max(0, Number.isInteger(next) ? next : 0)))
  const tooMuch = value > max ? (over ?? messages.atMost(max)) : null
  const problem = value < min ? messages.atLeast(min) : tooMuch
  return (
    <span className={styles.box}>
      <span
        className={styles.stepper}
        data-some={value > 0 || undefined}
        data-bad={problem !== null || undefined}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-label={messages.less(label)}
          disabled={isDisabled || value <= min}
          onClick={() => set(Math.min(max, value - 1))}
        >
          <IconMinus size={16} aria-hidden />
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-label={label}
          min={min}
          max={max}
          step={1}
          value={value}
          disabled={isDisabled}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': id })}
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
      {problem && (
        <span id={id} className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </span>
  )
}
