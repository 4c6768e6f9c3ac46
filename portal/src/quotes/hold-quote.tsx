import { Button, Group, Text } from '@mantine/core'
import { IconClockPause } from '@tabler/icons-react'
import { useState } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { DayField } from '../kit/dates/day-field.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { quoteMessages } from './quotes.messages.ts'
import { useHoldQuote, useReleaseQuoteHold, type Quote } from './quotes.queries.ts'

/** Whether the places of a quote are held, and until when. */
export function HoldPlaces({ quote, isDirty = false }: { quote: Quote; isDirty?: boolean }) {
  const messages = useMessages(quoteMessages)
  const { day } = useDates()
  const [isOpen, setOpen] = useState(false)
  const release = useReleaseQuoteHold()
  const until = quote.heldUntilDateTimeUtc
  // Both change the version that unsaved edits are based on.
  const whileEdited = isDirty ? { disabled: true, title: messages.saveFirst } : {}
  // A hold ends when the next day begins.
  const lastDay = until && day(new Date(Date.parse(until) - 1).toISOString())
  return (
    <section aria-labelledby="quote-hold">
      <h2 id="quote-hold" className="size-14 strong below-8">
        {messages.hold}
      </h2>
      <Text size="sm" {...(!lastDay && { c: 'dimmed' })} component="output" display="block" mb={8}>
        {lastDay ? messages.heldUntil(lastDay) : messages.holdText}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconClockPause size={16} aria-hidden />}
          {...whileEdited}
          onClick={() => setOpen(true)}
        >
          {lastDay ? messages.keepOther : messages.keep}
        </Button>
        {lastDay && (
          <Button
            variant="subtle"
            size="xs"
            loading={release.isPending}
            {...whileEdited}
            onClick={() => release.mutate({ params: { id: quote.publicId } })}
          >
            {messages.release}
          </Button>
        )}
      </Group>
      {isOpen && (
        <HoldDialog
          quote={quote}
          usual={lastDay ?? quote.expiresOn}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

type Props = { quote: Quote; usual: string; onClose: () => void }
function HoldDialog({ quote, usual, onClose }: Props) {
  const messages = useMessages(quoteMessages)
  const { today } = useDates()
  const [until, setUntil] = useState<string | null>(usual < today() ? today() : usual)
  const hold = useHoldQuote(onClose)
  return (
    <Dialog title={messages.keep} onClose={onClose} isLocked={hold.isPending}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (until)
            hold.mutate({
              params: { id: quote.publicId },
              body: { version: quote.version, until },
            })
        }}
      >
        <DayField
          label={messages.holdUntil}
          isRequired
          value={until}
          min={today()}
          onChange={setUntil}
        />
        <div className="row wraps gap-8 above-12">
          <Button type="submit" loading={hold.isPending} disabled={!until}>
            {messages.keep}
          </Button>
          <Button variant="default" disabled={hold.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
        <ProblemAlert error={hold.error} />
      </form>
    </Dialog>
  )
}
