import { getRouteApi } from '@tanstack/react-router'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { PrintSheet } from '../kit/print/print-sheet.tsx'
import { slipFormats } from '../kit/print/slip-search.rules.ts'
import { usePrint } from '../kit/print/use-print.ts'
import { useMessages } from '../kit/text/messages.ts'
import { TillSlip } from './till-slip.tsx'
import { tillMessages } from './till.messages.ts'
import { useTill } from './till.queries.ts'

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
