import { ActionIcon, Text } from '@mantine/core'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useMoney } from '../kit/money.ts'
import { QuantityStepper } from '../kit/quantity-stepper.tsx'
import { isRefusal } from '../kit/refusal.ts'
import { useKindNames } from '../kit/use-kind-names.ts'
import { useSaid, useWords } from '../kit/words.ts'
import { mostPerLine, type Cart, type CartLine } from './cart.rules.ts'
import type { Draft } from './sell.queries.ts'
import { sellWords } from './sell.words.ts'
import styles from './cart.module.css'

type Props = { cart: Cart; draft: Draft | undefined; error: unknown; onLine: (line: CartLine) => void }

/** What is being sold, moment by moment; a line that is short says what is left. */
export function CartLines({ cart, draft, error, onLine }: Props) {
  const words = useWords(sellWords)
  const said = useSaid()
  const kinds = useKindNames()
  const money = useMoney()
  const refusedLine = isRefusal(error, 'NotOnSale') ? error.data.line : null
  // Entries follow the lines one by one as long as the draft is of this very cart.
  const entries = draft?.entries.length === cart.length ? draft.entries : []
  return (
    <ul className={styles.lines}>
      {cart.map((line, index) => {
        const shortage = draft?.shortages.find((short) => short.line === index)
        const problem = shortage ? words.onlyLeft(shortage.remaining) : refusedLine === index ? words.notOnSale : null
        const entry = entries[index]
        return (
          <li key={line.key} data-short={problem !== null || undefined}>
            <div className={styles.what}>
              <Text span fw={550}>{said(line.title)}</Text>
              <Text span size="xs" c="dimmed" component="div">
                {[line.activity ? said(line.activity) : kinds[line.kind], line.at ? `${line.at.date} ${line.at.slot.timeslotBegin}–${line.at.slot.timeslotEnd}` : line.kind === 'daily_ticket' ? words.anytime : ''].filter(Boolean).join(' · ')}
              </Text>
              {problem && <span className={styles.short} role="alert"><IconAlertTriangle size={14} aria-hidden />{problem}</span>}
            </div>
            <QuantityStepper label={`${words.cart}, ${said(line.title)}`} value={line.quantity} max={mostPerLine} onChange={(quantity) => onLine({ ...line, quantity })} />
            <span className={styles.amount}>{entry ? money(entry.total) : ''}</span>
            <ActionIcon variant="subtle" color="gray" size={28} aria-label={words.remove(said(line.title))} onClick={() => onLine({ ...line, quantity: 0 })}><IconX size={16} aria-hidden /></ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}
