import { Button, Checkbox, Group } from '@mantine/core'
import { addDays, useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { TimeField } from '../kit/dates/time-field.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { HoursOfDay } from './hours-of-day.tsx'
import { idsOf, type Lost, type LostField } from './lost.rules.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import styles from './rescheduling.module.css'

type Props = {
  lost: Lost
  errorOf: (field: LostField) => string | null
  onChange: (over: Partial<Lost>) => void
}

/** The lost day, or its lost hours. */
export function WhenFields({ lost, errorOf, onChange }: Props) {
  const messages = useMessages(reschedulingMessages)
  const dates = useDates()
  return (
    <>
      <div className={styles.when}>
        <div data-field="date">
          <DayField
            label={messages.date}
            isRequired
            value={lost.date}
            error={errorOf('date')}
            first={dates.today()}
            onChange={(date) => onChange({ date, isDateOver: false })}
          />
        </div>
        <Group gap={4}>
          {([0, 1] as const).map((days) => (
            <Button
              key={days}
              variant="subtle"
              onClick={() => onChange({ date: addDays(dates.today(), days), isDateOver: false })}
            >
              {messages.soon[days]}
            </Button>
          ))}
        </Group>
        <Checkbox
          className={styles.allDay!}
          label={messages.allDay}
          checked={lost.isAllDay}
          onChange={(event) => onChange({ isAllDay: event.currentTarget.checked })}
        />
      </div>
      {!lost.isAllDay && (
        <div className={styles.times} data-field="times">
          <TimeField
            label={messages.begin}
            value={lost.begin}
            error={errorOf('times')}
            onChange={(begin) => onChange({ begin })}
          />
          <TimeField
            label={messages.end}
            value={lost.end}
            error={errorOf('times') ? true : null}
            onChange={(end) => onChange({ end })}
          />
          <HoursOfDay
            activityIds={idsOf(lost, 'activities')}
            date={lost.date}
            onChoose={(begin, end) => onChange({ begin, end })}
          />
        </div>
      )}
    </>
  )
}
