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
  /** Why no more than `max`, when it is more than a rule of the field. */
  over?: string
  onChange: (value: number) => void
  isDisabled?: boolean
}
/** Beyond this nobody counts: a key that was held down. */
const longest = 99_999

/**
 * Type the figure, use the arrows, or press minus and plus. A figure out of its limits is kept as
 * it is typed and called so: it never turns into another one.
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
