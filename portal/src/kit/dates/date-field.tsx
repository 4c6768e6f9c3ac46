import type { ReactNode } from 'react'
import { lastInstantOf, startOfDay, useDates } from './dates.ts'
import { DayField } from './day-field.tsx'

type Props = {
  label: string
  isRequired?: boolean
  /** Converts a day to its first or last instant: both days of a period are included. */
  edge: 'start' | 'end'
  value: string | null
  onChange: (instant: string | null) => void
  onBlur?: (event: unknown) => void
  error?: ReactNode
  'data-path'?: string
  /** First selectable day; typed values are checked by the form. */
  min?: string
}

/** A day in the time zone of the business; its value is a UTC instant, as in the API. */
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
