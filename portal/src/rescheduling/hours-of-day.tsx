import { Button, Text } from '@mantine/core'
import { useMessages } from '../kit/text/messages.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { useHours } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

/** Slots of the chosen activities on the day; a click fills in both times. */
export function HoursOfDay({
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
