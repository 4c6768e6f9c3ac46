import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { Answers } from './change.rules.ts'
import { offerOf, weekdayOf, type Shown } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import { useRemoveSeries, useRemoveSlot, type Item, type useReach } from './timetables.queries.ts'
import { useQuestions } from './use-questions.tsx'

type MenuProps = {
  item: Item
  shown: Shown
  reach: ReturnType<typeof useReach>['data']
  onClose: () => void
}
/** Removes an occurrence, its weekday or its whole series; each says how far it reaches. */
export function RemoveMenu({ item, shown, reach, onClose }: MenuProps) {
  const messages = useMessages(timetableMessages)
  const { publicId } = useBusiness()
  const questions = useQuestions()
  const [date, weekday, series] = [
    useRemoveSlot('date', { onDone: onClose }),
    useRemoveSlot('weekday', { onDone: onClose }),
    useRemoveSeries({ onDone: onClose }),
  ]
  const offer = offerOf(shown)
  const params = { id: offer.timetablePublicId, availabilityId: offer.availabilityPublicId }
  const remove = (scope: 'date' | 'weekday' | 'item') => () => {
    const { occurrences, lastDate, impact } = reach![scope]
    const send = ({ soldTickets, reschedulingReason, expectedSold }: Answers) => {
      const guards = {
        version: String(offer.version),
        ...(soldTickets && { soldTickets }),
        ...(reschedulingReason && { reschedulingReason }),
        ...(expectedSold !== undefined && { expectedSold: String(expectedSold) }),
      }
      const onError = questions.refuse
      if (scope === 'item')
        series.mutate(
          {
            params,
            query: { itemPublicId: item.publicId, collaboratorPublicId: publicId, ...guards },
          },
          { onError },
        )
      else
        (scope === 'date' ? date : weekday).mutate(
          { params, query: { date: shown.date, ...guards } },
          { onError },
        )
    }
    questions.ask({ removal: { count: occurrences, last: lastDate }, impact }, send)
  }
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="subtle"
            color="red"
            rightSection={<IconChevronDown size={14} aria-hidden />}
            disabled={!reach}
            loading={date.isPending || weekday.isPending || series.isPending}
          >
            {messages.remove}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={remove('date')}>{messages.thisOne}</Menu.Item>
          {reach && !offer.isOccurringOnce && (
            <Menu.Item onClick={remove('weekday')}>
              {messages.weekday(
                messages.dayNames[weekdayOf(shown.date)],
                shown.date,
                reach.weekday.occurrences,
              )}
            </Menu.Item>
          )}
          {reach && !offer.isOccurringOnce && (
            <Menu.Item onClick={remove('item')}>
              {messages.wholeSeries(reach.item.occurrences)}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {questions.dialog}
    </>
  )
}
