import { numberOfId } from '@guichet/contract/number-of-id.ts'
import { getRouteApi } from '@tanstack/react-router'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { PrintSheet } from '../kit/print/print-sheet.tsx'
import { slipFormats } from '../kit/print/slip-search.rules.ts'
import { usePrint } from '../kit/print/use-print.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages, useLocalized } from '../kit/text/messages.ts'
import { CountedPieces } from './till-counts.tsx'
import { Difference, TillFigures } from './till-figures.tsx'
import { TillLines } from './till-lines.tsx'
import { tillMessages } from './till.messages.ts'
import { useTill, type Till } from './till.queries.ts'
import styles from './till.module.css'

const route = getRouteApi('/bare/till/$id/print')

/** Printable slip of a till, without the shell; opens the print dialog by itself. */
export function PrintTillScreen() {
  const messages = useMessages(tillMessages)
  const { id } = route.useParams()
  const { format } = route.useSearch()
  const navigate = route.useNavigate()
  const till = useTill(id)
  usePrint(messages.slip, till.data !== undefined)
  return (
    <PrintSheet
      format={format}
      choice={{
        formats: slipFormats,
        onChange: (next) => void navigate({ search: { format: next }, replace: true }),
      }}
      failure={failedOf(till) && <QueryFailed query={till} title={messages.loadFailed} />}
    >
      {till.data && <TillSlip till={till.data} />}
    </PrintSheet>
  )
}

/** Slip that accompanies the money: figures, count, cash movements and a signature line. */
function TillSlip({ till }: { till: Till }) {
  const messages = useMessages(tillMessages)
  const localized = useLocalized()
  const dates = useDates()
  const { name } = useBusiness()
  const count = till.counts.at(-1)
  const closed = till.closedDateTimeUtc
  return (
    <article className={styles.slip}>
      <h1>{localized(name)}</h1>
      <p className="to-middle">
        {messages.slip} · {messages.tillOf(till.registerName, till.businessDay)} ·{' '}
        {messages.number(numberOfId(till.publicId))}
      </p>
      <p>{messages.openedBy(till.clerkName, dates.moment(till.openedDateTimeUtc))}</p>
      {closed && <p>{messages.closedBy(till.closedByName ?? '', dates.moment(closed))}</p>}
      <hr />
      <h2 className="visually-hidden">{messages.slip}</h2>
      <TillFigures till={till} />
      <Difference till={till} />
      {closed && count && (
        <>
          <h2>{messages.counted}</h2>
          <CountedPieces count={count} />
        </>
      )}
      <TillLines lines={till.lines} />
      <p className={styles.signature}>{messages.signature}</p>
    </article>
  )
}
