import { Button, Checkbox, Group, Text } from '@mantine/core'
import { addDays, useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { TimeField } from '../kit/dates/time-field.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { idsOf, type LostValues, type LostField } from './lost.rules.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { useHours } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

type Props = {
  lost: LostValues
  errorOf: (field: LostField) => string | null
  onChange: (over: Partial<LostValues>) => void
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

/** Slots of the chosen activities on the day; a click fills in both times. */
function HoursOfDay({
  activityIds,
  date,
  onChoose,
}: {
  activityIds: readonly string[]
  date: string | null
  onChoose: (begin: string, end: string) => void
}) {
  const messages = useMessages(reschedulingMessages)
  const { isLoaded, hours } = useHours(activityIds, date)
  if (!date || !activityIds.length || !isLoaded) return null
  if (!hours.length)
    return (
      <Text size="sm" c="dimmed" component="output" className={styles.hours!}>
        {messages.noSlot}
      </Text>
    )
  return (
    <fieldset className={styles.hours}>
      <legend>{messages.slotsOfDay}</legend>
      {hours.map((hour) => {
        const [begin = '', end = ''] = hour.split(' – ')
        return (
          <Button
            key={hour}
            size="compact-sm"
            variant="default"
            onClick={() => onChoose(begin, end)}
          >
            {hour}
          </Button>
        )
      })}
    </fieldset>
  )
}
