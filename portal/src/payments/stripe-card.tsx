import { useMessages } from '../kit/text/messages.ts'
import { ConnectableCard } from './connectable-card.tsx'
import { providerMessages } from './provider.messages.ts'
import type { PaymentConfiguration, ProviderState } from './provider.rules.ts'

type Props = {
  state: ProviderState
  configuration: PaymentConfiguration
  /** The followed link had expired. */
  hasExpired: boolean
  /** Called when another link was requested. */
  onGoOn: () => void
}

/** Registration at Stripe, which continues until Stripe needs no more information. */
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
