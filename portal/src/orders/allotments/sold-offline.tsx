import { Button, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { CashToGive } from '../../domain/pay/cash-to-give.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { readCookie } from '../../kit/session/cookies.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { readKeptPrint, type PrintSearch } from '../print-search.rules.ts'
import { allotmentMessages } from './allotments.messages.ts'
import type { OfflineSale } from './offline-sale.rules.ts'
import styles from './allotments.module.css'

/** Loaded together with the page: offline it could not be loaded later. */
export const loadPapers = () => import('../print-offline-sale.tsx')
const PrintOfflineSale = lazyPart(loadPapers, 'PrintOfflineSale')

/**
 * An offline sale cannot be emailed, so it prints at once: with the print settings of this device,
 * or else ticket and receipt on the roll.
 */
const firstPrint = (): PrintSearch =>
  readKeptPrint(readCookie('guichet_print')) ?? { format: '80mm', what: 'both' }

/** After the sale: change, prints, and the button for the next sale. */
export function SoldOffline({ sale, onNext }: { sale: OfflineSale; onNext: () => void }) {
  const messages = useMessages(allotmentMessages)
  const localized = useLocalized()
  const money = useMoney()
  const next = useRef<HTMLButtonElement>(null)
  const [print, setPrint] = useState(() => ({ times: 0, search: firstPrint() }))
  useEffect(() => {
    scrollTo({ top: 0 })
    next.current?.focus({ preventScroll: true })
  }, [])
  const again = (what: PrintSearch['what']) =>
    setPrint(({ times, search }) => ({ times: times + 1, search: { ...search, what } }))
  const { shown } = sale
  return (
    <section className={`panel ${styles.sold}`} aria-labelledby="sold">
      <IconCircleCheck size={40} stroke={1.5} className={styles.sign} aria-hidden />
      <output>
        <Title order={2} id="sold" size="h2">
          {messages.sold}
        </Title>
      </output>
      <p className={styles.soldTotal}>
        {messages.total} <strong>{money(shown.totals.finalCost)}</strong>
      </p>
      {shown.cash && <CashToGive paid={shown.cash} />}
      <p>
        {localized(shown.activityTitle)}, {shown.timeslotBegin}
        <br />
        {shown.lines
          .map(({ title, count }) => messages.onePlace(localized(title), count))
          .join(', ')}
      </p>
      <Text size="sm" c="dimmed">
        {messages.soldHint}
      </Text>
      <hr className="perforation" />
      <PrintOfflineSale key={print.times} sale={sale} search={print.search} />
      <div className={styles.papers}>
        {(
          [
            ['tickets', messages.printTickets],
            ['receipt', messages.printReceipt],
          ] as const
        ).map(([what, label]) => (
          <Button
            key={what}
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => again(what)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Button ref={next} size="lg" fullWidth mt="md" onClick={onNext}>
        {messages.next}
      </Button>
    </section>
  )
}
