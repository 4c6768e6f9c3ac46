import { Text } from '@mantine/core'
import {
  IconBan,
  IconCheck,
  IconClock,
  IconHourglass,
  IconPlugConnectedX,
  IconProgress,
} from '@tabler/icons-react'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { Registration } from './payment-search.rules.ts'
import { providerMessages } from './provider.messages.ts'
import { cardsOf, type PaymentConfiguration, type ProviderCard } from './provider.rules.ts'
import { StripeCard } from './stripe-card.tsx'
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

/** Each provider with where it stands; what can be done is on the card of Stripe. */
export function ProviderCards({ configuration, registration, onGoOn }: Props) {
  const messages = useMessages(providerMessages)
  const { paymentService: connected, isReadyToReceivePayment } = configuration
  return (
    <ul className={styles.cards} aria-label={messages.list}>
      {cardsOf(configuration).map((card) => (
        <li
          key={card.service}
          className={`panel ${styles.card}`}
          data-greyed={card.isGreyed || undefined}
        >
          <Head card={card} />
          {card.isGreyed && connected && (
            <Text size="sm">{messages.takenBy(connected, isReadyToReceivePayment)}</Text>
          )}
          {card.service === 'Stripe' && !card.isGreyed && (
            <StripeCard
              state={card.state}
              configuration={configuration}
              hasExpired={registration === 'again'}
              onGoOn={onGoOn}
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
      <h2 className={styles.heading}>{service}</h2>
      <StatusBadge tone={tone} icon={icon}>
        {messages.states[state]}
      </StatusBadge>
    </div>
  )
}
