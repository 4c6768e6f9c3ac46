import { Skeleton, Text } from '@mantine/core'
import { ChoiceCards } from '../kit/choice-cards.tsx'
import { RefusalAlert } from '../kit/refusal-alert.tsx'
import { useWords } from '../kit/words.ts'
import type { Slot } from './cart.rules.ts'
import { sellWords } from './sell.words.ts'
import styles from './sell.module.css'

type Props = {
  slots: readonly Slot[] | undefined
  isOver: (slot: Slot) => boolean
  error: unknown
  value: Slot | null
  onChoose: (slot: Slot) => void
}

export function ChooseSlot({ slots, isOver, error, value, onChoose }: Props) {
  const words = useWords(sellWords)
  if (error && !slots) return <RefusalAlert error={error} />
  if (!slots) return <Skeleton height={72} radius="sm" />
  if (slots.length === 0) return <Text component="output">{words.noSlot}</Text>
  const choices = slots.map((slot) => ({
    value: slot.publicId,
    isDisabled: !slot.isAvailable || isOver(slot),
    content: (
      <>
        <span className={styles.hours}>
          {slot.timeslotBegin} – {slot.timeslotEnd}
        </span>
        <span className={styles.left}>
          {isOver(slot)
            ? words.over
            : slot.remainingQuantity > 0
              ? words.places(slot.remainingQuantity)
              : words.full}
        </span>
      </>
    ),
  }))
  return (
    <ChoiceCards
      legend={words.slot}
      layout="columns"
      choices={choices}
      value={value?.publicId ?? null}
      onChange={(id) => {
        const slot = slots.find(({ publicId }) => publicId === id)
        if (slot) onChoose(slot)
      }}
    />
  )
}
