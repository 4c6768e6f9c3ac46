import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBusiness } from '../kit/business.ts'
import { call } from '../kit/call.ts'
import { instantOfWall, useDates } from '../kit/dates.ts'
import { DayField } from '../kit/day-field.tsx'
import { formWords } from '../kit/form.words.ts'
import { kitWords } from '../kit/kit.words.ts'
import { RefusalAlert } from '../kit/refusal-alert.tsx'
import { useReturnFocus } from '../kit/return-focus.ts'
import { TimeField } from '../kit/time-field.tsx'
import { useSaid, useWords } from '../kit/words.ts'
import { useMoveTicket, type LostTicket } from './rescheduling.queries.ts'
import { reschedulingWords } from './rescheduling.words.ts'

/**
 * A clerk chooses for somebody who called: a slot of the activity, or another begin of the same
 * rental.
 */
export function ChooseForClient({ ticket, onClose }: { ticket: LostTicket; onClose: () => void }) {
  const [words, form, kit] = [useWords(reschedulingWords), useWords(formWords), useWords(kitWords)]
  const said = useSaid()
  const dates = useDates()
  const [day, setDay] = useState<string | null>(null)
  const [choice, setChoice] = useState('')
  const move = useMoveTicket(onClose)
  useReturnFocus(true)
  const slots = useSlots(ticket.activityPublicId, day)
  const beginsAt =
    day && !ticket.activityPublicId ? instantOfWall(day, choice, dates.timeZone) : null
  const to = ticket.activityPublicId
    ? choice
      ? { slotPublicId: choice }
      : null
    : beginsAt
      ? { beginDateTimeUtc: beginsAt }
      : null
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.chooseTitle}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (to)
            move.mutate({ params: { id: ticket.publicId }, body: { version: ticket.version, to } })
        }}
      >
        <Stack gap="sm">
          <Text fw={550}>
            {[ticket.categoryTitle, ticket.title].map(said).filter(Boolean).join(' – ')}{' '}
            <Text span c="dimmed">
              {ticket.reference}
            </Text>
          </Text>
          <DayField
            label={words.newDate}
            isRequired
            min={dates.today()}
            value={day}
            onChange={(next) => {
              setDay(next)
              setChoice('')
            }}
          />
          {ticket.activityPublicId ? (
            <NativeSelect
              label={words.newTime}
              required
              value={choice}
              disabled={!slots.data?.length}
              onChange={(event) => setChoice(event.currentTarget.value)}
              data={[
                {
                  value: '',
                  label: slots.data && !slots.data.length ? words.noSlot : words.pickTime,
                },
                ...(slots.data ?? []).map((slot) => ({
                  value: slot.publicId,
                  label: `${slot.timeslotBegin} – ${slot.timeslotEnd} · ${words.left(slot.remainingQuantity)}`,
                  disabled: !slot.isAvailable,
                })),
              ]}
            />
          ) : (
            <TimeField
              label={words.newBegin}
              description={words.beginHint}
              value={choice}
              onChange={setChoice}
            />
          )}
          <RefusalAlert error={move.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {form.cancel}
            </Button>
            <Button type="submit" loading={move.isPending} disabled={!to}>
              {words.chooseVerb}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function useSlots(activityPublicId: string | null, day: string | null) {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: ['rescheduling', 'slots', activityPublicId, day, 'choice'],
    enabled: activityPublicId !== null && day !== null,
    queryFn: async ({ signal }) =>
      (
        await call(
          findTimeslots,
          {
            body: {
              collaboratorPublicId: publicId,
              activityPublicId: activityPublicId!,
              dateSelected: day!,
            },
          },
          { signal },
        )
      ).timeslots,
  })
}
