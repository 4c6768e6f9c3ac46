import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useMessages } from '../../kit/text/messages.ts'
import { timetableMessages } from '../timetables.messages.ts'
import { useSeriesOf, type Series } from '../timetables.queries.ts'

type Props = { activityId: string; onTake: (series: Series) => void }

/** Button that repeats the days, times and places of an activity's last weekly series. */
export function RepeatLastSeason({ activityId, onTake }: Props) {
  const messages = useMessages(timetableMessages)
  const { data } = useSeriesOf(activityId)
  const last = data?.items.find(
    ({ recurrenceType, timeslots }) => recurrenceType === 'EveryWeek' && timeslots.length > 0,
  )
  if (!last) return null
  return (
    <Button
      variant="light"
      w="fit-content"
      maw="100%"
      leftSection={<IconHistory size={16} aria-hidden />}
      onClick={() => onTake(last)}
    >
      {messages.likeBefore(last.title)}
    </Button>
  )
}
