import { Button, Group, Menu, Modal, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown, IconRepeat } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useBusiness } from '../kit/business.ts'
import { useDates } from '../kit/dates.ts'
import { useDuration } from '../kit/durations.ts'
import { kitMessages } from '../kit/kit.messages.ts'
import { ButtonLink } from '../kit/links.tsx'
import { localeOf, useLanguage, useLocalized, useMessages } from '../kit/messages.ts'
import { useReturnFocus } from '../kit/return-focus.ts'
import { isTopDialog } from '../kit/top-dialog.ts'
import { EditRental } from './edit-rental.tsx'
import { EditSlot } from './edit-slot.tsx'
import { useQuestions, type Answers } from './questions.tsx'
import { offerOf, weekdayOf, type Shown, type Dropped } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import { useReach, useRemoveSeries, useRemoveSlot, type Item } from './timetables.queries.ts'
import styles from './timetables.module.css'

type Props = { item: Item; shown: Shown; dropped?: Dropped; onClose: () => void }

/**
 * One slot, or one day of an equipment type: read first, then changed or removed, each in a scope
 * that is spelled out.
 */
export function OpenSlot({ item, shown, dropped, onClose }: Props) {
  const messages = useMessages(timetableMessages)
  const kit = useMessages(kitMessages)
  const localized = useLocalized()
  const dates = useDates()
  const isPhone = useMediaQuery('(max-width: 48em)')
  const [isEditing, setEditing] = useState(dropped !== undefined)
  const offer = offerOf(shown)
  const isFixed = offer.isPast || Boolean(shown.slot?.isClosed)
  const reach = useReach(offer, shown.date, !isFixed)
  const box = useRef<HTMLDivElement>(null)
  useReturnFocus(true)
  // The button that was pressed is gone: the focus goes on with what it opened.
  useEffect(() => {
    if (isEditing) box.current?.querySelector('input')?.focus()
  }, [isEditing])
  const hasNoDuration = item.type === 'rental' && item.durations.length === 0
  return (
    <Modal
      opened
      onClose={() => {
        if (isTopDialog(box.current)) onClose()
      }}
      title={`${localized(item.name)} · ${dates.spoken(shown.date)}`}
      size={600}
      fullScreen={isPhone ?? false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <Stack gap="md" ref={box}>
        {hasNoDuration && (
          <Group gap="sm">
            <span>{messages.noDuration}</span>
            <ButtonLink to="/pricings/equipment-rental" variant="light" size="xs">
              {messages.toPricings}
            </ButtonLink>
          </Group>
        )}
        {!isEditing && <Facts shown={shown} />}
        {!isEditing && (
          <Group justify="space-between">
            {isFixed ? (
              <p className={styles.hint}>{offer.isPast ? messages.past : messages.keptText}</p>
            ) : (
              <RemoveMenu item={item} shown={shown} reach={reach.data} onClose={onClose} />
            )}
            <Group gap="xs">
              <Button variant="default" onClick={onClose}>
                {messages.close}
              </Button>
              {!isFixed && !hasNoDuration && (
                <Button data-autofocus onClick={() => setEditing(true)}>
                  {messages.modify}
                </Button>
              )}
            </Group>
          </Group>
        )}
        {isEditing && shown.slot && (
          <EditSlot
            shown={{ date: shown.date, slot: shown.slot }}
            reach={reach.data}
            {...(dropped && { dropped })}
            onClose={onClose}
          />
        )}
        {isEditing && shown.rental && (
          <EditRental
            item={item}
            shown={{ date: shown.date, rental: shown.rental }}
            reach={reach.data}
            {...(dropped && { dropped })}
            onClose={onClose}
          />
        )}
      </Stack>
    </Modal>
  )
}

function Facts({ shown: { date, slot, rental } }: { shown: Shown }) {
  const messages = useMessages(timetableMessages)
  const say = useDuration()
  const figure = new Intl.NumberFormat(localeOf[useLanguage()])
  const offer = slot ?? rental
  return (
    <dl className={styles.facts}>
      <dt>{messages.series}</dt>
      <dd>
        {offer.title} ·{' '}
        {offer.isOccurringOnce ? (
          messages.once
        ) : (
          <>
            <IconRepeat size={14} aria-hidden /> {messages.recurring}
          </>
        )}
      </dd>
      <dt>{messages.date}</dt>
      <dd>{date}</dd>
      {slot ? (
        <>
          <dt>{messages.slot}</dt>
          <dd>
            {slot.beginTime} – {slot.endTime}
          </dd>
          <dt>{messages.quantity}</dt>
          <dd>{slot.quantity === 0 ? messages.closed : figure.format(slot.quantity)}</dd>
          <dt>{messages.sold}</dt>
          <dd>{messages.places(figure.format(slot.used), figure.format(slot.capacity))}</dd>
        </>
      ) : (
        <>
          <dt>{messages.beginTimes}</dt>
          <dd>{rental.beginTimes.join(' · ')}</dd>
          <dt>{messages.durations}</dt>
          <dd>{rental.durations.map(say).join(' · ')}</dd>
          <dt>{messages.sold}</dt>
          <dd>{messages.rented(rental.used)}</dd>
        </>
      )}
    </dl>
  )
}

type MenuProps = {
  item: Item
  shown: Shown
  reach: ReturnType<typeof useReach>['data']
  onClose: () => void
}
function RemoveMenu({ item, shown, reach, onClose }: MenuProps) {
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
      const onError = (error: Error) => questions.again(error, send)
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
    questions.ask({ removal: { count: occurrences, last: lastDate }, impact, send })
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
