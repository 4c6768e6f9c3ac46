import { RentalChange } from '@guichet/contract/timetables/timetable.ts'
import { Button, Group, Stack } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useDates } from '../kit/dates/dates.ts'
import { useDuration } from '../kit/dates/durations.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { ButtonLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { numberFormat } from '../kit/text/formats.ts'
import { useLanguage, useLocalized, useMessages } from '../kit/text/messages.ts'
import { BeginTimes } from './begin-times.tsx'
import type { RentalBody } from './change-body.ts'
import { EditOffer } from './edit-offer.tsx'
import { EditSlot } from './edit-slot.tsx'
import { RemoveScopes } from './remove-scopes.tsx'
import { isFull, offerOf, type DroppedSlot, type TimetableEntry } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import {
  useReach,
  type Item,
  type Reach,
  useChangeRental,
  type RentalDay,
} from './timetables.queries.ts'
import styles from './timetables.module.css'

type Props = { item: Item; shown: TimetableEntry; dropped?: DroppedSlot; onClose: () => void }

/**
 * Dialog of a slot, or a day of an equipment type: details first, then changed or removed, each
 * with an explicit scope.
 */
export function OpenSlot({ item, shown, dropped, onClose }: Props) {
  const messages = useMessages(timetableMessages)
  const localized = useLocalized()
  const dates = useDates()
  const [isEditing, setEditing] = useState(dropped !== undefined)
  const isFixed = isFixedOffer(shown)
  const reach = useReach(offerOf(shown), shown.date, !isFixed)
  const box = useRef<HTMLDivElement>(null)
  // The clicked button disappears, so the first field takes the focus.
  useEffect(() => {
    if (isEditing) box.current?.querySelector('input')?.focus()
  }, [isEditing])
  const hasNoDuration = item.type === 'rental' && item.durations.length === 0
  return (
    <Dialog
      onClose={onClose}
      title={`${localized(item.name)} · ${dates.spoken(shown.date)}`}
      size={600}
      isFullOnPhone
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
        {isEditing ? (
          <Edit item={item} shown={shown} dropped={dropped} reach={reach.data} onClose={onClose} />
        ) : (
          <>
            <Facts shown={shown} />
            <Acts
              item={item}
              shown={shown}
              reach={reach.data}
              onClose={onClose}
              {...(!hasNoDuration && { onEdit: () => setEditing(true) })}
            />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const isFixedOffer = (shown: TimetableEntry): boolean =>
  offerOf(shown).isPast || Boolean(shown.slot?.isClosed)

type ActsProps = Pick<Props, 'item' | 'shown' | 'onClose'> & {
  reach: Reach | undefined
  onEdit?: () => void
}
/** Actions on the opened slot: sell, edit, remove. */
function Acts({ item, shown, reach, onEdit, onClose }: ActsProps) {
  const messages = useMessages(timetableMessages)
  const isFixed = isFixedOffer(shown)
  const maySell = mayOpen(useBusiness(), 'TicketCreation')
  const { date, slot } = shown
  return (
    <>
      {isFixed && (
        <p className="dimmed size-12 no-margin">
          {offerOf(shown).isPast ? messages.past : messages.keptText}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {messages.close}
        </Button>
        {slot && !isFixed && maySell && slot.quantity > 0 && !isFull(slot) && (
          <ButtonLink
            to="/sell"
            search={{ activity: item.publicId, date, slot: slot.slotPublicId }}
            variant="default"
          >
            {messages.sell}
          </ButtonLink>
        )}
        {!isFixed && onEdit && (
          <Button data-autofocus onClick={onEdit}>
            {messages.modify}
          </Button>
        )}
      </Group>
      {!isFixed && <RemoveScopes item={item} shown={shown} reach={reach} onClose={onClose} />}
    </>
  )
}

type EditProps = Omit<Props, 'dropped'> & {
  dropped: DroppedSlot | undefined
  reach: Reach | undefined
}
function Edit({ item, shown: { date, slot, rental }, dropped, reach, onClose }: EditProps) {
  const common = { reach, onClose, ...(dropped && { dropped }) }
  return slot ? (
    <EditSlot shown={{ date, slot }} {...common} />
  ) : (
    <EditRental item={item} shown={{ date, rental }} {...common} />
  )
}

function Facts({ shown: { date, slot, rental } }: { shown: TimetableEntry }) {
  const messages = useMessages(timetableMessages)
  const say = useDuration()
  const figure = numberFormat(useLanguage())
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

const schema = z.object({
  newDate: RentalChange.newDate,
  beginTimes: RentalChange.beginTimes,
  durations: RentalChange.durations,
})
type Values = { newDate: string; beginTimes: string[]; durations: string[] }
type EditRentalProps = {
  item: Item
  shown: { date: string; rental: RentalDay }
  reach: Reach | undefined
  dropped?: DroppedSlot
  onClose: () => void
}

/** Form for the day, start times and durations of equipment. */
function EditRental({ item, shown: { date, rental }, reach, dropped, onClose }: EditRentalProps) {
  const [stored] = useState<Values>({
    newDate: date,
    beginTimes: rental.beginTimes,
    durations: rental.durations,
  })
  const commands = {
    date: useChangeRental('date', { onDone: onClose, isShownInForm: true }),
    weekday: useChangeRental('weekday', { onDone: onClose, isShownInForm: true }),
  }
  return (
    <EditOffer<RentalBody, Values>
      date={date}
      offer={rental}
      reach={reach}
      schema={schema}
      stored={stored}
      dropped={dropped && { ...stored, newDate: dropped.date }}
      bodyOf={(occurrence, values) => ({ ...occurrence, ...values })}
      send={(scope, body, on) => commands[scope].mutate({ body }, on)}
      isSending={commands.date.isPending || commands.weekday.isPending}
      onClose={onClose}
      dayOf={(form) => form.getInputProps('newDate')}
      fields={() => null}
      below={(form) => (
        <BeginTimes form={form} offered={[...new Set([...item.durations, ...rental.durations])]} />
      )}
    />
  )
}
