import { getRouteApi } from '@tanstack/react-router'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { PrintSheet } from '../../kit/print/print-sheet.tsx'
import { slipFormats } from '../../kit/print/slip-search.rules.ts'
import { usePrint } from '../../kit/print/use-print.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useParty } from '../party.queries.ts'
import { HandOutSlip } from './hand-out-slip.tsx'
import { slipMessages } from './slip.messages.ts'

const route = getRouteApi('/bare/orders/$ref/slip')

/** Print page of the hand-out slip, without the shell; the print dialog opens by itself. */
export function SlipScreen() {
  const messages = useMessages(slipMessages)
  const { ref } = route.useParams()
  const { format } = route.useSearch()
  const navigate = route.useNavigate()
  const party = useParty(ref)
  usePrint(messages.title(ref), party.data !== undefined)
  return (
    <PrintSheet
      format={format}
      choice={{
        formats: slipFormats,
        onChange: (next) => void navigate({ search: { format: next }, replace: true }),
      }}
      failure={failedOf(party) && <QueryFailed query={party} title={messages.failed} />}
    >
      {party.data && <HandOutSlip party={party.data} />}
    </PrintSheet>
  )
}
