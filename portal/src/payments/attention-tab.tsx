import type { Reply } from '@guichet/contract/endpoint.ts'
import { checkPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { findAttention } from '@guichet/contract/orders/payment/find-attention.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconCalendarDue,
  IconClock,
  IconCreditCardOff,
  IconGavel,
  IconCircleX,
  IconHourglass,
  IconHelp,
} from '@tabler/icons-react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { attentionMessages } from './attention.messages.ts'
import styles from './attention.module.css'

type Item = Reply<typeof findAttention>['items'][number]

const looks = {
  refused: { tone: 'negative', icon: IconCreditCardOff },
  late: { tone: 'warning', icon: IconClock },
  differs: { tone: 'negative', icon: IconArrowsExchange },
  unknown: { tone: 'warning', icon: IconHelp },
  pending: { tone: 'info', icon: IconHourglass },
  failed: { tone: 'negative', icon: IconCircleX },
  returned: { tone: 'negative', icon: IconArrowBackUp },
  overdue: { tone: 'warning', icon: IconCalendarDue },
  disputed: { tone: 'negative', icon: IconGavel },
  inquiry: { tone: 'warning', icon: IconGavel },
} as const satisfies Record<Item['reason'], object>

/** Reasons for which the provider is no longer queried. */
const ended = new Set<Item['reason']>(['failed', 'returned', 'overdue', 'disputed', 'inquiry'])

/** Payments with a problem at the provider: the reason, and what to do about it. */
export function AttentionTab() {
  const messages = useMessages(attentionMessages)
  const { publicId } = useBusiness()
  const query = useRead(
    queryKeys.payments.attention(publicId),
    findAttention,
    {},
    { staleTime: 0, refetchInterval: 15_000 },
  )
  return (
    <QueryBoundary
      query={query}
      title={messages.failed}
      loading={<Skeleton height={160} maw={880} />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <>
            <Text fw={620}>{messages.none}</Text>
            <Text c="dimmed">{messages.noneText}</Text>
          </>
        ) : (
          <ul className={styles.list} aria-label={messages.list}>
            {items.map((item) => (
              <AttentionItem key={item.publicId} item={item} />
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  )
}

function AttentionItem({ item }: { item: Item }) {
  const messages = useMessages(attentionMessages)
  const money = useMoney()
  const dates = useDates()
  const business = useBusiness()
  const ask = useCommand(checkPayment, {
    titles: messages.commands.checkPayment,
    invalidates: [queryKeys.payments.attention(), queryKeys.orders.all],
  })
  const { kind, reason, orderReferenceNumber: ref, detail, tries, nextTryDateTimeUtc } = item
  const { answerByDateTimeUtc } = item
  const name = messages.order(ref)
  return (
    <li className="panel column gap-8 padded">
      <div className="wrapping between gap-8">
        <Text fw={620}>
          {messages.kinds[kind]} · {money(item.amount)}
        </Text>
        <StatusBadge {...looks[reason]}>{messages.reasons[reason]}</StatusBadge>
      </div>
      {mayOpen(business, 'Orders') ? (
        <AnchorLink to="/orders/$ref" params={{ ref }}>
          {name}
        </AnchorLink>
      ) : (
        <Text>{name}</Text>
      )}
      <Text size="sm">{messages.toDo[reason]}</Text>
      <Text size="sm" c="dimmed">
        {[
          messages.since(dates.moment(item.sinceDateTimeUtc)),
          answerByDateTimeUtc && messages.answerBy(dates.moment(answerByDateTimeUtc)),
          detail && messages.said(detail === 'disputed' ? messages.disputed : detail),
          nextTryDateTimeUtc &&
            tries > 0 &&
            messages.tries(tries, dates.moment(nextTryDateTimeUtc)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {!ended.has(reason) && (
        <Button
          variant="default"
          className={styles.ask!}
          loading={ask.isPending}
          aria-label={`${messages.ask}, ${name}`}
          onClick={() => ask.mutate({ params: { ref }, body: {} })}
        >
          {messages.ask}
        </Button>
      )}
    </li>
  )
}
