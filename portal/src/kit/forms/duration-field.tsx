import { useId, type ReactNode } from 'react'
import { durationOf, partsOfDuration, type DurationParts } from '../dates/durations.ts'
import { useMessages } from '../text/messages.ts'
import { formMessages } from './form.messages.ts'
import { WholeField } from './whole-field.tsx'
import styles from './duration-field.module.css'

type Props = {
  label: string
  value: string
  onChange: (duration: string) => void
  onBlur?: (event: unknown) => void
  error?: ReactNode
  'data-path'?: string
  /** In a table, the column header is the label. */
  isLabelHidden?: boolean
  hint?: string
}
const most = { days: 999, hours: 23, minutes: 59 } as const

/** A duration in days, hours and minutes; its value is `[d.]hh:mm:ss`. */
export function DurationField({
  label,
  value,
  onChange,
  onBlur,
  error,
  isLabelHidden = false,
  hint,
  'data-path': path,
}: Props) {
  const messages = useMessages(formMessages)
  const id = useId()
  const parts = partsOfDuration(value)
  const set = (part: keyof DurationParts, typed: number | string) =>
    onChange(
      durationOf({
        ...parts,
        [part]: Math.min(most[part], Math.max(0, Math.trunc(Number(typed) || 0))),
      }),
    )
  return (
    <fieldset className="shrinks" aria-describedby={error ? `${id}-problem` : undefined}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className="flex gap-6">
        {(['days', 'hours', 'minutes'] as const).map((part, place) => (
          <WholeField
            key={part}
            label={`${label}, ${messages.duration[part]}`}
            isLabelHidden
            width={74}
            unit={messages.duration.short[part]}
            value={parts[part]}
            onChange={(typed) => set(part, typed)}
            error={Boolean(error)}
            {...(onBlur && { onBlur })}
            {...(place === 0 && path && { 'data-path': path })}
          />
        ))}
      </div>
      {hint && <p className="dimmed size-12 no-margin above-4">{hint}</p>}
      {error && (
        <p id={`${id}-problem`} className="error size-12 no-margin above-4">
          {error}
        </p>
      )}
    </fieldset>
  )
}
