import { mostMembers } from '@guichet/contract/orders/sale/party.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { useDuration } from '../../../kit/dates/durations.ts'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import type { Person } from '../buyer/party-in-cart.rules.ts'
import type { Seat } from './party-cart.rules.ts'
import { firstAdultOf } from './party-client.rules.ts'
import { PartyClient } from './party-client.tsx'
import { linesOf } from './party-lines.rules.ts'
import { isWhole, sizeNamed, type Plan } from './party-plan.rules.ts'
import { PartyRow } from './party-row.tsx'
import type { RowPart } from './party-rows.rules.ts'
import { PartySummary } from './party-summary.tsx'
import { partyMessages } from './party.messages.ts'
import { useFittedRows, type FittedRows, type PartyRows } from './use-party.ts'
import styles from './party.module.css'

type Props = {
  party: PartyRows
  plan: Plan
  /** Nothing is known of the client of the sale yet. */
  isClientOpen: boolean
  onSeats: (seats: Seat[], client: Person | null) => void
}

type Seating = { problem: string } | { seats: Seat[] }
const isTimed = ({ category, equipment, tickets, rental }: Plan) =>
  (category === null || tickets.at !== null) && (equipment.length === 0 || !!rental?.duration)
const isReady = ({ fitted, problems }: FittedRows['named'][number]): boolean =>
  fitted !== null && isWhole(fitted.choices) && Object.keys(problems).length === 0

/** The pieces of each person, or the problem that prevents adding them. */
function useSeats(plan: Plan) {
  const messages = useMessages(partyMessages)
  const localized = useLocalized()
  const formatDuration = useDuration()
  const seatsOf = (named: FittedRows['named']): Seating => {
    const seats: Seat[] = []
    for (const { row, fitted, person } of named) {
      const { lines, unlasting } = linesOf(plan, fitted!.choices, formatDuration)
      const model = unlasting && sizeNamed(plan.equipment, unlasting)?.model
      if (model) return { problem: messages.notLasting(localized(model.name)) }
      seats.push(...lines.map((piece) => ({ ...piece, person, picture: row.picture })))
    }
    return { seats }
  }
  return ({ named, badAt, isSettled }: FittedRows) => {
    const ready = isTimed(plan) ? named.filter(isReady) : []
    const seating = (): Seating => {
      if (named.length === 0) return { problem: messages.noOne }
      if (!plan.category && plan.equipment.length === 0) return { problem: messages.nothing }
      if (!isTimed(plan)) return { problem: messages.notReady }
      // The row itself shows the problem.
      if (badAt >= 0 || !isSettled) return { problem: '' }
      return seatsOf(named)
    }
    const soFar = seatsOf(ready)
    return { seating: seating(), soFar: 'seats' in soFar ? soFar.seats : [] }
  }
}

const placeOf = (target: EventTarget) =>
  Number((target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row)
/** Deferred until the row is rendered. */
const focusRow = (place: number, selector = 'input') =>
  setTimeout(() =>
    document
      .querySelector<HTMLElement>(`[data-row='${place}'] :is(${selector})`)
      ?.focus({ preventScroll: false }),
  )
/** Deferred until the rows are rendered: Enter then adds a returning party to the cart. */
export const focusPut = () =>
  setTimeout(() => document.querySelector<HTMLElement>('[data-put]')?.focus())
/** Enter moves to the next person and adds a row after the last; pasted lists fill the rows. */
const keysOf = ({ rows, add, paste }: PartyRows) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const place = placeOf(event.target)
    if (place >= rows.length && rows.length < mostMembers) add()
    focusRow(place + 1)
  },
  onPaste: (event: ClipboardEvent<HTMLElement>) => {
    const part = (event.target as HTMLElement).dataset.part as RowPart | undefined
    const text = event.clipboardData.getData('text/plain')
    if (part && paste(placeOf(event.target) - 1, part, text)) event.preventDefault()
  },
})

/** Whether a pass of the category requires a photo of its holder. */
const asksForFaces = ({ category }: Plan): boolean =>
  category?.products.some(({ identifications }) =>
    identifications.some(({ isPictureRequired }) => isPictureRequired),
  ) ?? false

/** Rows of the party with their fitting choices, and the button that adds them to the cart. */
export function PartyForm({ party, plan, isClientOpen, onSeats }: Props) {
  const messages = useMessages(partyMessages)
  const fitted = useFittedRows(party, plan)
  const seatsOf = useSeats(plan)
  const [isPressed, setPressed] = useState(false)
  const { seating, soFar } = seatsOf(fitted)
  const adult = isClientOpen ? firstAdultOf(fitted.named) : null
  const isPictured = asksForFaces(plan)
  const put = () => {
    setPressed(true)
    if ('seats' in seating) return onSeats(seating.seats, party.isClient ? adult : null)
    if (fitted.badAt >= 0) focusRow(fitted.badAt + 1, "[aria-invalid='true'], [data-open] select")
  }
  return (
    <div className={styles.wide} {...keysOf(party)}>
      <p className="dimmed size-13 no-margin above-12">
        {messages.hint}{' '}
        <output>{party.pasted && messages.pasted(party.pasted.count, party.pasted.surplus)}</output>
      </p>
      <ul className="above-12 ruled">
        {fitted.all.map(({ row, problems, fitted: fit }, i) => (
          <PartyRow
            key={row.id}
            row={row}
            place={i + 1}
            plan={plan}
            problems={problems}
            fitted={fit}
            areAllShown={isPressed}
            isPictured={isPictured}
            onPicture={(picture) => party.show(row.id, picture)}
            onType={(part, text) => party.type(row.id, part, text)}
            onPick={(picked) => party.pick(row.id, picked)}
            onRemove={() => {
              party.remove(row.id)
              focusRow(Math.max(1, i))
            }}
          />
        ))}
      </ul>
      {/* Not in the bar below, which would take the height of a person on a phone. */}
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={party.rows.length >= mostMembers}
        onClick={() => {
          party.add()
          focusRow(party.rows.length + 1)
        }}
      >
        {messages.add}
      </Button>
      <ProblemAlert error={fitted.error} />
      <div className={styles.foot}>
        {adult && (
          <PartyClient adult={adult} isClient={party.isClient} onChange={party.setClient} />
        )}
        <PartySummary
          seats={soFar}
          problem={isPressed && 'problem' in seating ? seating.problem : ''}
        />
        <Button
          data-put
          onClick={put}
          loading={
            fitted.named.length > 0 && !fitted.isSettled && !fitted.error && fitted.badAt < 0
          }
        >
          {messages.put}
        </Button>
      </div>
    </div>
  )
}
