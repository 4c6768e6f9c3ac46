import { Skeleton, Text } from '@mantine/core'
import type { Slot } from '../../../domain/cart.rules.ts'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { HourMissing } from './hour-missing.tsx'
import { isSellable, type Openness } from './open-days.rules.ts'
import styles from '../counter/sell.module.css'

type Props = {
  slots: readonly Slot[] | undefined
  openness: (slot: Slot) => Openness
  /** Minutes until the end of a slot that is mostly over; null for others. */
  endsIn: (slot: Slot) => number | null
  error: unknown
  value: Slot | null
  /** The chosen hour, if the day lacks it, and the slot that is offered instead. */
  missing: string | null
  instead: Slot | null
  onChoose: (slot: Slot) => void
}

export function ChooseSlot(props: Props) {
  const { slots, openness, endsIn, error, value, onChoose } = props
  const messages = useMessages(sellMessages)
  if (error && !slots) return <ProblemAlert error={error} />
  if (!slots) return <Skeleton height={72} radius="sm" />
  if (slots.length === 0) return <Text component="output">{messages.noSlot}</Text>
  const choices = slots.map((slot) => {
    const look = openness(slot)
    return {
      value: slot.publicId,
      isDisabled: !isSellable(look),
      look,
      content: (
        <>
          <span className="one-line">
            <strong className="size-16">{slot.timeslotBegin}</strong>
            <span className="dimmed"> – {slot.timeslotEnd}</span>
          </span>
          <span className={`dimmed size-12 ${styles.places}`}>
            {isSellable(look) ? (
              <strong className={styles.left}>{messages.places(slot.remainingQuantity)}</strong>
            ) : (
              messages.openness[look]
            )}
            {isSellable(look) && <EndsSoon minutes={endsIn(slot)} />}
            {look === 'nearlyFull' && (
              <span className="visually-hidden">, {messages.openness.nearlyFull}</span>
            )}
            {isSellable(look) && <Fullness slot={slot} />}
          </span>
        </>
      ),
    }
  })
  return (
    <div>
      {value === null && <NothingChosen {...props} />}
      <ChoiceCards
        legend={messages.slot}
        layout="columns"
        choices={choices}
        value={value?.publicId ?? null}
        onChange={(id) => {
          const slot = slots.find(({ publicId }) => publicId === id)
          if (slot) onChoose(slot)
        }}
      />
    </div>
  )
}

/** Share of the places that are taken, which tells slots apart at a glance. */
function Fullness({ slot: { quantity, remainingQuantity } }: { slot: Slot }) {
  const taken = quantity > 0 ? Math.min(1, Math.max(0, 1 - remainingQuantity / quantity)) : 0
  return (
    <span className={styles.fullness} aria-hidden>
      <span style={{ width: `${taken * 100}%` }} />
    </span>
  )
}

function EndsSoon({ minutes }: { minutes: number | null }) {
  const messages = useMessages(sellMessages)
  return minutes === null ? null : <span className="warned"> · {messages.endsIn(minutes)}</span>
}

/** Says why no slot is chosen: the day lacks the chosen hour, or what is left ends soon. */
function NothingChosen({ slots, openness, missing, instead, onChoose }: Props) {
  const messages = useMessages(sellMessages)
  if (missing !== null)
    return (
      <HourMissing
        missing={missing}
        instead={instead?.timeslotBegin ?? null}
        onAgree={() => onChoose(instead!)}
      />
    )
  if (!slots?.some((slot) => isSellable(openness(slot)))) return null
  return (
    <Text component="output" size="sm" c="dimmed" display="block" mb={8}>
      {messages.allEnding}
    </Text>
  )
}
