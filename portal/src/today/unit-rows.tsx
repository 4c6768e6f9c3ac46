import { useMessages } from '../kit/text/messages.ts'
import { todayMessages } from './today.messages.ts'
import type { DayBoard } from './today.queries.ts'
import { UnitList, type Choice } from './unit-list.tsx'

type RowsProps = Choice & { board: DayBoard }

/** Equipment types: booked, handed out and late pieces of the day. */
export function RentalRows({ board: { date, rentals }, ...choice }: RowsProps) {
  const messages = useMessages(todayMessages)
  return (
    <UnitList title={messages.rentals} tab="rentals" date={date} rows={rentals} {...choice}>
      {(row) => ({
        isBooked: row.booked + row.out > 0,
        share: shareOf(row.booked, row.units),
        figures: [messages.units(row.units), messages.booked(row.booked), messages.out(row.out)],
        loud: row.late ? messages.lateUnits(row.late) : null,
      })}
    </UnitList>
  )
}

/** Unit types: the night, arrivals and departures of the day. */
export function LodgingRows({ board: { date, lodging }, ...choice }: RowsProps) {
  const messages = useMessages(todayMessages)
  return (
    <UnitList title={messages.lodging} tab="lodging" date={date} rows={lodging} {...choice}>
      {(row) => ({
        isBooked: row.sold + row.departures > 0,
        share: shareOf(row.sold + row.held, row.capacity),
        figures: [
          `${messages.freeUnits(row.free)} ${messages.of(row.capacity)}`,
          messages.taken(row.sold),
          ...(row.held ? [messages.heldUnits(row.held)] : []),
          messages.arrive(row.arrivals),
          messages.leave(row.departures),
        ],
        loud: null,
      })}
    </UnitList>
  )
}
const shareOf = (part: number, whole: number) =>
  whole > 0 ? Math.min(100, (part / whole) * 100) : 0
