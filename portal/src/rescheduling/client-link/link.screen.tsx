import { Text } from '@mantine/core'
import { IconCheck, IconClock, IconReceiptRefund, IconX } from '@tabler/icons-react'
import { ClientPage, useTokenInAddress } from '../../domain/client-page.tsx'
import { StatusBadge } from '../../kit/layout/status-badge.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { ChooseTimes } from './choose-times.tsx'
import { linkMessages } from './link.messages.ts'
import { useLink, type LinkView } from './link.queries.ts'
import { useTimeMessages } from './time-messages.ts'
import styles from './link.module.css'

/** Page on which a client chooses other dates. */
export function LinkScreen() {
  const token = useTokenInAddress()
  return <LinkPage key={token} token={token} />
}

function LinkPage({ token }: { token: string }) {
  const link = useLink(token)
  return (
    <ClientPage link={link} messages={linkMessages} languageOf={({ language }) => language}>
      {(view) => <Page view={view} token={token} />}
    </ClientPage>
  )
}

function Page({ view, token }: { view: LinkView; token: string }) {
  const messages = useMessages(linkMessages)
  const localized = useLocalized()
  const open = view.tickets.filter(({ state }) => state === 'waiting' || state === 'refundAsked')
  const standing = standingOf(view, open.length)
  const groups = [...Map.groupBy(open, ({ group }) => group)]
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {standing === 'waiting' ? messages.hello(view.firstName) : messages[standing]}
      </h1>
      <Text mb="md" component="output" display="block">
        {standing === 'waiting' ? messages.intro : messages[`${standing}Text`]}
      </Text>
      <figure className={styles.reason}>
        <figcaption className="size-13">{messages.from(localized(view.business.name))}</figcaption>
        <blockquote>{view.reason}</blockquote>
      </figure>
      <TicketStates view={view} />
      {groups.map(([group, tickets]) => (
        <ChooseTimes key={group} view={view} tickets={tickets} token={token} />
      ))}
    </>
  )
}

/** A choice is confirmed only if a ticket still has its new date. */
function standingOf({ tickets }: LinkView, open: number) {
  if (open > 0) return 'waiting'
  return tickets.some(({ state }) => state === 'moved') ? 'thanks' : 'over'
}

const looks = {
  waiting: { tone: 'info', icon: IconClock },
  moved: { tone: 'positive', icon: IconCheck },
  refundAsked: { tone: 'warning', icon: IconReceiptRefund },
  closed: { tone: 'muted', icon: IconX },
} as const

/** Tickets with their lost time and their current one. */
function TicketStates({ view }: { view: LinkView }) {
  const messages = useMessages(linkMessages)
  const localized = useLocalized()
  const time = useTimeMessages(view.business.timeZone)
  return (
    <section className="panel below-16 padded" aria-labelledby="tickets">
      <h2 className={styles.heading} id="tickets">
        {messages.tickets}{' '}
        <Text span size="sm" c="dimmed">
          {messages.order(view.orderReferenceNumber)}
        </Text>
      </h2>
      <ul className={styles.tickets}>
        {view.tickets.map((ticket) => {
          const { tone, icon } = looks[ticket.state]
          return (
            <li key={ticket.publicId}>
              <div>
                <Text fw={550}>
                  {[ticket.categoryTitle, ticket.title].map(localized).filter(Boolean).join(' – ')}
                </Text>
                <Text size="sm" c="dimmed">
                  <span className="visually-hidden">{messages.lost} </span>
                  <s>{time.span(ticket.lost)}</s>
                </Text>
                {ticket.now && (
                  <Text size="sm" fw={550}>
                    {messages.now(time.span(ticket.now))}
                  </Text>
                )}
              </div>
              <StatusBadge tone={tone} icon={icon}>
                {messages.states[ticket.state]}
              </StatusBadge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
