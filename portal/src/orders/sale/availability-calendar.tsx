import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/fr-ca.js'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useState } from 'react'
import { useDates } from '../../kit/dates/dates.ts'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import { useOpenDays, type DaySource } from './open-days.queries.ts'
import { sellMessages } from './sell.messages.ts'

type Props = { source: DaySource; date: string | null; onChoose: (date: string) => void }

/** A month with the closed and full days switched off. */
export function AvailabilityCalendar({ source, date, onChoose }: Props) {
  const messages = useMessages(sellMessages)
  const language = useLanguage()
  const dates = useDates()
  const [month, setMonth] = useState((date ?? dates.today()).slice(0, 7))
  const { data } = useOpenDays(source, `${month}-01`, 31)
  const open = new Set(data?.filter((day) => day.isAvailable).map((day) => day.date))
  return (
    <DatesProvider
      settings={{ locale: language === 'fr' ? 'fr-ca' : 'en', firstDayOfWeek: 1, weekendDays: [] }}
    >
      <DatePicker
        value={date}
        date={`${month}-01`}
        onDateChange={(day) => setMonth(day.slice(0, 7))}
        minDate={dates.today()}
        hideOutsideDates
        onChange={(day) => {
          if (day) onChoose(day)
        }}
        excludeDate={(day) => !open.has(day)}
        getDayAriaLabel={(day) => dates.spoken(day)}
        ariaLabels={{ previousMonth: messages.previousMonth, nextMonth: messages.nextMonth }}
      />
    </DatesProvider>
  )
}
