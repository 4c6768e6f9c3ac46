import { NativeSelect } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../../../kit/layout/lazy-part.ts'
import { ButtonLink } from '../../../kit/layout/links.tsx'
import { readCookie, writeCookie } from '../../../kit/session/cookies.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { keptPrintOf, printedAtOnce, readKeptPrint } from '../../print-search.rules.ts'
import { saleCompletedMessages } from './sale-completed.messages.ts'
import styles from './sale-completed.module.css'

const PrintInline = lazyPart(() => import('../../print-inline.tsx'), 'PrintInline')

const printCookie = 'guichet_print'

type Props = {
  reference: string
  /** The sale has just ended, so that the automatic print is due. */
  isNew: boolean
  isCash: boolean
}
/** Print buttons for tickets and receipt in both formats; prints at once what the device chose. */
export function SalePrints({ reference: ref, isNew, isCash }: Props) {
  const messages = useMessages(saleCompletedMessages)
  // Changes of the setting only apply to later sales.
  const [atOnce] = useState(
    () => isNew && printedAtOnce(readKeptPrint(readCookie(printCookie)), isCash),
  )
  return (
    <>
      <h3 className="dimmed size-13 medium below-8">{messages.print}</h3>
      {atOnce && <PrintInline reference={ref} search={atOnce} />}
      <div className={styles.papers}>
        {papersOf(messages).map(({ label, search }) => (
          <ButtonLink
            key={label}
            variant="default"
            to="/orders/$ref/print"
            params={{ ref }}
            search={search}
            target="_blank"
            leftSection={<IconPrinter size={16} aria-hidden />}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}

/** Setting of this device: what it prints after every sale. */
export function PrintAtOnce() {
  const messages = useMessages(saleCompletedMessages)
  const [kept, setKept] = useState(() => readCookie(printCookie))
  const chosen = readKeptPrint(kept)
  const keep = (next: string) => {
    writeCookie(printCookie, next || null)
    setKept(next)
  }
  return (
    <>
      <hr className="perforation" />
      <NativeSelect
        ta="left"
        label={messages.afterEverySale}
        description={messages.onThisDevice}
        value={chosen ? keptPrintOf(chosen) : ''}
        onChange={(event) => keep(event.currentTarget.value)}
        data={[
          { value: '', label: messages.nothing },
          ...[
            ...papersOf(messages),
            { label: messages.both80, search: { format: '80mm', what: 'both' } as const },
            {
              label: messages.cashReceipt80,
              search: { format: '80mm', what: 'receipt', isForCash: true } as const,
            },
          ].map(({ label, search }) => ({ value: keptPrintOf(search), label })),
        ]}
      />
    </>
  )
}

const papersOf = (
  messages: Record<'tickets80' | 'ticketsLetter' | 'receipt80' | 'receiptLetter', string>,
) => [
  { label: messages.tickets80, search: { format: '80mm', what: 'tickets' } as const },
  { label: messages.ticketsLetter, search: { format: 'letter', what: 'tickets' } as const },
  { label: messages.receipt80, search: { format: '80mm', what: 'receipt' } as const },
  { label: messages.receiptLetter, search: { format: 'letter', what: 'receipt' } as const },
]
