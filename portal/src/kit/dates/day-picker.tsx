import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/fr-ca.js'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useLanguage, useMessages } from '../text/messages.ts'
import { dateMessages } from './date.messages.ts'
import { useDates } from './dates.ts'

type Props = { day: string | null; min?: string | undefined; onChoose: (day: string) => void }

/** Month calendar to choose a day from; loaded when it is first opened. */
export function DayPicker({ day, min, onChoose }: Props) {
  const language = useLanguage()
  const messages = useMessages(dateMessages)
  const dates = useDates()
  return (
    <DatesProvider
      settings={{ locale: language === 'fr' ? 'fr-ca' : 'en', firstDayOfWeek: 1, weekendDays: [] }}
    >
      <DatePicker
        value={day}
        defaultDate={day ?? min ?? dates.today()}
        {...(min && { minDate: min })}
        onChange={(chosen) => {
          if (chosen) onChoose(chosen)
        }}
        hideOutsideDates
        getDayAriaLabel={(item) => dates.spoken(item)}
        ariaLabels={{
          previousMonth: messages.previousMonth,
          nextMonth: messages.nextMonth,
          previousYear: messages.previousYear,
          nextYear: messages.nextYear,
          previousDecade: messages.previousDecade,
          nextDecade: messages.nextDecade,
        }}
      />
    </DatesProvider>
  )
}
