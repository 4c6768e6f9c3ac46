import { RentalChange } from '@guichet/contract/timetables/timetable.ts'
import { useState } from 'react'
import { z } from 'zod'
import { BeginTimes } from './begin-times.tsx'
import type { RentalBody } from './change-body.ts'
import { EditOffer } from './edit-offer.tsx'
import type { Dropped } from './timetable.rules.ts'
import { useChangeRental, type Item, type Reach, type RentalDay } from './timetables.queries.ts'

const schema = z.object({
  newDate: RentalChange.newDate,
  beginTimes: RentalChange.beginTimes,
  durations: RentalChange.durations,
})
type Values = { newDate: string; beginTimes: string[]; durations: string[] }
type Props = {
  item: Item
  shown: { date: string; rental: RentalDay }
  reach: Reach | undefined
  dropped?: Dropped
  onClose: () => void
}

/** Form for the day, start times and durations of equipment. */
export function EditRental({ item, shown: { date, rental }, reach, dropped, onClose }: Props) {
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
