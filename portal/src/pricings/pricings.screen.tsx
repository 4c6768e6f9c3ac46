import { Text } from '@mantine/core'
import { featureFlags } from '../kit/feature-flags.ts'
import { AnchorLink } from '../kit/links.tsx'
import { useMessages } from '../kit/messages.ts'
import { PageHead } from '../kit/page-head.tsx'
import { pricingMessages } from './pricings.messages.ts'
import styles from './pricings.module.css'

const pages = [
  ['/pricings/daily-ticket', 'daily_ticket'],
  ['/pricings/subscription', 'season_pass'],
  ['/pricings/equipment-rental', 'equipment_rental'],
  ['/pricings/donation', 'donation'],
] as const

/** The way to the prices of each kind. */
export function PricingsScreen() {
  const messages = useMessages(pricingMessages)
  return (
    <>
      <PageHead title={messages.title} />
      <Text c="dimmed" mb="md" maw={640}>
        {messages.intro}
      </Text>
      <ul className={styles.kinds}>
        {pages
          .filter(([, kind]) => kind !== 'equipment_rental' || featureFlags().IsNewRentalEnabled)
          .map(([to, kind]) => (
            <li key={to} className="panel">
              <AnchorLink to={to} fw={620}>
                {messages.kinds[kind]}
              </AnchorLink>
              <Text size="sm" c="dimmed">
                {messages.hints[kind]}
              </Text>
            </li>
          ))}
      </ul>
    </>
  )
}
