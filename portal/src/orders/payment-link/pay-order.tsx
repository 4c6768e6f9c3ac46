import { Alert, Anchor, Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconLock } from '@tabler/icons-react'
import { isApiError } from '../../kit/api/api-error.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { orderMessages } from '../orders.messages.ts'
import { useLineWhen } from '../use-line-when.ts'
import { payMessages } from './pay.messages.ts'
import type { PayView, useOpenPayment } from './pay.queries.ts'
import { PlacesLeft } from './places-left.tsx'
import styles from './pay.module.css'

/** The lines of the order and its total. */
export function OrderedItems({ view }: { view: PayView }) {
  const messages = useMessages(payMessages)
  const money = useMoney()
  const totalOf = () => {
    if (view.state === 'paid') return messages.paid
    return view.state === 'expired' ? messages.amount : messages.total
  }
  return (
    <section className="panel below-16 padded" aria-labelledby="entries">
      <h2 className={styles.heading} id="entries">
        {messages.entries}{' '}
        <Text span size="sm" c="dimmed">
          {messages.order(view.orderReferenceNumber)}
        </Text>
      </h2>
      <ul className={styles.entries}>
        {view.entries.map((entry, place) => (
          // Lines of an order may be identical, so only their index is unique.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <OrderedLine line={entry} />
            {entry.parts.map((part, i) => (
              // oxlint-disable-next-line react/no-array-index-key
              <OrderedLine key={i} line={part} isPart />
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{totalOf()}</span>
        <span>{money(view.amount)}</span>
      </p>
    </section>
  )
}

type Line = PayView['entries'][number]['parts'][number]
/** A line of the order, with its activity and its date or times. */
function OrderedLine({ line, isPart = false }: { line: Line; isPart?: boolean }) {
  const { supplement } = useMessages(orderMessages)
  const localized = useLocalized()
  const whenOf = useLineWhen()
  const name =
    line.supplementTo === null
      ? `${line.count} × ${localized(line.title)}`
      : supplement(line.supplementTo)
  return (
    <span className={styles.line} data-part={isPart || undefined}>
      {name}
      <small>{[localized(line.categoryTitle), whenOf(line)].filter(Boolean).join(' · ')}</small>
    </span>
  )
}

type Props = {
  view: PayView
  token: string
  opening: ReturnType<typeof useOpenPayment>
  onOver: () => void
}

/** The pay button, with the deadline, and the error if it fails. */
export function PayButton({ view, token, opening, onOver }: Props) {
  const messages = useMessages(payMessages)
  const money = useMoney()
  return (
    <div className="stack gap-12">
      {view.state === 'refused' && (
        <Alert
          role="alert"
          color="red"
          variant="light"
          title={messages.refused}
          icon={<IconAlertTriangle size={18} aria-hidden />}
        >
          {messages.refusedText}
        </Alert>
      )}
      {view.heldUntilDateTimeUtc && !view.isBalance && (
        <PlacesLeft until={view.heldUntilDateTimeUtc} onOver={onOver} />
      )}
      <Button
        size="xl"
        fullWidth
        leftSection={<IconLock size={20} aria-hidden />}
        loading={opening.isPending || opening.isSuccess}
        onClick={() => opening.mutate({ token })}
      >
        {messages.pay(money(view.amount))}
      </Button>
      {opening.data && (
        <Text size="sm" component="output">
          {messages.leaving}{' '}
          <Anchor className={styles.link} href={opening.data.url}>
            {messages.toPage}
          </Anchor>
        </Text>
      )}
      <Problem error={opening.error} />
    </div>
  )
}

function Problem({ error }: { error: unknown }) {
  const messages = useMessages(payMessages)
  if (!error) return null
  const names = Object.keys(messages.problems) as (keyof typeof messages.problems)[]
  const name = names.find((each) => isApiError(error, each))
  return (
    <Text role="alert" c="var(--mantine-color-error)" fw={550}>
      {name ? messages.problems[name] : messages.notDone}
    </Text>
  )
}
