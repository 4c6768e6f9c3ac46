import { useId, type ReactNode } from 'react'
import styles from './choice-cards.module.css'

export type Choice = { value: string; content: ReactNode; isDisabled?: boolean }
type Props = {
  legend: string
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string) => void
  /** How the cards are laid out: side by side at their own width, or in equal columns. */
  layout?: 'wrap' | 'columns' | 'days'
  isLegendHidden?: boolean
}

/**
 * One of several, as cards. Native radios underneath, so that arrow keys, forms and screen readers
 * need nothing from us.
 */
export function ChoiceCards({
  legend,
  choices,
  value,
  onChange,
  layout = 'wrap',
  isLegendHidden = false,
}: Props) {
  const name = useId()
  return (
    <fieldset className={styles.set}>
      <legend className={isLegendHidden ? styles.hidden : styles.legend}>{legend}</legend>
      <div className={styles.cards} data-layout={layout}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.face}>{choice.content}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
