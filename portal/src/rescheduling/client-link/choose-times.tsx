import { Button, Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { linkMessages } from './link.messages.ts'
import { useAnswers, type LinkTicket, type LinkView } from './link.queries.ts'
import { TimeCards } from './time-cards.tsx'
import { useTimeMessages } from './time-messages.ts'
import { useTimeChoice } from './use-time-choice.ts'
import styles from './link.module.css'

const Confirm = lazyPart(() => import('../../kit/layout/confirm.tsx'), 'Confirm')

/** A common choice for tickets that can have the same time; some can be left for another choice. */
export function ChooseTimes({
  view,
  tickets,
  token,
}: {
  view: LinkView
  tickets: readonly LinkTicket[]
  token: string
}) {
  const messages = useMessages(linkMessages)
  const localized = useLocalized()
  const time = useTimeMessages(view.business.timeZone)
  const [left, setLeft] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const { choose, refund } = useAnswers(token)
  const ids = tickets.map(({ publicId }) => publicId).filter((id) => !left.includes(id))
  const choice = useTimeChoice(token, ids)
  const { chosen } = choice
  const title = [tickets[0]!.categoryTitle ?? tickets[0]!.title].map(localized).join('')
  const toggle = (id: string) =>
    setLeft(left.includes(id) ? left.filter((other) => other !== id) : [...left, id])
  const confirm = () =>
    chosen &&
    choose.mutate(
      ids.map((ticketPublicId) => ({
        ticketPublicId,
        to: chosen.slotPublicId
          ? { slotPublicId: chosen.slotPublicId }
          : { beginDateTimeUtc: chosen.beginDateTimeUtc },
      })),
      {
        onSuccess: () => setLeft([]),
        onError: choice.takeBack,
      },
    )
  const asked = tickets.every(({ state }) => state === 'refundAsked')
  return (
    <section className="panel below-16 padded" aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {tickets.length > 1 && (
        <fieldset className={styles.which}>
          <legend>{messages.which}</legend>
          {tickets.map((ticket) => (
            <Checkbox
              key={ticket.publicId}
              label={`${localized(ticket.title)} · ${time.span(ticket.lost)}`}
              checked={!left.includes(ticket.publicId)}
              onChange={() => toggle(ticket.publicId)}
            />
          ))}
        </fieldset>
      )}
      <TimeCards choice={choice} isPossible={ids.length > 0} timeZone={view.business.timeZone} />
      <Problem error={choose.error ?? refund.error} />
      {chosen && ids.length > 0 && (
        <Button
          size="lg"
          fullWidth
          mt="sm"
          loading={choose.isPending}
          disabled={refund.isPending}
          onClick={confirm}
        >
          {messages.confirm(ids.length)}
        </Button>
      )}
      {asked ? (
        <Text size="sm" component="output" mt="sm" display="block">
          {messages.refundSent}
        </Text>
      ) : (
        <Button
          variant="subtle"
          mt="sm"
          disabled={!ids.length || choose.isPending}
          loading={refund.isPending}
          onClick={() => setAsking(true)}
        >
          {messages.refund}
        </Button>
      )}
      {isAsking && (
        <Confirm
          title={messages.refundTitle}
          verb={messages.refundVerb}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            refund.mutate(ids)
          }}
        >
          {messages.refundText}
        </Confirm>
      )}
    </section>
  )
}

function Problem({ error }: { error: unknown }) {
  const messages = useMessages(linkMessages)
  if (!error) return null
  const sentenceOf = () => {
    if (isApiError(error, 'NotEnoughInventory', 'NotOnSale')) return messages.taken
    if (isApiError(error, 'NotMovable')) return messages.changed
    return isApiError(error, 'TooManyTries') ? messages.tooMany : messages.notDone
  }
  return (
    <Text role="alert" mt="sm" c="var(--mantine-color-error)" fw={550}>
      {sentenceOf()}
    </Text>
  )
}
