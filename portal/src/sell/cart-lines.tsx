import { ActionIcon, Text } from '@mantine/core'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useDates } from '../kit/dates.ts'
import { useMoney } from '../kit/money.ts'
import { QuantityStepper } from '../kit/quantity-stepper.tsx'
import { isRefusal } from '../kit/refusal.ts'
import { useKindNames } from '../kit/use-kind-names.ts'
import { useSaid, useWords } from '../kit/words.ts'
import { mostPerLine, type Cart, type CartLine } from './cart.rules.ts'
import type { Draft } from './sell.queries.ts'
import { sellWords } from './sell.words.ts'
import { timesWords } from './times.words.ts'
import styles from './cart.module.css'

type Props = {
  cart: Cart
  draft: Draft | undefined
  error: unknown
  onLine: (line: CartLine) => void
}

/** What is being sold, moment by moment; a line that is short says what is left. */
export function CartLines({ cart, draft, error, onLine }: Props) {
  const words = useWords(sellWords)
  const times = useWords(timesWords)
  const said = useSaid()
  const kinds = useKindNames()
  const money = useMoney()
  const dates = useDates()
  const refusedLine = isRefusal(error, 'NotOnSale') ? error.data.line : null
  return (
    <ul className={styles.lines}>
      {cart.map((line, index) => {
        const shortages = draft?.shortages.filter((short) => short.line === index) ?? []
        const problems =
          shortages.length === 0
            ? refusedLine === index
              ? [words.notOnSale]
              : []
            : shortages.map((short) =>
                line.kind === 'daily_ticket'
                  ? words.onlyLeft(short.remaining)
                  : `${words.shortOf(said(short.productTitle), short.missing)}${short.at ? words.shortAt(dates.moment(short.at)) : ''}`,
              )
        const total = draft?.lineTotals[index]
        return (
          <li key={line.key} data-short={problems.length > 0 || undefined}>
            <div className={styles.what}>
              <Text span fw={550}>
                {said(line.title)}
              </Text>
              <Text span size="xs" c="dimmed" component="div">
                {[
                  line.activity ? said(line.activity) : kinds[line.kind],
                  line.when || (line.kind === 'daily_ticket' ? words.anytime : ''),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {line.accessories?.map((one) => (
                <Text key={one.productId} size="xs" c="dimmed">
                  + {words.part(one.quantity, said(one.title))}
                </Text>
              ))}
              {line.parts?.map((part) => (
                <Text key={part.productId} size="xs" c="dimmed">
                  {[
                    part.kind === 'lodging'
                      ? times.nightsOf(part.quantity, said(part.title))
                      : words.part(part.quantity * line.quantity, said(part.title)),
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
              label={`${words.cart}, ${said(line.title)}`}
              value={line.quantity}
              max={mostPerLine}
              onChange={(quantity) => onLine({ ...line, quantity })}
            />
            <span className={styles.amount}>{total === undefined ? '' : money(total)}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              aria-label={words.remove(said(line.title))}
              onClick={() => onLine({ ...line, quantity: 0 })}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}
