import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/fr-ca.js'
import { Skeleton } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useState } from 'react'
import { useDates } from '../../../kit/dates/dates.ts'
import { kitMessages } from '../../../kit/text/kit.messages.ts'
import { useLanguage, useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { useOpenDays, type DaySource } from './open-days.queries.ts'
import { isSellable, opennessOf, type Openness } from './open-days.rules.ts'
import styles from '../counter/sell.module.css'

type Props = { source: DaySource; date: string | null; onChoose: (date: string) => void }

/** Month view, in which closed, full and past days are disabled and look different. */
export function AvailabilityCalendar({ source, date, onChoose }: Props) {
  const messages = useMessages(sellMessages)
  const kit = useMessages(kitMessages)
  const language = useLanguage()
  const dates = useDates()
  const [month, setMonth] = useState((date ?? dates.today()).slice(0, 7))
  const { data } = useOpenDays(source, `${month}-01`, 31)
  const opennessOn = (day: string) => opennessOf(day, data, dates.today())
  const textOf = (openness: Openness | undefined) =>
    openness === undefined ? kit.loading : messages.openness[openness]
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
        excludeDate={(day) => !isSellable(opennessOn(day))}
        getDayAriaLabel={(day) => `${dates.spoken(day)}, ${textOf(opennessOn(day))}`}
        renderDay={(day) =>
          data ? (
            <span
              className={styles.monthDay}
              data-look={opennessOn(day)}
              title={textOf(opennessOn(day))}
            >
              {Number(day.slice(8))}
            </span>
          ) : (
            <Skeleton component="span" className={styles.dayLoading!} />
          )
        }
        ariaLabels={{ previousMonth: messages.previousMonth, nextMonth: messages.nextMonth }}
      />
    </DatesProvider>
  )
}
