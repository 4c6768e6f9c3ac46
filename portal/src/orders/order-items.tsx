import { Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { useDates } from '../kit/dates/dates.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { timesOf, type Piece, movesOf } from './entry.rules.ts'
import { orderMessages } from './orders.messages.ts'
import type { Entry, Order } from './orders.queries.ts'
import { TicketChip } from './page/ticket-chip.tsx'
import { timeMessages } from './time.messages.ts'
import { useEntryTitle } from './use-entry-title.ts'
import { useTicketTimes } from './use-ticket-times.ts'
import styles from './order.module.css'

/** The lines of the order with their tickets, and expandable rebates and taxes. */
export function OrderItems({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const localized = useLocalized()
  const money = useMoney()
  const dates = useDates()
  const titleOf = useEntryTitle()
  const { entries, lodgingEntries } = order.invoice
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="size-14 strong below-8">
        {messages.items}
      </h2>
      <ul className={styles.items}>
        {entries.map((entry, index) => (
          <li key={entry.publicId ?? index}>
            <ItemHead
              title={titleOf(entry)}
              under={<EntryUnder entry={entry} />}
              count={entry.count}
              price={money(entry.price)}
              total={money(entry.total)}
            />
            <ItemDetail rebates={entry.rebates} taxes={entry.taxes} />
            {entry.ticketOwners.length > 0 && (
              <Text size="xs">
                {entry.ticketOwners
                  .map((owners) =>
                    owners.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
                  )
                  .join(' · ')}
              </Text>
            )}
            {entry.parts.length > 0 && <EntryParts parts={entry.parts} />}
            <TicketChips units={entry.units} />
          </li>
        ))}
        {lodgingEntries.map((entry, index) => (
          <li key={entry.publicId ?? index}>
            <ItemHead
              title={localized(entry.name)}
              under={`${localized(entry.categoryName)} · ${entry.checkInDate} ${dates.hour(entry.checkInDateTime)} → ${entry.checkOutDate} ${dates.hour(entry.checkOutDateTime)} · ${messages.persons(entry.numberOfPerson)}`}
              count={1}
              price={money(entry.price)}
              total={money(entry.price)}
            />
            <ItemDetail rebates={entry.rebates} taxes={entry.taxes} />
            <TicketChips units={entry.units} isStay />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Parts of a package, each with its time and its tickets. */
function EntryParts({ parts }: Pick<Entry, 'parts'>) {
  const localized = useLocalized()
  const { timesText } = useTicketTimes()
  const whenOf = ({ kind, units, checkInDate, checkOutDate }: Entry['parts'][number]) =>
    kind === 'lodging' ? `${checkInDate} → ${checkOutDate}` : timesText(units)
  return (
    <ul className={styles.parts}>
      {parts.map((part, index) => (
        <li key={index}>
          <Text size="sm">
            {part.count} × {localized(part.title)}{' '}
            <Text span size="xs" c="dimmed">
              {[localized(part.categoryTitle), whenOf(part)].filter(Boolean).join(' · ')}
            </Text>
          </Text>
          <TicketChips
            units={part.units?.map((unit) => ({ ...unit, refunded: 0 }))}
            isStay={part.kind === 'lodging'}
          />
        </li>
      ))}
    </ul>
  )
}

/** Tickets of a line; each shows its time if the line has several times. */
function TicketChips({
  units = [],
  isStay = false,
}: {
  units: readonly Piece[] | undefined
  isStay?: boolean
}) {
  const { timeText } = useTicketTimes()
  const hasSeveralTimes = timesOf(units).length > 1
  return (
    <>
      <div className={styles.chips}>
        {units.map((unit) => (
          <TicketChip
            key={unit.publicId}
            unit={unit}
            isStay={isStay}
            when={unit.time && (hasSeveralTimes || unit.exchangedFor) ? timeText(unit.time) : null}
          />
        ))}
      </div>
      <TicketMoves units={units} />
    </>
  )
}

/** Category and current times of a line. */
function EntryUnder({ entry }: { entry: Entry }) {
  const localized = useLocalized()
  const kinds = useKindNames()
  const { timesText } = useTicketTimes()
  return (
    <>
      {[localized(entry.categoryTitle) || kinds[entry.kind], timesText(entry.units)]
        .filter(Boolean)
        .join(' · ')}
    </>
  )
}

function ItemHead({
  title,
  under,
  count,
  price,
  total,
}: {
  title: string
  under: React.ReactNode
  count: number
  price: string
  total: string
}) {
  return (
    <div className={styles.item}>
      <div>
        <Text fw={550}>{title}</Text>
        <Text size="xs" c="dimmed">
          {under}
        </Text>
      </div>
      <Text size="sm" c="dimmed" className="one-line to-right">
        {count} × {price}
      </Text>
      <Text fw={550} className="one-line to-right">
        {total}
      </Text>
    </div>
  )
}

function ItemDetail({ rebates, taxes }: Pick<Entry, 'rebates' | 'taxes'>) {
  const messages = useMessages(orderMessages)
  const localized = useLocalized()
  const money = useMoney()
  if (rebates.length + taxes.length === 0) return null
  return (
    <details className={styles.detail}>
      <summary>{messages.detail}</summary>
      <ul>
        {rebates.map(({ description, total }) => (
          <li key={description}>
            <span>{description}</span>
            <span>{money(-total)}</span>
          </li>
        ))}
        {taxes.map(({ key, description, total }) => (
          <li key={key}>
            <span>{localized(description)}</span>
            <span>{money(total)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Tickets of a line whose time was changed: old and new time, when and by whom. */
function TicketMoves({ units }: { units: Parameters<typeof movesOf>[0] }) {
  const messages = useMessages(timeMessages)
  const { fromTo, moverText } = useTicketTimes()
  const moves = movesOf(units)
  if (moves.length === 0) return null
  return (
    <ul className={styles.moves}>
      {moves.map(({ references, time, moved }) => (
        <li key={references.join()}>
          <IconArrowsExchange size={14} aria-hidden />
          <Text size="xs">
            <Text span inherit fw={550}>
              {messages.tickets(references)}
            </Text>
            {` · ${fromTo(moved, time)} · `}
            <Text span inherit c="dimmed">
              {moverText(moved)}
            </Text>
          </Text>
        </li>
      ))}
    </ul>
  )
}
