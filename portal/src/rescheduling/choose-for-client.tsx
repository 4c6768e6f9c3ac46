import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../kit/api/call.ts'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { queryKeys } from '../kit/api/query-keys.ts'
import { instantOfWall, useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { TimeField } from '../kit/dates/time-field.tsx'
import { formMessages } from '../kit/forms/form.messages.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import type { ChosenTicket } from './board-orders.tsx'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { useMoveTicket } from './rescheduling.queries.ts'

/**
 * A clerk chooses for a client who called: a slot of the activity, or another start time of the
 * same rental.
 */
export function ChooseForClient({
  chosen: { ticket, email },
  onClose,
}: {
  chosen: ChosenTicket
  onClose: () => void
}) {
  const messages = useMessages(reschedulingMessages)
  const form = useMessages(formMessages)
  const localized = useLocalized()
  const dates = useDates()
  const [day, setDay] = useState<string | null>(null)
  const [choice, setChoice] = useState('')
  const [sendsTicket, setSends] = useState(email !== null)
  const move = useMoveTicket(onClose)
  const slots = useSlots(ticket.activityPublicId, day)
  const to = ticket.activityPublicId ? slotTo(choice) : beginTo(day, choice, dates.timeZone)
  return (
    <Dialog onClose={onClose} title={messages.chooseTitle}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (to)
            move.mutate({
              params: { id: ticket.publicId },
              body: { version: ticket.version, to, sendsTicket },
            })
        }}
      >
        <Stack gap="sm">
          <Text fw={550}>
            {[ticket.categoryTitle, ticket.title].map(localized).filter(Boolean).join(' – ')}{' '}
            <Text span c="dimmed">
              {ticket.reference}
            </Text>
          </Text>
          <DayField
            label={messages.newDate}
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
              label={messages.newTime}
              required
              value={choice}
              disabled={!slots.data?.length}
              onChange={(event) => setChoice(event.currentTarget.value)}
              data={[
                {
                  value: '',
                  label: slots.data && !slots.data.length ? messages.noSlot : messages.pickTime,
                },
                ...(slots.data ?? []).map((slot) => ({
                  value: slot.publicId,
                  label: `${slot.timeslotBegin} – ${slot.timeslotEnd} · ${messages.left(slot.remainingQuantity)}`,
                  disabled: !slot.isAvailable,
                })),
              ]}
            />
          ) : (
            <TimeField
              label={messages.newBegin}
              description={messages.beginHint}
              value={choice}
              onChange={setChoice}
            />
          )}
          {email && (
            <Checkbox
              label={messages.sendsTicket(email)}
              description={messages.sendsHint}
              checked={sendsTicket}
              onChange={(event) => setSends(event.currentTarget.checked)}
            />
          )}
          <ProblemAlert error={move.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {form.cancel}
            </Button>
            <Button type="submit" loading={move.isPending} disabled={!to}>
              {messages.chooseVerb}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

const slotTo = (slotPublicId: string) => (slotPublicId ? { slotPublicId } : null)
const beginTo = (day: string | null, time: string, timeZone: string) => {
  const beginDateTimeUtc = day && instantOfWall(day, time, timeZone)
  return beginDateTimeUtc ? { beginDateTimeUtc } : null
}

function useSlots(activityPublicId: string | null, day: string | null) {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.rescheduling.slots(activityPublicId, day, 'choice'),
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
