import { Text } from '@mantine/core'
import {
  IconBan,
  IconCheck,
  IconClock,
  IconHourglass,
  IconPlugConnectedX,
  IconProgress,
} from '@tabler/icons-react'
import { useState } from 'react'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { AccountFacts } from './account-facts.tsx'
import { ConnectableCard } from './connectable-card.tsx'
import type { Registration } from './payment-search.rules.ts'
import { providerMessages } from './provider.messages.ts'
import {
  begunAtSquare,
  cardsOf,
  type PaymentConfiguration,
  type ProviderCard,
  type ProviderState,
} from './provider.rules.ts'
import { SquareCard } from './square-card.tsx'
import styles from './payments.module.css'

const looks = {
  started: { tone: 'info', icon: IconProgress },
  uncompleted: { tone: 'warning', icon: IconProgress },
  completed: { tone: 'info', icon: IconHourglass },
  ready: { tone: 'positive', icon: IconCheck },
  free: { tone: 'muted', icon: IconPlugConnectedX },
  taken: { tone: 'muted', icon: IconClock },
  notOffered: { tone: 'muted', icon: IconBan },
} as const

type Props = {
  configuration: PaymentConfiguration
  registration: Registration | undefined
  onGoOn: () => void
}

/** Providers with their state and actions. */
export function ProviderCards({ configuration, registration, onGoOn }: Props) {
  const messages = useMessages(providerMessages)
  const [isBegun, setBegun] = useState(false)
  if (isBegun && configuration.paymentService !== null) setBegun(false)
  const shown = isBegun ? begunAtSquare(configuration) : configuration
  const { paymentService: connected, isReadyToReceivePayment } = shown
  return (
    <ul className={styles.cards} aria-label={messages.list}>
      {cardsOf(shown).map((card) => (
        <li
          key={card.service}
          className={`panel ${styles.card}`}
          data-greyed={card.isGreyed || undefined}
        >
          <Head card={card} />
          {card.isGreyed && connected && (
            <Text size="sm">{messages.takenBy(connected, isReadyToReceivePayment)}</Text>
          )}
          {card.service === 'Chase' && (
            <>
              <Text size="sm">{messages.shownOnly}</Text>
              <AccountFacts configuration={configuration} />
            </>
          )}
          {card.service === 'Stripe' && !card.isGreyed && (
            <StripeCard
              state={card.state}
              configuration={configuration}
              hasExpired={registration === 'again'}
              onGoOn={onGoOn}
            />
          )}
          {card.service === 'Square' && !card.isGreyed && (
            <SquareCard
              state={card.state}
              configuration={configuration}
              isBegun={isBegun}
              onBegun={setBegun}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function Head({ card: { service, state } }: { card: ProviderCard }) {
  const messages = useMessages(providerMessages)
  const { tone, icon } = looks[state]
  return (
    <div className={styles.cardHead}>
      <h2 className="size-16">{service}</h2>
      <StatusBadge tone={tone} icon={icon}>
        {messages.states[state]}
      </StatusBadge>
    </div>
  )
}

type StripeCardProps = {
  state: ProviderState
  configuration: PaymentConfiguration
  /** The followed link had expired. */
  hasExpired: boolean
  /** Called when another link was requested. */
  onGoOn: () => void
}

/** Registration at Stripe, which continues until Stripe needs no more information. */
function StripeCard({ state, configuration, hasExpired, onGoOn }: StripeCardProps) {
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
