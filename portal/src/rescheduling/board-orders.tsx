import { Button, Text } from '@mantine/core'
import { IconCheck, IconClock, IconMailOff, IconReceiptRefund, IconX } from '@tabler/icons-react'
import { AnchorLink } from '../kit/layout/links.tsx'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useLostTime } from './lost-time.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { useRemind, type BoardOrder, type LostTicket } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

/** The people of a lost day, by name: their email, their tickets, what they answered. */
export function BoardOrders({
  id,
  orders,
  onChoose,
}: {
  id: string
  orders: readonly BoardOrder[]
  onChoose: (ticket: LostTicket) => void
}) {
  const messages = useMessages(reschedulingMessages)
  const remind = useRemind()
  return (
    <div className={`panel ${styles.frame}`}>
      <table className={styles.table} aria-label={messages.title}>
        <thead>
          <tr>
            <th scope="col">{messages.client}</th>
            <th scope="col">{messages.mail}</th>
            <th scope="col">{messages.ticketsHead}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => {
            const name =
              [order.firstName, order.lastName].filter(Boolean).join(' ') || messages.anonymous
            const isOpen = order.tickets.some(
              (ticket) => ticket.isFreed && !ticket.isVoided && ticket.answer !== 'moved',
            )
            return (
              <tr key={order.orderPublicId}>
                <td>
                  <Text fw={550}>{name}</Text>
                  <AnchorLink
                    to="/orders/$ref"
                    params={{ ref: order.orderReferenceNumber }}
                    size="xs"
                  >
                    {messages.order(order.orderReferenceNumber)}
                  </AnchorLink>
                </td>
                <td data-label={messages.mail}>
                  <EmailState order={order} />
                  {isOpen && order.email && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      mt={4}
                      aria-label={messages.remindOf(name)}
                      disabled={remind.isPending}
                      onClick={() =>
                        remind.mutate({
                          params: { id },
                          body: { orderPublicId: order.orderPublicId },
                        })
                      }
                    >
                      {messages.remind}
                    </Button>
                  )}
                </td>
                <td data-label={messages.ticketsHead}>
                  <ul className={styles.tickets}>
                    {order.tickets.map((ticket) => (
                      <li key={ticket.publicId}>
                        <TicketLine ticket={ticket} onChoose={onChoose} />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function EmailState({ order: { email, mail } }: { order: BoardOrder }) {
  const messages = useMessages(reschedulingMessages)
  if (!email)
    return (
      <StatusBadge tone="warning" icon={IconMailOff}>
        {messages.noEmail}
      </StatusBadge>
    )
  if (!mail)
    return (
      <Text size="sm" c="dimmed">
        {messages.notWritten}
      </Text>
    )
  return (
    <>
      <Text
        size="sm"
        {...(mail.state === 'refused' && { c: 'var(--mantine-color-error)', fw: 550 })}
      >
        {messages.mailStates[mail.state]}
        {mail.count > 1 && ` · ${messages.sentTimes(mail.count)}`}
      </Text>
      <Text size="xs" c="dimmed">
        {email}
      </Text>
    </>
  )
}

function TicketLine({
  ticket,
  onChoose,
}: {
  ticket: LostTicket
  onChoose: (ticket: LostTicket) => void
}) {
  const messages = useMessages(reschedulingMessages)
  const localized = useLocalized()
  const time = useLostTime()
  const isOpen = ticket.isFreed && !ticket.isVoided && ticket.answer !== 'moved'
  const by = ticket.isAnsweredByClient
    ? messages.byClient
    : ticket.answeredBy && messages.by(ticket.answeredBy)
  return (
    <div className={styles.ticket}>
      <div>
        <Text size="sm">
          {[ticket.categoryTitle, ticket.title].map(localized).filter(Boolean).join(' – ')}
        </Text>
        <Text size="xs" c="dimmed">
          <s>{time.span(ticket.lost)}</s>
        </Text>
        {ticket.answer === 'moved' && ticket.now && (
          <Text size="xs">{messages.movedTo(time.span(ticket.now))}</Text>
        )}
        {by && (
          <Text size="xs" c="dimmed">
            {by}
          </Text>
        )}
      </div>
      <div className={styles.answer}>
        <AnswerBadge ticket={ticket} />
        {isOpen && (
          <Button
            size="compact-sm"
            variant="light"
            aria-label={messages.chooseFor(ticket.reference)}
            onClick={() => onChoose(ticket)}
          >
            {messages.choose}
          </Button>
        )}
      </div>
    </div>
  )
}

function AnswerBadge({ ticket }: { ticket: LostTicket }) {
  const messages = useMessages(reschedulingMessages)
  const badges = {
    void: { tone: 'muted', icon: IconX, text: messages.answers.void },
    freeing: { tone: 'muted', icon: IconClock, text: messages.answers.freeing },
    moved: { tone: 'positive', icon: IconCheck, text: messages.filters.moved },
    refundAsked: { tone: 'warning', icon: IconReceiptRefund, text: messages.answers.refundAsked },
    waiting: { tone: 'info', icon: IconClock, text: messages.answers.waiting },
  } as const
  const { tone, icon, text } = badges[answerOf(ticket)]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {text}
    </StatusBadge>
  )
}

const answerOf = ({ isVoided, isFreed, answer }: LostTicket) => {
  if (isVoided) return 'void'
  if (!isFreed) return 'freeing'
  return answer === 'moved' || answer === 'refundAsked' ? answer : 'waiting'
}
