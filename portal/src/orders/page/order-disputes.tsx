import { Alert, Anchor, Box, Text } from '@mantine/core'
import { IconGavel } from '@tabler/icons-react'
import { useDates } from '../../kit/dates/dates.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { disputeMessages } from './dispute.messages.ts'
import { displayStateOf, reasonOf, toDoOf, type Dispute } from './dispute.rules.ts'
import styles from '../order.module.css'

const colors = {
  inquiry: 'yellow',
  inquiryClosed: 'gray',
  open: 'red',
  won: 'green',
  lost: 'gray',
} as const

type Props = { disputes: readonly Dispute[] }
/** Payment disputes of the client at their bank: state, deadline and instructions. */
export const OrderDisputes = ({ disputes }: Props) =>
  disputes.map((dispute) => <OrderDispute key={dispute.publicId} dispute={dispute} />)

function OrderDispute({ dispute }: { dispute: Dispute }) {
  const messages = useMessages(disputeMessages)
  const money = useMoney()
  const dates = useDates()
  const look = displayStateOf(dispute)
  const { isAnswered, answerByDateTimeUtc, openedDateTimeUtc, closedDateTimeUtc, pageUrl } = dispute
  const isOpen = closedDateTimeUtc === null
  const facts = [
    [messages.reason, messages.reasons[reasonOf(dispute)]],
    isOpen && !isAnswered && answerByDateTimeUtc
      ? [messages.answerBy, dates.moment(answerByDateTimeUtc)]
      : null,
    [messages.opened, dates.moment(openedDateTimeUtc)],
    isOpen ? null : [messages.closed, dates.moment(closedDateTimeUtc)],
  ].filter((fact) => fact !== null)
  return (
    <Alert
      color={colors[look]}
      variant="light"
      mb="md"
      icon={<IconGavel size={18} aria-hidden />}
      title={messages.titles[look](money(dispute.amount))}
    >
      <Text size="sm">{messages.toDo[toDoOf(dispute)]}</Text>
      {isOpen && dispute.isWithdrawn && <Text size="sm">{messages.withdrawn}</Text>}
      <Box component="dl" className={styles.facts} maw={520} my="xs">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      {pageUrl && (
        <Anchor href={pageUrl} target="_blank" rel="noreferrer" size="sm">
          {isOpen ? messages.page : messages.pageClosed}
        </Anchor>
      )}
      {!pageUrl && isOpen && !isAnswered && <Text size="sm">{messages.noPage}</Text>}
    </Alert>
  )
}
