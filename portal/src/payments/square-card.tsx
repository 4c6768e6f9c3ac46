import { Button, Text, Checkbox } from '@mantine/core'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { ConnectableCard } from './connectable-card.tsx'
import { providerMessages } from './provider.messages.ts'
import { mayHaveTerminal, type PaymentConfiguration, type ProviderState } from './provider.rules.ts'
import { squareMessages } from './square.messages.ts'
import { useConnectCatalog } from './square.queries.ts'

type Props = {
  state: ProviderState
  configuration: PaymentConfiguration
  /** Square's page was opened, and is not answered yet. */
  isBegun: boolean
  onBegun: (isBegun: boolean) => void
}

/** The account at Square: its authorization, missing permissions and catalogue. */
export function SquareCard({ state, configuration, isBegun, onBegun }: Props) {
  const messages = useMessages(providerMessages)
  const own = useMessages(squareMessages)
  const isConnected = configuration.paymentService === 'Square'
  const lacksPermissions = isConnected && !configuration.hasAcceptedNewPermissionScopesForSquare
  const verbOf = () => {
    if (state === 'free') return messages.connect('Square')
    if (isBegun) return own.goOn
    return lacksPermissions ? own.accept : null
  }
  return (
    <ConnectableCard
      service="Square"
      state={state}
      configuration={configuration}
      verb={verbOf()}
      onLink={() => !isConnected && onBegun(true)}
      beside={
        isBegun && (
          <Button variant="default" onClick={() => onBegun(false)}>
            {own.giveUp}
          </Button>
        )
      }
    >
      {lacksPermissions && <Text size="sm">{own.lacksPermissions}</Text>}
      {mayHaveTerminal(configuration) && (
        <SquareCatalog isConnected={configuration.isCatalogConnectionEnabled} />
      )}
    </ConnectableCard>
  )
}

/**
 * Whether sales refer to entries of Square's catalogue. The entries are created first; if that
 * fails, the checkbox stays as it was.
 */
function SquareCatalog({ isConnected }: { isConnected: boolean }) {
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
