import { Checkbox } from '@mantine/core'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { squareMessages } from './square.messages.ts'
import { useConnectCatalog } from './square.queries.ts'

/**
 * Whether sales name the entries of Square's catalogue. They are written first; where that fails,
 * the box is as before.
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
