import '@mantine/dates/styles.layer.css'
import { DateInput } from '@mantine/dates'
import { addDays, startOfDay, useDates } from './dates.ts'
import { dateWords } from './date.words.ts'
import { useLanguage, useWords } from './words.ts'
import 'dayjs/locale/fr-ca.js'

type Props = {
  label: string; isRequired?: boolean; isReadOnly?: boolean
  /** The day's first instant or its last: a period includes both of its days. */
  edge: 'start' | 'end'
  value?: string | null; onChange?: (instant: string | null) => void; onBlur?: (event: unknown) => void; error?: unknown; 'data-path'?: string
  min?: string
}

/** A day of the business, kept as the UTC instant of the wire. */
export function DateField({ label, edge, value, onChange, isRequired = false, isReadOnly = false, min, error, ...field }: Props) {
  const language = useLanguage()
  const words = useWords(dateWords)
  const dates = useDates()
  const instantOf = (day: string) => (edge === 'start' ? startOfDay(day, dates.timeZone) : new Date(Date.parse(startOfDay(addDays(day, 1), dates.timeZone)) - 1).toISOString())
  return (
    <DateInput
      {...field} label={label} required={isRequired} disabled={isReadOnly} error={error as string} valueFormat="YYYY-MM-DD" dateParser={(typed) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : null)}
      placeholder={words.pattern} clearable={!isRequired} maw={180} locale={language === 'fr' ? 'fr-ca' : 'en'} firstDayOfWeek={1} {...(min && { minDate: min })}
      value={value ? dates.day(value) : null} onChange={(day) => onChange?.(day ? instantOf(day) : null)}
      popoverProps={{ attributes: { dropdown: { 'aria-label': label } }, withinPortal: true }} clearButtonProps={{ 'aria-label': words.clear }}
      ariaLabels={{ previousMonth: words.previousMonth, nextMonth: words.nextMonth, monthLevelControl: words.chooseMonth, yearLevelControl: words.chooseYear, previousYear: words.previousYear, nextYear: words.nextYear, previousDecade: words.previousDecade, nextDecade: words.nextDecade }}
    />
  )
}
