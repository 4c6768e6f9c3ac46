import { reasonLimit } from '@guichet/contract/primitives.ts'
import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Button, Checkbox, Group, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { EmailPreview } from '../../domain/email-preview.tsx'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { previewPauseMs } from '../../kit/forms/pauses.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useLanguage, useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { Order } from '../orders.queries.ts'
import { useTicketTimes } from '../use-ticket-times.ts'
import { rescheduleMessages } from './reschedule.messages.ts'
import { useHasEnded, useReschedule, useReschedulingPreview } from './reschedule.queries.ts'
import { reschedulableTickets } from './reschedule.rules.ts'

/**
 * Asks the client to choose another date: which tickets, a reason, and a preview of the email. The
 * dialog closes when the job has released the tickets.
 */
export function RescheduleOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const messages = useMessages(rescheduleMessages)
  const language = useLanguage()
  const [ticketPublicIds, setTickets] = useState(() =>
    reschedulableTickets(order).map(({ publicId }) => publicId),
  )
  const [reason, setReason] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const reasonBox = useRef<HTMLTextAreaElement>(null)
  const { reschedule, isSending } = useSending(onClose)
  const isReasonMissing = reason.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (isReasonMissing) reasonBox.current?.focus()
    else if (ticketPublicIds.length > 0 && !isSending)
      reschedule.mutate({ body: { ticketPublicIds, reason: reason.trim() } })
  }
  return (
    <Dialog
      title={messages.title(order.orderReferenceNumber)}
      size="lg"
      isLocked={isSending}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text size="sm">{messages.intro}</Text>
          <TicketChoice
            order={order}
            picked={ticketPublicIds}
            onPick={setTickets}
            isMissing={wasPressed && ticketPublicIds.length === 0}
          />
          <Textarea
            ref={reasonBox}
            label={messages.reason}
            description={messages.used(reason.length, reasonLimit)}
            required
            autosize
            minRows={3}
            maxRows={10}
            maxLength={reasonLimit}
            value={reason}
            disabled={isSending}
            error={wasPressed && isReasonMissing ? sentenceOf('required', language) : null}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Preview ticketPublicIds={ticketPublicIds} reason={reason} />
          <ProblemAlert error={reschedule.error} />
          <Group justify="flex-end">
            <Button variant="default" disabled={isSending} onClick={onClose}>
              {messages.keep}
            </Button>
            <Button type="submit" loading={isSending}>
              {messages.send(ticketPublicIds.length)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Combines the command and its background job: sending until both have ended. */
function useSending(onEnd: () => void) {
  const client = useQueryClient()
  const [work, setWork] = useState<string | null>(null)
  const reschedule = useReschedule(setWork)
  const hasEnded = useHasEnded(work)
  useEffect(() => {
    if (!hasEnded) return
    void client.invalidateQueries({ queryKey: queryKeys.orders.all })
    onEnd()
  }, [hasEnded, client, onEnd])
  return { reschedule, isSending: reschedule.isPending || work !== null }
}

type ChoiceProps = {
  order: Order
  picked: readonly string[]
  onPick: (ids: string[]) => void
  isMissing: boolean
}
function TicketChoice({ order, picked, onPick, isMissing }: ChoiceProps) {
  const messages = useMessages(rescheduleMessages)
  const localized = useLocalized()
  const { timeText } = useTicketTimes()
  const tickets = useMemo(() => reschedulableTickets(order), [order])
  return (
    <Checkbox.Group
      label={messages.tickets}
      value={[...picked]}
      onChange={onPick}
      error={isMissing ? messages.pickOne : null}
    >
      <Stack gap={6} mt={6}>
        {tickets.map(({ publicId, reference, title, time }) => (
          <Checkbox
            key={publicId}
            size="sm"
            value={publicId}
            label={`${localized(title)} · ${timeText(time)}`}
            description={reference}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

type PreviewProps = { ticketPublicIds: string[]; reason: string }
function Preview({ ticketPublicIds, reason }: PreviewProps) {
  const messages = useMessages(rescheduleMessages)
  const asked = useMemo(() => ({ ticketPublicIds, reason }), [ticketPublicIds, reason])
  const [still] = useDebouncedValue(asked, previewPauseMs)
  const { data, isError } = useReschedulingPreview(still)
  if (ticketPublicIds.length === 0) return null
  return (
    <section aria-label={messages.preview}>
      {isError && <Text size="sm">{messages.previewFailed}</Text>}
      {!data && !isError && <Skeleton height={240} />}
      {data && <EmailPreview emails={data.emails} />}
    </section>
  )
}
