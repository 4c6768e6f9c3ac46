import { Button, Text } from '@mantine/core'
import { IconCheck, IconClock, IconMailOff, IconReceiptRefund, IconX } from '@tabler/icons-react'
import { AnchorLink } from '../kit/layout/links.tsx'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useLostTime } from './lost-time.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { useRemind, type BoardOrder, type LostTicket } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

/** A ticket to choose a time for, and the email to which the new ticket is sent. */
export type ChosenTicket = { ticket: LostTicket; email: string | null }

/** Clients of a lost day, with their emails, tickets and answers. */
export function BoardOrders({
  id,
  orders,
  onChoose,
}: {
  id: string
  orders: readonly BoardOrder[]
  onChoose: (chosen: ChosenTicket) => void
}) {
  const messages = useMessages(reschedulingMessages)
  const remind = useRemind()
  return (
    <RecordTable
      title={messages.title}
      rows={orders}
      keyOf={({ orderPublicId }) => orderPublicId}
      isTall
      empty={null}
      columns={[
        { header: messages.client, cell: (order) => <Client order={order} /> },
        {
          header: messages.mail,
          cell: (order) => (
            <>
              <EmailState order={order} />
              <Remind
                order={order}
                isWaiting={remind.isPending}
                onRemind={() =>
                  remind.mutate({ params: { id }, body: { orderPublicId: order.orderPublicId } })
                }
              />
            </>
          ),
        },
        {
          header: messages.ticketsHead,
          cell: (order) => (
            <ul className={styles.tickets}>
              {order.tickets.map((ticket) => (
                <li key={ticket.publicId}>
                  <TicketLine
                    ticket={ticket}
                    onChoose={() => onChoose({ ticket, email: order.email })}
                  />
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}

function useNameOf({ firstName, lastName }: BoardOrder) {
  const messages = useMessages(reschedulingMessages)
  return [firstName, lastName].filter(Boolean).join(' ') || messages.anonymous
}

function Client({ order }: { order: BoardOrder }) {
  const messages = useMessages(reschedulingMessages)
  return (
    <>
      <Text fw={550}>{useNameOf(order)}</Text>
      <AnchorLink to="/orders/$ref" params={{ ref: order.orderReferenceNumber }} size="xs">
        {messages.order(order.orderReferenceNumber)}
      </AnchorLink>
    </>
  )
}

type RemindProps = { order: BoardOrder; isWaiting: boolean; onRemind: () => void }
function Remind({ order, isWaiting, onRemind }: RemindProps) {
  const messages = useMessages(reschedulingMessages)
  const name = useNameOf(order)
  if (!order.email || !order.tickets.some(isOpen)) return null
  return (
    <Button
      size="compact-sm"
      variant="default"
      mt={4}
      aria-label={messages.remindOf(name)}
      disabled={isWaiting}
      onClick={onRemind}
    >
      {messages.remind}
    </Button>
  )
}

/** Whether a choice is still possible for a ticket. */
const isOpen = ({ isFreed, isVoided, answer }: LostTicket) =>
  isFreed && !isVoided && answer !== 'moved'

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

function TicketLine({ ticket, onChoose }: { ticket: LostTicket; onChoose: () => void }) {
  const messages = useMessages(reschedulingMessages)
  const localized = useLocalized()
  const time = useLostTime()
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
        {isOpen(ticket) && (
          <Button
            size="compact-sm"
            variant="light"
            aria-label={messages.chooseFor(ticket.reference)}
            onClick={onChoose}
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
