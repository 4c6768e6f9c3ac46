import { weekdays, type Weekday } from '@guichet/contract/timetables/timetable.ts'
import { Button, Checkbox, Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { DateField } from '../kit/dates/date-field.tsx'
import { addDays, lastInstantOf, startOfDay, useDates } from '../kit/dates/dates.ts'
import type { FormPart } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { timetableMessages } from './timetables.messages.ts'
import styles from './timetables.module.css'

export type PeriodValues = {
  recurrenceType: 'Once' | 'EveryWeek'
  beginDateTimeUtc: string
  endDateTimeUtc: string
  weekdays: Weekday[]
}

/** Groups of weekdays that one click selects. */
const dayGroups = [
  ['weekend', weekdays.slice(5)],
  ['working', weekdays.slice(0, 5)],
  ['all', weekdays],
] as const

/** A period of eight weeks from a date on, without weekdays yet. */
export const newPeriod = (date: string, timeZone: string): PeriodValues => ({
  recurrenceType: 'EveryWeek',
  weekdays: [],
  beginDateTimeUtc: startOfDay(date, timeZone),
  endDateTimeUtc: lastInstantOf(addDays(date, 55), timeZone),
})
/** The period as sent: a single occurrence ends on its first day. */
export const sentPeriod = <V extends PeriodValues>(
  values: V,
  timeZone: string,
  dayOf: (instant: string) => string,
): V =>
  values.recurrenceType === 'EveryWeek' || !values.beginDateTimeUtc
    ? values
    : {
        ...values,
        weekdays: [],
        endDateTimeUtc: lastInstantOf(dayOf(values.beginDateTimeUtc), timeZone),
      }

/** Time of a series: once, on a day; or weekly, on weekdays between two dates. */
export function SeriesPeriod({ form }: { form: FormPart<PeriodValues> }) {
  const messages = useMessages(timetableMessages)
  const dates = useDates()
  const days = form.getInputProps('weekdays')
  const isOnce = form.values.recurrenceType === 'Once'
  return (
    <>
      <Stack gap={4}>
        <Text size="sm" fw={550} component="span">
          {messages.recurrence}
        </Text>
        <SegmentedControl
          aria-label={messages.recurrence}
          w="fit-content"
          value={form.values.recurrenceType}
          onChange={(value) => form.setFieldValue('recurrenceType', value)}
          data={[
            { value: 'EveryWeek', label: messages.everyWeek },
            { value: 'Once', label: messages.once },
          ]}
        />
      </Stack>
      <div className={styles.figures}>
        <DateField
          {...form.getInputProps('beginDateTimeUtc')}
          label={isOnce ? messages.on : messages.from}
          isRequired
          edge="start"
          min={dates.today()}
        />
        {!isOnce && (
          <DateField
            {...form.getInputProps('endDateTimeUtc')}
            label={messages.to}
            isRequired
            edge="end"
            {...(form.values.beginDateTimeUtc && { min: dates.day(form.values.beginDateTimeUtc) })}
          />
        )}
      </div>
      {!isOnce && (
        <Checkbox.Group
          label={messages.days}
          withAsterisk
          value={days.value}
          error={days.error}
          data-path="weekdays"
          onChange={(chosen) => days.onChange(weekdays.filter((day) => chosen.includes(day)))}
        >
          <div className={styles.boxes}>
            {weekdays.map((day) => (
              <Checkbox key={day} value={day} label={messages.dayShort[day]} />
            ))}
            <Group gap={6} w="100%">
              {dayGroups.map(([name, group]) => (
                <Button key={name} variant="default" onClick={() => days.onChange([...group])}>
                  {messages.dayGroups[name]}
                </Button>
              ))}
            </Group>
          </div>
        </Checkbox.Group>
      )}
    </>
  )
}

type ItemChoice = {
  label: string
  value: string
  onChange: (id: string) => void
  items: readonly { publicId: string; name: string }[]
}
export const ChooseOne = ({ label, value, onChange, items }: ItemChoice) => (
  <NativeSelect
    label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    data={items.map(({ publicId, name }) => ({ value: publicId, label: name }))}
  />
)
