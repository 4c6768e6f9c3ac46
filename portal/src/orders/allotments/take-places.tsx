import { mostPlaces, mostSlots } from '@guichet/contract/orders/allotments/allotment.ts'
import { Button, Checkbox, Skeleton, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { QueryBoundary } from '../../kit/api/query-boundary.tsx'
import { useMinute } from '../../kit/dates/use-minute.ts'
import { QuantityStepper } from '../../kit/forms/quantity-stepper.tsx'
import { deviceId } from '../../kit/session/device-id.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { AllotmentKeeper } from './allotment-keeper.ts'
import type { Usual } from './allotment-storage.ts'
import { allotmentMessages } from './allotments.messages.ts'
import { useSlotsOfToday, useTake } from './allotments.queries.ts'
import {
  followUsual,
  freeSlotsOf,
  usualOf,
  slotRequests,
  type FreeSlot,
  type PlacesBySlot,
} from './take.rules.ts'
import styles from './allotments.module.css'

/** Form that takes places of today's slots for this counter. */
export function TakePlaces({ keeper, usual }: { keeper: AllotmentKeeper; usual: Usual }) {
  const messages = useMessages(allotmentMessages)
  const board = useSlotsOfToday()
  const { instant } = useMinute()
  return (
    <section className="panel" aria-labelledby="take">
      <h2 id="take" tabIndex={-1} className={styles.heading}>
        {messages.take}
      </h2>
      <Text size="sm" c="dimmed" mb={12}>
        {messages.takeHint}
      </Text>
      <QueryBoundary query={board} title={messages.slotsFailed} loading={<Skeleton height={200} />}>
        {(data) => {
          const slots = freeSlotsOf(data, instant)
          return slots.length === 0 ? (
            <Text>{messages.noSlots}</Text>
          ) : (
            <TakeForm keeper={keeper} usual={usual} slots={slots} />
          )
        }}
      </QueryBoundary>
    </section>
  )
}

type FormProps = { keeper: AllotmentKeeper; usual: Usual; slots: readonly FreeSlot[] }
function TakeForm({ keeper, usual, slots }: FormProps) {
  const messages = useMessages(allotmentMessages)
  const [counterName, setCounterName] = useState(usual.counterName)
  const [places, setPlaces] = useState(usual.places)
  const [wanted, setWanted] = useState<PlacesBySlot>({})
  const take = useTake(async (allotment) => {
    setWanted({})
    scrollTo({ top: 0 })
    await keeper.keep(allotment, { counterName: counterName.trim(), places })
  })
  const chosen = slotRequests(slots, wanted)
  const count = chosen.reduce((sum, slot) => sum + slot.places, 0)
  const canTake = counterName.trim() !== '' && count > 0 && chosen.length <= mostSlots
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (canTake)
          take.mutate({
            body: { devicePublicId: deviceId(), counterName: counterName.trim(), slots: chosen },
          })
      }}
    >
      <div className={styles.usual}>
        <TextInput
          label={messages.counterName}
          placeholder={messages.counterHint}
          value={counterName}
          maxLength={60}
          required
          onChange={({ currentTarget }) => setCounterName(currentTarget.value)}
        />
        <div>
          <span className={styles.label} aria-hidden>
            {messages.usual}
          </span>
          <QuantityStepper
            label={messages.usual}
            value={places}
            min={1}
            max={mostPlaces}
            onChange={(now) => {
              setWanted((was) => followUsual(slots, was, { before: places, now }))
              setPlaces(now)
            }}
          />
        </div>
      </div>
      <ul className={styles.rows} aria-label={messages.today}>
        {slots.map((slot) => (
          <SlotRow
            key={slot.publicId}
            slot={slot}
            wanted={wanted[slot.publicId] ?? 0}
            usual={places}
            onChange={(next) => setWanted((was) => ({ ...was, [slot.publicId]: next }))}
          />
        ))}
      </ul>
      {chosen.length > mostSlots && (
        <Text role="alert" size="sm" c="var(--negative)">
          {messages.tooMany}
        </Text>
      )}
      <Button type="submit" size="md" mt="sm" disabled={!canTake} loading={take.isPending}>
        {messages.takeButton(count)}
      </Button>
    </form>
  )
}

type RowProps = {
  slot: FreeSlot
  wanted: number
  usual: number
  onChange: (places: number) => void
}
/** Ticking selects the usual number of places, which can then be changed. */
function SlotRow({ slot, wanted, usual, onChange }: RowProps) {
  const messages = useMessages(allotmentMessages)
  const localized = useLocalized()
  const name = `${slot.beginTime} ${localized(slot.name)}`
  return (
    <li className={styles.free}>
      <Checkbox
        size="md"
        checked={wanted > 0}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? usualOf(slot.most, usual) : 0)
        }
        label={
          <>
            <strong>
              {slot.beginTime} – {slot.endTime}
            </strong>{' '}
            {localized(slot.name)}{' '}
            <small className="one-line">{messages.freePlaces(slot.most)}</small>
          </>
        }
      />
      {wanted > 0 && (
        <QuantityStepper
          label={messages.placesOf(name)}
          value={wanted}
          max={slot.most}
          onChange={onChange}
        />
      )}
    </li>
  )
}
