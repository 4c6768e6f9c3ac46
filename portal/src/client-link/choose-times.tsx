import { Button, Checkbox, Skeleton, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { isApiError } from '../kit/api-error.ts'
import { ChoiceCards } from '../kit/choice-cards.tsx'
import { useLocalized, useMessages } from '../kit/messages.ts'
import { linkMessages } from './link.messages.ts'
import {
  useAnswers,
  useTimes,
  type FreeTime,
  type LinkTicket,
  type LinkView,
} from './link.queries.ts'
import { useTimeMessages } from './time-messages.ts'
import styles from './link.module.css'

const Confirm = lazy(() =>
  import('../kit/confirm.tsx').then((module) => ({ default: module.Confirm })),
)
const keyOf = ({ slotPublicId, beginDateTimeUtc }: FreeTime) => slotPublicId ?? beginDateTimeUtc

/** One choice for tickets that can have it together; some of them may be left for another one. */
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
  const [from, setFrom] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [at, setAt] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { choose, refund } = useAnswers(token)
  const ids = tickets.map(({ publicId }) => publicId).filter((id) => !left.includes(id))
  const times = useTimes(token, ids, from)
  const days = times.data?.days ?? []
  const ofDay = days.find(({ date }) => date === day)?.times ?? []
  const chosen = ofDay.find((item) => keyOf(item) === at)
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
        onError: () => {
          setAt(null)
          void times.refetch()
        },
      },
    )
  const asked = tickets.every(({ state }) => state === 'refundAsked')
  return (
    <section className={`panel ${styles.block}`} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {tickets.length > 1 && (
        <fieldset className={styles.which}>
          <legend>{messages.which}</legend>
          {tickets.map((ticket) => (
            <Checkbox
              key={ticket.publicId}
              label={localized(ticket.title)}
              checked={!left.includes(ticket.publicId)}
              onChange={() => toggle(ticket.publicId)}
            />
          ))}
        </fieldset>
      )}
      {times.isLoading && <Skeleton height={120} />}
      {times.error && (
        <Text role="alert" size="sm">
          {messages.timesFailed}
        </Text>
      )}
      {times.data && days.length === 0 && <Text component="output">{messages.noTime}</Text>}
      {days.length > 0 && ids.length > 0 && (
        <>
          <ChoiceCards
            legend={messages.day}
            layout="columns"
            value={day}
            onChange={(next) => {
              setDay(next)
              setAt(null)
            }}
            choices={days.map(({ date }) => ({
              value: date,
              content: <span className={styles.day}>{time.day(date)}</span>,
            }))}
          />
          <div className={styles.turn}>
            {from && (
              <Button
                variant="subtle"
                onClick={() => {
                  setFrom(null)
                  setDay(null)
                }}
              >
                {messages.first}
              </Button>
            )}
            {times.data?.next && (
              <Button
                variant="subtle"
                onClick={() => {
                  setFrom(times.data.next)
                  setDay(null)
                }}
              >
                {messages.more}
              </Button>
            )}
          </div>
          {ofDay.length > 0 && (
            <ChoiceCards
              legend={messages.time}
              layout="columns"
              value={at}
              onChange={setAt}
              choices={ofDay.map((item) => ({
                value: keyOf(item),
                content: (
                  <>
                    <span className={styles.hour}>
                      {item.begin} – {item.end}
                    </span>
                    <span className={styles.left}>{messages.left(item.remaining)}</span>
                  </>
                ),
              }))}
            />
          )}
        </>
      )}
      <Problem error={choose.error ?? refund.error} />
      {chosen && ids.length > 0 && (
        <Button size="lg" fullWidth mt="sm" loading={choose.isPending} onClick={confirm}>
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
          disabled={!ids.length}
          loading={refund.isPending}
          onClick={() => setAsking(true)}
        >
          {messages.refund}
        </Button>
      )}
      <Suspense fallback={null}>
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
      </Suspense>
    </section>
  )
}

function Problem({ error }: { error: unknown }) {
  const messages = useMessages(linkMessages)
  if (!error) return null
  const sentence = isApiError(error, 'NotEnoughInventory', 'NotOnSale')
    ? messages.taken
    : isApiError(error, 'NotMovable')
      ? messages.changed
      : isApiError(error, 'TooManyTries')
        ? messages.tooMany
        : messages.notDone
  return (
    <Text role="alert" mt="sm" c="var(--mantine-color-error)" fw={550}>
      {sentence}
    </Text>
  )
}
