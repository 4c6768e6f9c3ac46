import { Skeleton, Text } from '@mantine/core'
import type { Slot } from '../../../domain/cart.rules.ts'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { isSellable, type Openness } from './open-days.rules.ts'

type Props = {
  slots: readonly Slot[] | undefined
  openness: (slot: Slot) => Openness
  error: unknown
  value: Slot | null
  onChoose: (slot: Slot) => void
}

export function ChooseSlot({ slots, openness, error, value, onChoose }: Props) {
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
          <span className="strong one-line">
            {slot.timeslotBegin} – {slot.timeslotEnd}
          </span>
          <span className="dimmed size-12">
            {isSellable(look) ? messages.places(slot.remainingQuantity) : messages.openness[look]}
            {look === 'nearlyFull' && (
              <span className="visually-hidden">, {messages.openness.nearlyFull}</span>
            )}
          </span>
        </>
      ),
    }
  })
  return (
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
  )
}
