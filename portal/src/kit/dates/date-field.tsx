import type { ReactNode } from 'react'
import { lastInstantOf, startOfDay, useDates } from './dates.ts'
import { DayField } from './day-field.tsx'

type Props = {
  label: string
  isRequired?: boolean
  /** The day's first instant or its last: a period includes both of its days. */
  edge: 'start' | 'end'
  value: string | null
  onChange: (instant: string | null) => void
  onBlur?: (event: unknown) => void
  error?: ReactNode
  'data-path'?: string
  /** The first day that the calendar offers; what is typed is checked by the form. */
  min?: string
}

/** A day of the business, typed or picked, kept as the UTC instant of the API. */
export function DateField({ edge, value, onChange, ...field }: Props) {
  const dates = useDates()
  const instantOf = (day: string) =>
    edge === 'start' ? startOfDay(day, dates.timeZone) : lastInstantOf(day, dates.timeZone)
  return (
    <DayField
      {...field}
      value={value ? dates.day(value) : null}
      onChange={(day) => onChange(day === null ? null : instantOf(day))}
    />
  )
}
