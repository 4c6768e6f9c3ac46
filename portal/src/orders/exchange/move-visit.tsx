import { Checkbox, NativeSelect, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { whenSlot } from '../../domain/cart.rules.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { OmittedTicket } from '../sale/counter/omitted-ticket.ts'
import { useSellable } from '../sale/counter/sell.queries.ts'
import { ChooseBegin } from '../sale/times/choose-begin.tsx'
import { ChooseSlot } from '../sale/times/choose-slot.tsx'
import { useBeginsOfDay } from '../sale/times/use-begin-choice.ts'
import { useSlotsOfDay } from '../sale/times/use-slots-of-day.ts'
import { useTicketTimes } from '../use-ticket-times.ts'
import { editMessages } from './edit.messages.ts'
import type { Change, Choice } from './edit.queries.ts'
import { placeOf } from './edit.rules.ts'
import {
  countOf,
  timeOfRental,
  type MovableLine,
  type Visit,
  type VisitMove,
} from './move.rules.ts'
import styles from './edit.module.css'

type Props = {
  visit: Visit
  /** Null until a day is chosen. */
  date: string | null
  children: (move: VisitMove) => ReactNode
}
type Time = { choice: Omit<Choice, 'productId'>; text: string }

/** A visit with its new time on a day: the same hour where the day has it. It may stay, too. */
export function MoveVisit({ visit, date, children }: Props) {
  const messages = useMessages(editMessages)
  const localized = useLocalized()
  const { timeText } = useTicketTimes()
  const [moves, setMoves] = useState(true)
  const [products, setProducts] = useState<Readonly<Record<string, string>>>({})
  const { ticket } = visit.lines[0]!
  const name = localized(ticket.description ?? ticket.title)
  const now = timeText(ticket.time)
  const Times = visit.source.kind === 'rental' ? RentalTimes : SlotTimes
  const moveTo = (time: Time | null): VisitMove => {
    if (!moves) return { changes: [], fromTo: [], count: 0 }
    return {
      changes: time && visit.lines.map((line) => changeOf(line, time, products[line.publicId])),
      fromTo: time ? [messages.fromTo(name, now, time.text)] : [],
      count: countOf(visit.lines),
    }
  }
  return (
    <>
      <section className={styles.visit} aria-label={name}>
        <Checkbox
          checked={moves}
          onChange={(event) => setMoves(event.currentTarget.checked)}
          aria-label={messages.moveVisit(name)}
          label={
            <>
              <span className="strong">{name}</span>
              <span className="block dimmed size-12">{messages.now(now)}</span>
            </>
          }
        />
        <ul className={styles.lines}>
          {visit.lines.map((line) => (
            <li key={line.publicId}>
              {line.like} ×{' '}
              <TypeOfLine
                line={line}
                isFixed={!moves}
                value={products[line.publicId] ?? line.productId}
                onChange={(id) => setProducts({ ...products, [line.publicId]: id })}
              />
            </li>
          ))}
        </ul>
        {moves && date === null && (
          <Text size="sm" c="dimmed">
            {messages.incomplete}
          </Text>
        )}
      </section>
      <OmittedTicket value={ticket.publicId}>
        <Times visit={visit} date={moves ? date : null}>
          {(time) => <OmittedTicket value={null}>{children(moveTo(time))}</OmittedTicket>}
        </Times>
      </OmittedTicket>
    </>
  )
}

const changeOf = (
  { publicId, version, like, productId, rental }: MovableLine,
  { choice }: Time,
  chosenProduct: string | undefined,
): Change => ({
  ...choice,
  ...(rental && { specificationPublicId: rental.specificationPublicId }),
  productId: chosenProduct ?? productId!,
  ticketPublicId: publicId,
  version,
  quantity: like,
})

type TimesProps = {
  visit: Visit
  date: string | null
  children: (time: Time | null) => ReactNode
}
function SlotTimes({ visit, date, children }: TimesProps) {
  const { source, begin, lines } = visit
  const [chosen, setChosen] = useState({
    slotId: lines[0]!.activity?.slotPublicId ?? null,
    begin,
  })
  const { slot, slotProps } = useSlotsOfDay(source.id, date, chosen.begin ? chosen : null)
  return (
    <>
      {date && (
        <ChooseSlot
          {...slotProps}
          onChoose={(item) => setChosen({ slotId: item.publicId, begin: item.timeslotBegin })}
        />
      )}
      {children(
        date && slot
          ? {
              choice: {
                activePeriodStartDateTimeUtc: slot.activationDateTimeUtc,
                timeslotBegin: slot.timeslotBegin,
                timeslotEnd: slot.timeslotEnd,
              },
              text: whenSlot(date, slot),
            }
          : null,
      )}
    </>
  )
}

function RentalTimes({ visit: { source, begin: first, lines }, date, children }: TimesProps) {
  const { timeText } = useTicketTimes()
  const { timeZone } = useBusiness()
  const rentals = lines.flatMap(({ rental }) => rental ?? [])
  const [picked, setPicked] = useState(
    first ? { time: first, isCustom: rentals.some((rental) => rental.isBeginTimeCustom) } : null,
  )
  const [duration, ...others] = new Set(rentals.map((rental) => rental.duration))
  const { begin, beginProps } = useBeginsOfDay(source.id, date, {
    duration: others.length === 0 ? duration! : null,
    picked,
  })
  return (
    <>
      {date && <ChooseBegin {...beginProps} onPick={setPicked} />}
      {children(
        begin && {
          choice: {
            activePeriodStartDateTimeUtc: begin.beginsAt,
            ...(begin.isCustom && { isBeginTimeCustom: true }),
          },
          text:
            others.length === 0
              ? timeText(timeOfRental(begin, duration!, timeZone))
              : `${begin.date} ${begin.beginTime}`,
        },
      )}
    </>
  )
}

type TypeProps = {
  line: MovableLine
  isFixed: boolean
  value: string | null
  onChange: (productId: string) => void
}
/** Type of a line, which another day may need to change; a text where there is no other one. */
function TypeOfLine({ line, isFixed, value, onChange }: TypeProps) {
  const messages = useMessages(editMessages)
  const localized = useLocalized()
  const { data } = useSellable()
  const types = placeOf(data?.activities ?? [], line.productId)?.category.products ?? []
  const name = localized(line.ticket.title)
  if (isFixed || line.rental || types.length < 2) return name
  return (
    <NativeSelect
      aria-label={messages.typeOf(name)}
      value={value ?? undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={types.map(({ productId, title }) => ({ value: productId, label: localized(title) }))}
    />
  )
}
