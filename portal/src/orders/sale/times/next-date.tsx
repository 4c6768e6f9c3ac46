import { Button } from '@mantine/core'
import { addDays, useDates } from '../../../kit/dates/dates.ts'
import { useMinute } from '../../../kit/dates/use-minute.ts'
import { AnchorLink } from '../../../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../../../kit/session/business.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { useOpenDays, type DaySource } from './open-days.queries.ts'
import { dayOffered } from './open-days.rules.ts'
import { timesMessages } from './times.messages.ts'

/** Days in which the next date is sought. */
const soughtDays = 350

type Props = {
  source: DaySource
  /** First day after those that are shown. */
  from: string
  onChoose: (day: string) => void
}
/**
 * Shown when no day of the strip can be sold: a button for the next day that can, or else a link to
 * the timetable, for those who may publish slots.
 */
export function NextDate({ source, from, onChoose }: Props) {
  const messages = useMessages(timesMessages)
  const dates = useDates()
  const business = useBusiness()
  const { today } = useMinute()
  const { data } = useOpenDays(source, from, soughtDays)
  const next = dayOffered(data, null, today)
  const mayPublish = source.kind === 'activity' && mayOpen(business, 'Timetables')
  return (
    <div className="row wraps gap-8 above-8">
      <output className="dimmed">
        {data && next === null
          ? messages.noDateUntil(addDays(from, soughtDays - 1))
          : messages.noDate}
      </output>
      {next !== null && (
        <Button variant="default" onClick={() => onChoose(next)}>
          {messages.nextDate(dates.shortDay(next))}
        </Button>
      )}
      {data && next === null && mayPublish && (
        <AnchorLink
          underline="always"
          to="/timetables"
          search={{ item: source.id, view: 'month', date: '', make: 'activities' }}
        >
          {messages.publishSlots}
        </AnchorLink>
      )}
    </div>
  )
}
