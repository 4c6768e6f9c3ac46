import { useEffect, useId, useRef, type ReactNode } from 'react'
import { watchEnds } from '../layout/watch-ends.ts'
import styles from './choice-cards.module.css'

type Choice<T extends string> = {
  value: T
  content: ReactNode
  isDisabled?: boolean
  /** Availability of the choice: nearly full, full, over or closed. */
  look?: 'open' | 'nearlyFull' | 'full' | 'over' | 'closed'
}
type Props<T extends string> = {
  legend: string
  choices: readonly Choice<T>[]
  value: NoInfer<T> | null
  onChange: (value: T) => void
  /**
   * Cards side by side at their own width, in equal columns, or one below the other. Where room is
   * scarce, those of `short` are in narrow columns and those of `pairs` in two rows.
   */
  layout?: 'wrap' | 'short' | 'pairs' | 'columns' | 'times' | 'days' | 'rows' | 'tiles'
  isLegendHidden?: boolean
  /** `data-field` of the group, to focus it when nothing is chosen. */
  field?: string
  error?: string | null
  /** Shown in the place of one more card. */
  after?: ReactNode
}

/**
 * A choice of one among several, as cards. Native radios underneath provide arrow keys, form
 * behaviour and screen-reader support.
 */
export function ChoiceCards<T extends string>({
  legend,
  choices,
  value,
  onChange,
  layout = 'wrap',
  isLegendHidden = false,
  field,
  error = null,
  after,
}: Props<T>) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  const isSwiped = layout === 'times' || layout === 'days' || layout === 'tiles'
  useEffect(() => {
    if (value !== null && isSwiped) showChosen(row.current!)
  }, [value, isSwiped])
  useEffect(() => (isSwiped ? watchEnds(row.current) : undefined), [isSwiped])
  return (
    <fieldset className={styles.set} {...(error && { 'aria-describedby': `${name}-error` })}>
      <legend className={isLegendHidden ? 'visually-hidden' : 'size-14 strong below-8'}>
        {legend}
      </legend>
      <div
        ref={row}
        className={isSwiped ? `fading ${styles.cards}` : styles.cards}
        data-layout={layout}
      >
        {choices.map((choice, i) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              {...(i === 0 && field && { 'data-field': field })}
              {...(error && { 'aria-invalid': true })}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.face} data-look={choice.look}>
              {choice.content}
            </span>
          </label>
        ))}
        {after}
      </div>
      {error && (
        <p id={`${name}-error`} className="error size-12 no-margin above-4">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Scrolls a row that is swiped to its chosen card; the page stays where it is. */
function showChosen(row: HTMLElement): void {
  const card = row.querySelector('input:checked')?.parentElement
  if (!card || row.scrollWidth <= row.clientWidth) return
  const [outer, inner] = [row.getBoundingClientRect(), card.getBoundingClientRect()]
  if (inner.left < outer.left || inner.right > outer.right)
    row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}
