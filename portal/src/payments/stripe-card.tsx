import { useMessages } from '../kit/text/messages.ts'
import { ConnectableCard } from './connectable-card.tsx'
import { providerMessages } from './provider.messages.ts'
import type { PaymentConfiguration, ProviderState } from './provider.rules.ts'

type Props = {
  state: ProviderState
  configuration: PaymentConfiguration
  /** The link that the person followed was too old. */
  hasExpired: boolean
  /** Another link was asked for. */
  onGoOn: () => void
}

/** The registration at Stripe, which goes on until Stripe needs nothing more. */
export function StripeCard({ state, configuration, hasExpired, onGoOn }: Props) {
  const messages = useMessages(providerMessages)
  const verbOf = () => {
    if (state === 'free') return messages.connect('Stripe')
    if (hasExpired && state !== 'ready') return messages.again
    return state === 'started' || state === 'uncompleted' ? messages.goOn : null
  }
  return (
    <ConnectableCard
      service="Stripe"
      state={state}
      configuration={configuration}
      verb={verbOf()}
      onPress={() => hasExpired && onGoOn()}
    />
  )
}
