import { Alert, Button, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconPrinter,
  IconUserCheck,
  type Icon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import { useProblemMessage } from '../../kit/api/problem-message.ts'
import { useDates } from '../../kit/dates/dates.ts'
import { IconAction } from '../../kit/layout/icon-action.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { AnchorLink, ButtonLink } from '../../kit/layout/links.tsx'
import { StatusBadge, type Tone } from '../../kit/layout/status-badge.tsx'
import { mayOpen, useBusiness } from '../../kit/session/business.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import type { AllotmentKeeper, CounterState } from './allotment-keeper.ts'
import { allotmentMessages } from './allotments.messages.ts'
import { waitingOf, type OfflineSale } from './offline-sale.rules.ts'
import styles from './allotments.module.css'

const ConfirmResolved = lazyPart(() => import('./confirm-resolved.tsx'), 'ConfirmResolved')

type Props = {
  keeper: AllotmentKeeper
  state: CounterState
  /** A staff member of this business is signed in and the device is online. */
  canSend: boolean
  onSettled: () => void
  /** Shows the sale and its prints again. */
  onShow: (sale: OfflineSale) => void
}
/** Sales of this device made without a network, with their states. */
export function OfflineSales({ keeper, state, canSend, onSettled, onShow }: Props) {
  const messages = useMessages(allotmentMessages)
  const { sales, isSettling, stoppedBy } = state
  const waiting = waitingOf(sales).length
  if (sales.length === 0) return null
  return (
    <section className="panel" aria-labelledby="sales">
      <div className={styles.bar}>
        <h2 id="sales" className={styles.heading}>
          {messages.sales}
        </h2>
        <output className={styles.count} data-waiting={waiting > 0 || undefined}>
          {waiting > 0 ? messages.waiting(waiting) : messages.allSettled}
        </output>
        {waiting > 0 && (
          <Button
            size="md"
            disabled={!canSend}
            loading={isSettling}
            onClick={() => void keeper.settle().then(onSettled)}
          >
            {messages.settle(waiting)}
          </Button>
        )}
      </div>
      {waiting > 0 && (
        <Text size="sm" c="dimmed">
          {canSend ? messages.settleHint : messages.settleOffline}
        </Text>
      )}
      {stoppedBy !== null && !isSettling && <Stopped error={stoppedBy} />}
      <ul className={styles.rows}>
        {sales.toReversed().map((sale) => (
          <SaleRow
            key={sale.body.publicId}
            sale={sale}
            keeper={keeper}
            isSettling={isSettling}
            onShow={onShow}
          />
        ))}
      </ul>
    </section>
  )
}

function Stopped({ error }: { error: unknown }) {
  const messages = useMessages(allotmentMessages)
  const say = useProblemMessage()
  const needsTill = isApiError(error, 'NoOpenTill')
  return (
    <Alert color="orange" role="alert" mt={8} title={messages.stopped}>
      <Text size="sm">{needsTill ? messages.openTill : say(error)}</Text>
      {needsTill && (
        <ButtonLink to="/till" search={{}} mt={8} variant="default">
          {messages.toTill}
        </ButtonLink>
      )}
    </Alert>
  )
}

const looks: Record<OfflineSale['state'], { tone: Tone; icon: Icon }> = {
  waiting: { tone: 'warning', icon: IconClock },
  settled: { tone: 'positive', icon: IconCircleCheck },
  refused: { tone: 'negative', icon: IconAlertTriangle },
  dealtWith: { tone: 'muted', icon: IconUserCheck },
}
type RowProps = { sale: OfflineSale; keeper: AllotmentKeeper; isSettling: boolean }
function SaleRow({ sale, keeper, isSettling, onShow }: RowProps & Pick<Props, 'onShow'>) {
  const messages = useMessages(allotmentMessages)
  const localized = useLocalized()
  const money = useMoney()
  const dates = useDates()
  const { shown, state, body } = sale
  return (
    <li>
      <span className={styles.what}>
        <strong>{dates.hour(body.soldDateTimeUtc)}</strong> {localized(shown.activityTitle)},{' '}
        {shown.timeslotBegin}
        <small>
          {shown.lines
            .map(({ title, count }) => messages.onePlace(localized(title), count))
            .join(', ')}
        </small>
      </span>
      <span className="to-right">{money(shown.totals.finalCost)}</span>
      <StatusBadge {...looks[state]}>{messages.states[state]}</StatusBadge>
      <IconAction
        icon={IconPrinter}
        size={44}
        label={messages.reprint(dates.hour(body.soldDateTimeUtc))}
        onClick={() => onShow(sale)}
      />
      {sale.order && <Settled order={sale.order} />}
      {state === 'refused' && <Refused sale={sale} keeper={keeper} isSettling={isSettling} />}
    </li>
  )
}

function Settled({ order }: { order: NonNullable<OfflineSale['order']> }) {
  const messages = useMessages(allotmentMessages)
  const ref = order.orderReferenceNumber
  return (
    <span className={styles.outcome}>
      {mayOpen(useBusiness(), 'Orders') ? (
        <AnchorLink to="/orders/$ref" params={{ ref }} underline="always">
          {messages.order(ref)}
        </AnchorLink>
      ) : (
        messages.order(ref)
      )}
      {order.isOverbooked && <small> {messages.overbooked}</small>}
    </span>
  )
}

/** Actions on a refused sale: it took money and has no order. */
function Refused({ sale, keeper, isSettling }: RowProps) {
  const messages = useMessages(allotmentMessages)
  const [isAsking, setAsking] = useState(false)
  const { SeatSold, PriceChanged, rest } = messages.problems
  const known: Partial<Record<string, string>> = { SeatSold, PriceChanged }
  return (
    <div className={styles.outcome} role="alert">
      <Text size="sm">{known[sale.problem ?? ''] ?? rest}</Text>
      <div className={styles.actions}>
        <Button
          variant="default"
          disabled={isSettling}
          onClick={() => void keeper.mark(sale, 'waiting')}
        >
          {messages.again}
        </Button>
        <Button variant="default" disabled={isSettling} onClick={() => setAsking(true)}>
          {messages.dealtWith}
        </Button>
      </div>
      {isAsking && (
        <ConfirmResolved
          total={sale.shown.totals.finalCost}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void keeper.mark(sale, 'dealtWith')
          }}
        />
      )}
    </div>
  )
}
