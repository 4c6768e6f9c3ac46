import { Text } from '@mantine/core'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { isApiError } from '../kit/api-error.ts'
import { useDates } from '../kit/dates.ts'
import { IconAction } from '../kit/icon-action.tsx'
import { useLocalized, useMessages } from '../kit/messages.ts'
import { useMoney } from '../kit/money.ts'
import { QuantityStepper } from '../kit/quantity-stepper.tsx'
import { useKindNames } from '../kit/use-kind-names.ts'
import { mostPerLine, type Cart, type CartLine } from './cart.rules.ts'
import { sellMessages } from './sell.messages.ts'
import type { Draft } from './sell.queries.ts'
import { timesMessages } from './times.messages.ts'
import styles from './cart.module.css'

type Props = {
  cart: Cart
  draft: Draft | undefined
  error: unknown
  onLine: (line: CartLine) => void
}

/** What is being sold, moment by moment; a line that is short says what is left. */
export function CartLines({ cart, draft, error, onLine }: Props) {
  const messages = useMessages(sellMessages)
  const times = useMessages(timesMessages)
  const localized = useLocalized()
  const kinds = useKindNames()
  const money = useMoney()
  const dates = useDates()
  const refusedLine = isApiError(error, 'NotOnSale') ? error.data.line : null
  return (
    <ul className={styles.lines}>
      {cart.map((line, index) => {
        const shortages = draft?.shortages.filter((short) => short.line === index) ?? []
        const problems =
          shortages.length === 0
            ? refusedLine === index
              ? [messages.notOnSale]
              : []
            : shortages.map((short) =>
                line.kind === 'daily_ticket'
                  ? messages.onlyLeft(short.remaining)
                  : `${messages.shortOf(localized(short.productTitle), short.missing)}${short.at ? messages.shortAt(dates.moment(short.at)) : ''}`,
              )
        const total = draft?.lineTotals[index]
        return (
          <li key={line.key} data-short={problems.length > 0 || undefined}>
            <div className={styles.what}>
              <Text span fw={550}>
                {localized(line.title)}
              </Text>
              <Text span size="xs" c="dimmed" component="div">
                {[
                  line.activity ? localized(line.activity) : kinds[line.kind],
                  line.when || (line.kind === 'daily_ticket' ? messages.anytime : ''),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {line.accessories?.map((item) => (
                <Text key={item.productId} size="xs" c="dimmed">
                  + {messages.part(item.quantity, localized(item.title))}
                </Text>
              ))}
              {line.parts?.map((part) => (
                <Text key={part.productId} size="xs" c="dimmed">
                  {[
                    part.kind === 'lodging'
                      ? times.nightsOf(part.quantity, localized(part.title))
                      : messages.part(part.quantity * line.quantity, localized(part.title)),
                    part.when,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              ))}
              {problems.map((problem) => (
                <span key={problem} className={styles.short} role="alert">
                  <IconAlertTriangle size={14} aria-hidden />
                  {problem}
                </span>
              ))}
            </div>
            <QuantityStepper
              label={`${messages.cart}, ${localized(line.title)}`}
              value={line.quantity}
              max={mostPerLine}
              onChange={(quantity) => onLine({ ...line, quantity })}
            />
            <span className={styles.amount}>{total === undefined ? '' : money(total)}</span>
            <IconAction
              size={28}
              label={messages.remove(localized(line.title))}
              icon={IconX}
              onClick={() => onLine({ ...line, quantity: 0 })}
            />
          </li>
        )
      })}
    </ul>
  )
}
