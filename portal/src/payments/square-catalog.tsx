import { Checkbox } from '@mantine/core'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { squareMessages } from './square.messages.ts'
import { useConnectCatalog } from './square.queries.ts'

/**
 * Whether sales refer to entries of Square's catalogue. The entries are created first; if that
 * fails, the checkbox stays as it was.
 */
export function SquareCatalog({ isConnected }: { isConnected: boolean }) {
  const messages = useMessages(squareMessages)
  const { wanted, connect, isPending, error } = useConnectCatalog()
  return (
    <>
      <Checkbox
        label={messages.catalog}
        description={isPending ? messages.writing : messages.catalogHint}
        checked={wanted ?? isConnected}
        aria-busy={isPending}
        onChange={(event) => connect(event.currentTarget.checked)}
      />
      <ProblemAlert error={error} />
    </>
  )
}
