import { mostPerQuoteLine } from '@guichet/contract/quotes/quote-view.ts'
import { Text } from '@mantine/core'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import type { Cart, CartLine } from '../domain/cart.rules.ts'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { QuantityStepper } from '../kit/forms/quantity-stepper.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { quoteMessages } from './quotes.messages.ts'
import type { QuotePreview } from './quotes.queries.ts'
import styles from './quotes.module.css'

type Props = {
  cart: Cart
  /** Price of the current cart; undefined while loading. */
  preview: QuotePreview | undefined
  onLine: (line: CartLine) => void
}

/** Lines of the quote. A line without enough places shows a warning, but can be offered. */
export function QuoteLines({ cart, preview, onLine }: Props) {
  const messages = useMessages(quoteMessages)
  if (cart.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {messages.noLines}
      </Text>
    )
  return (
    <ul className={styles.lines}>
      {cart.map((line, i) => (
        <Line
          key={line.key}
          line={line}
          total={preview?.lineTotals[i]}
          shortage={preview?.shortages.find((short) => short.line === i)}
          onLine={onLine}
        />
      ))}
    </ul>
  )
}

type LineProps = {
  line: CartLine
  total: number | undefined
  shortage: QuotePreview['shortages'][number] | undefined
  onLine: Props['onLine']
}
function Line({ line, total, shortage, onLine }: LineProps) {
  const messages = useMessages(quoteMessages)
  const localized = useLocalized()
  const money = useMoney()
  const kinds = useKindNames()
  const title = localized(line.title)
  const about = [line.activity ? localized(line.activity) : kinds[line.kind], line.when]
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <Text span fw={550}>
          {title}
        </Text>
        <Text size="xs" c="dimmed">
          {about.filter(Boolean).join(' · ')}
        </Text>
        {line.accessories?.map((item) => (
          <Text key={item.productId} size="xs" c="dimmed">
            + {item.quantity} × {localized(item.title)}
          </Text>
        ))}
        {line.parts?.map((part) => (
          <Text key={part.productId} size="xs" c="dimmed">
            {[`${part.quantity * line.quantity} × ${localized(part.title)}`, part.when]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        ))}
        {shortage && (
          <span className={styles.short} role="alert">
            <IconAlertTriangle size={14} aria-hidden />
            {messages.onlyLeft(shortage.remaining)}
          </span>
        )}
      </div>
      <QuantityStepper
        label={messages.quantityOf(title)}
        value={line.quantity}
        min={1}
        max={mostPerQuoteLine}
        onChange={(quantity) => onLine({ ...line, quantity })}
      />
      <span className="one-line to-right">{total === undefined ? '' : money(total)}</span>
      <IconAction
        size={28}
        label={messages.remove(title)}
        icon={IconX}
        onClick={() => onLine({ ...line, quantity: 0 })}
      />
    </li>
  )
}
