import { Button, Text } from '@mantine/core'
import { IconCheck, IconClock, IconMailOff, IconReceiptRefund, IconX } from '@tabler/icons-react'
import { AnchorLink } from '../kit/links.tsx'
import { StatusBadge } from '../kit/status-badge.tsx'
import { useSaid, useWords } from '../kit/words.ts'
import { useLostTime } from './lost-time.ts'
import { useRemind, type BoardOrder, type LostTicket } from './rescheduling.queries.ts'
import { reschedulingWords } from './rescheduling.words.ts'
import styles from './rescheduling.module.css'

/** The people of a lost day, by name: their letter, their tickets, what they answered. */
export function BoardOrders({
  id,
  orders,
  onChoose,
}: {
  id: string
  orders: readonly BoardOrder[]
  onChoose: (ticket: LostTicket) => void
}) {
  const words = useWords(reschedulingWords)
  const remind = useRemind()
  return (
    <div className={`panel ${styles.frame}`}>
      <table className={styles.table} aria-label={words.title}>
        <thead>
          <tr>
            <th scope="col">{words.client}</th>
            <th scope="col">{words.mail}</th>
            <th scope="col">{words.ticketsHead}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => {
            const name =
              [order.firstName, order.lastName].filter(Boolean).join(' ') || words.anonymous
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
                    {words.order(order.orderReferenceNumber)}
                  </AnchorLink>
                </td>
                <td data-label={words.mail}>
                  <LetterState order={order} />
                  {isOpen && order.email && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      mt={4}
                      aria-label={words.remindOf(name)}
                      disabled={remind.isPending}
                      onClick={() =>
                        remind.mutate({
                          params: { id },
                          body: { orderPublicId: order.orderPublicId },
                        })
                      }
                    >
                      {words.remind}
                    </Button>
                  )}
                </td>
                <td data-label={words.ticketsHead}>
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

function LetterState({ order: { email, mail } }: { order: BoardOrder }) {
  const words = useWords(reschedulingWords)
  if (!email)
    return (
      <StatusBadge tone="warning" icon={IconMailOff}>
        {words.noEmail}
      </StatusBadge>
    )
  if (!mail)
    return (
      <Text size="sm" c="dimmed">
        {words.notWritten}
      </Text>
    )
  return (
    <>
      <Text
        size="sm"
        {...(mail.state === 'refused' && { c: 'var(--mantine-color-error)', fw: 550 })}
      >
        {words.mailStates[mail.state]}
        {mail.count > 1 && ` · ${words.sentTimes(mail.count)}`}
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
  const words = useWords(reschedulingWords)
  const said = useSaid()
  const time = useLostTime()
  const isOpen = ticket.isFreed && !ticket.isVoided && ticket.answer !== 'moved'
  const by = ticket.isAnsweredByClient
    ? words.byClient
    : ticket.answeredBy && words.by(ticket.answeredBy)
  return (
    <div className={styles.ticket}>
      <div>
        <Text size="sm">
          {[ticket.categoryTitle, ticket.title].map(said).filter(Boolean).join(' – ')}
        </Text>
        <Text size="xs" c="dimmed">
          <s>{time.span(ticket.lost)}</s>
        </Text>
        {ticket.answer === 'moved' && ticket.now && (
          <Text size="xs">{words.movedTo(time.span(ticket.now))}</Text>
        )}
        {by && (
          <Text size="xs" c="dimmed">
            {by}
          </Text>
        )}
      </div>
      <div className={styles.answer}>
        {ticket.isVoided ? (
          <StatusBadge tone="muted" icon={IconX}>
            {words.answers.void}
          </StatusBadge>
        ) : !ticket.isFreed ? (
          <StatusBadge tone="muted" icon={IconClock}>
            {words.answers.freeing}
          </StatusBadge>
        ) : ticket.answer === 'moved' ? (
          <StatusBadge tone="positive" icon={IconCheck}>
            {words.filters.moved}
          </StatusBadge>
        ) : ticket.answer === 'refundAsked' ? (
          <StatusBadge tone="warning" icon={IconReceiptRefund}>
            {words.answers.refundAsked}
          </StatusBadge>
        ) : (
          <StatusBadge tone="info" icon={IconClock}>
            {words.answers.waiting}
          </StatusBadge>
        )}
        {isOpen && (
          <Button
            size="compact-sm"
            variant="light"
            aria-label={words.chooseFor(ticket.reference)}
            onClick={() => onChoose(ticket)}
          >
            {words.choose}
          </Button>
        )}
      </div>
    </div>
  )
}
